import { type Json, type Run, mathsDigest } from '@tucano/round'
import { type FormEvent, useState } from 'react'
import { amount } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { Facts } from '#ui/facts'
import { SelectField, TextArea, TextField } from '#ui/field'
import { scrolls } from '#ui/scrolls'
import { type Drawn, runAgain } from '../check-round.ts'
import { games } from '../games.ts'
import { hashes } from '../hashes.ts'
import { BindingFields, isBound, noBinding } from './binding-fields.tsx'
import { DrawnTable } from './drawn-table.tsx'
import styles from './parts.module.css'
import { commitmentOf } from './commitment.ts'
import { texts } from './texts.ts'

interface Outcome {
  run: Run
  drawn: Drawn[]
  commitment: string
  maths: string
}

/** One round, from what somebody types. */
export function OneRound() {
  const t = useText(texts)
  const [binding, setBinding] = useState(noBinding)
  const [game, setGame] = useState([...games.keys()][0] ?? '')
  const [written, setWritten] = useState('[]')
  const [pool, setPool] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | { problem: string }>()
  const moves = readMoves(written)
  const isPool = pool === '' || /^\d{1,18}$/.test(pool)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    setOutcome(undefined)
    if (!isBound(binding) || !moves || !isPool) return
    const maths = mathsDigest(games.get(game)!.maths, hashes)
    const commitment = commitmentOf(binding.serverSeed)
    const given = pool === '' ? {} : { given: { pool } }
    const round = { game, maths, nonce: Number(binding.nonce), moves, stake: '0', payout: '0', ...given }
    try {
      setOutcome({ ...runAgain({ ...binding, serverSeedHash: commitment }, round), commitment, maths })
    } catch (error) {
      setOutcome({ problem: error instanceof Error ? error.message : String(error) })
    }
  }
  return (
    <div className={styles.part}>
      <p className={styles.text}>{t('roundText')}</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <BindingFields binding={binding} onChange={setBinding} isAsked={isAsked} />
        <SelectField label={t('game')} value={game} onChange={({ target }) => setGame(target.value)}>
          {[...games.keys()].map((code) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
        <TextArea
          label={t('moves')}
          value={written}
          spellCheck={false}
          error={isAsked && !moves ? t('movesWrong') : undefined}
          onChange={({ target }) => setWritten(target.value)}
        />
        <TextField
          label={t('pool')}
          hint={t('poolHint')}
          value={pool}
          inputMode="numeric"
          error={isAsked && !isPool ? t('poolWrong') : undefined}
          onChange={({ target }) => setPool(target.value.trim())}
        />
        <Button look="primary" type="submit">
          {t('run')}
        </Button>
      </form>
      {outcome &&
        ('problem' in outcome ? (
          <p className={styles.problem} role="alert">
            {t('impossible', { problem: outcome.problem })}
          </p>
        ) : (
          <Shown {...outcome} />
        ))}
    </div>
  )
}

function readMoves(text: string): Json[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? (value as Json[]) : undefined
  } catch {
    return undefined
  }
}

function Shown({ run, drawn, commitment, maths }: Outcome) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const write = (minor: bigint): string => amount(minor, '', language).trim()
  return (
    <>
      <Card className={styles.facts} role="status">
        <Facts
          facts={[
            { key: 'stake', label: t('stake'), value: write(run.stake) },
            { key: 'payout', label: t('payout'), value: <strong>{write(run.payout)}</strong> },
            { key: 'over', label: t('over'), value: run.over ? t('yes') : t('no') },
            { key: 'commitment', label: t('commitment'), value: <code>{commitment}</code> },
            { key: 'maths', label: t('maths'), value: <code>{maths}</code> },
          ]}
        />
      </Card>
      <section className={styles.form}>
        <h3>{t('view')}</h3>
        <pre className={styles.pre} {...scrolls}>
          {JSON.stringify(run.view, undefined, 1)}
        </pre>
      </section>
      <DrawnTable drawn={drawn} />
    </>
  )
}
