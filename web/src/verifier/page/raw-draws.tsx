import { messageOf } from '@tucano/randomness'
import { drawsOf, mathsDigest } from '@tucano/round'
import { type FormEvent, useState } from 'react'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { Facts } from '#ui/facts'
import { SelectField, TextField } from '#ui/field'
import type { Drawn } from '../check-round.ts'
import { games } from '../games.ts'
import { hashes } from '../hashes.ts'
import { fromHex, toHex } from '../hex.ts'
import { BindingFields, HEX_32, isBound, noBinding } from './binding-fields.tsx'
import { DrawnTable } from './drawn-table.tsx'
import styles from './parts.module.css'
import { commitmentOf } from './commitment.ts'
import { texts } from './texts.ts'

const RANGES_MAX = 200
const FIRST_RANGES = '37, 52, 10000'

interface Outcome {
  drawn: Drawn[]
  message: string
  block: string
  commitment: string
}

const digestOf = (code: string): string => mathsDigest(games.get(code)!.maths, hashes)

function readRanges(text: string): bigint[] | undefined {
  const parts = text.split(/[\s,;]+/).filter(Boolean)
  const isRight = parts.length > 0 && parts.length <= RANGES_MAX && parts.every((part) => /^[1-9]\d{0,29}$/.test(part))
  return isRight ? parts.map(BigInt) : undefined
}

/** Numbers of a round for any ranges, without a game. */
export function RawDraws() {
  const t = useText(texts)
  const [binding, setBinding] = useState(noBinding)
  const [game, setGame] = useState([...games.keys()][0] ?? '')
  const [maths, setMaths] = useState(() => digestOf(game))
  const [ranges, setRanges] = useState(FIRST_RANGES)
  const [isAsked, setAsked] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const read = readRanges(ranges)
  const choose = (code: string): void => {
    setGame(code)
    setMaths(digestOf(code))
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    setOutcome(undefined)
    if (!isBound(binding) || !HEX_32.test(maths) || !read) return
    const { serverSeed, clientSeed } = binding
    const nonce = Number(binding.nonce)
    const commitment = commitmentOf(serverSeed)
    const round = { game, maths, nonce, moves: [], stake: '0', payout: '0' }
    const draws = drawsOf({ serverSeed, serverSeedHash: commitment, clientSeed, rounds: [] }, round, hashes)
    const message = messageOf({ game, maths, clientSeed, nonce }, 0)
    setOutcome({
      drawn: read.map((below) => ({ below: String(below), result: String(draws.belowBig(below)) })),
      message,
      block: toHex(hashes.hmacSha256(fromHex(serverSeed), message)),
      commitment,
    })
  }
  return (
    <div className={styles.part}>
      <p className={styles.text}>{t('drawsText')}</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <BindingFields binding={binding} onChange={setBinding} isAsked={isAsked} />
        <SelectField label={t('game')} value={game} onChange={({ target }) => choose(target.value)}>
          {[...games.keys()].map((code) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
        <TextField
          label={t('maths')}
          hint={t('mathsHint')}
          value={maths}
          spellCheck={false}
          error={isAsked && !HEX_32.test(maths) ? t('mathsWrong') : undefined}
          onChange={({ target }) => setMaths(target.value.trim())}
        />
        <TextField
          label={t('ranges')}
          hint={t('rangesHint')}
          value={ranges}
          error={isAsked && !read ? t('rangesWrong', { max: RANGES_MAX }) : undefined}
          onChange={({ target }) => setRanges(target.value)}
        />
        <Button look="primary" type="submit">
          {t('draw')}
        </Button>
      </form>
      {outcome && <Shown {...outcome} />}
    </div>
  )
}

function Shown({ drawn, message, block, commitment }: Outcome) {
  const t = useText(texts)
  return (
    <>
      <DrawnTable drawn={drawn} />
      <Card className={styles.facts}>
        <Facts
          facts={Object.entries({ commitment, message, block }).map(([key, text]) => ({
            key,
            label: t(key as 'commitment' | 'message' | 'block'),
            value: <code>{text}</code>,
          }))}
        />
      </Card>
    </>
  )
}
