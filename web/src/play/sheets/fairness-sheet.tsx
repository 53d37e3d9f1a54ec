import type { ToldSeed } from '@tucano/contract/fairness'
import { VERIFIER_PATH } from '@tucano/contract/pages'
import { ShieldCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { TextField } from '#ui/field'
import { Sheet } from '#ui/sheet'
import { useGameContext, useGameSession } from '../session/game-context.ts'
import { texts } from '../texts.ts'
import styles from './sheets.module.css'

const CLIENT_SEED = /^[\w-]{8,64}$/

/** What the rounds are drawn from: what is sealed, what the page brought, and how to have it told. */
export function FairnessSheet({ close }: { close: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const commitments = useGameSession((state) => state.commitments)
  const { told, problem, isTurning, rotate } = useRotation()
  return (
    <Sheet title={t('fairness')} closeLabel={w('close')} onClose={close}>
      <div className={styles.sheet}>
        <p className={styles.words}>{t('proofText')}</p>
        {commitments && (
          <>
            <dl className={styles.seeds}>
              <dt>{t('seedNow')}</dt>
              <dd data-seed="now">{commitments.seedHash}</dd>
              <dt>{t('seedNext')}</dt>
              <dd data-seed="next">{commitments.nextSeedHash}</dd>
              <dt>{t('seedRounds')}</dt>
              <dd data-seed="rounds">{commitments.rounds}</dd>
            </dl>
            <p className={styles.small}>{t('fairnessText')}</p>
            <OwnSeed key={commitments.clientSeed} seed={commitments.clientSeed ?? ''} isTurning={isTurning} onChange={rotate} />
            <Button look="primary" wide busy={isTurning} onClick={() => rotate()}>
              {t('reveal')}
            </Button>
          </>
        )}
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {told && <Told {...told} />}
      </div>
    </Sheet>
  )
}

function useRotation() {
  const { session } = useGameContext()
  const [told, setTold] = useState<ToldSeed>()
  const { busy, problem, run } = useAction()
  const rotate = (clientSeed?: string): void => void run(async () => setTold(await session.rotate(clientSeed)))
  return { told, problem, isTurning: busy, rotate }
}

interface OwnSeedProps {
  seed: string
  isTurning: boolean
  onChange: (seed: string) => void
}

function OwnSeed({ seed, isTurning, onChange }: OwnSeedProps) {
  const t = useText(texts)
  const [written, setWritten] = useState(seed)
  const isWrong = !CLIENT_SEED.test(written)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isWrong && written !== seed) onChange(written)
  }
  return (
    <form className={styles.own} onSubmit={submit}>
      <TextField
        label={t('clientSeed')}
        hint={t('clientSeedHint')}
        error={isWrong ? t('clientSeedWrong') : undefined}
        value={written}
        spellCheck={false}
        autoComplete="off"
        maxLength={64}
        onChange={({ target }) => setWritten(target.value)}
      />
      <Button type="submit" disabled={isWrong || written === seed || isTurning}>
        {t('useSeed')}
      </Button>
    </form>
  )
}

function Told({ serverSeed, seedHash, clientSeed, rounds }: ToldSeed) {
  const t = useText(texts)
  const { onRecord } = useGameContext()
  return (
    <section className={styles.told} role="status">
      <h3 className={styles.heading}>{t('told')}</h3>
      <code className={styles.code} data-seed="told">
        {serverSeed}
      </code>
      <p className={styles.small}>{t('toldText')}</p>
      <dl className={styles.seeds}>
        <dt>{t('seedNow')}</dt>
        <dd>{seedHash}</dd>
        <dt>{t('clientSeed')}</dt>
        <dd>{clientSeed}</dd>
        <dt>{t('toldRounds')}</dt>
        <dd>{rounds}</dd>
      </dl>
      <div className={styles.checks}>
        <Button icon={<ShieldCheck />} onClick={onRecord}>
          {t('verify')}
        </Button>
        <a href={VERIFIER_PATH} target="_blank" rel="noreferrer">
          {t('verifier')}
        </a>
      </div>
    </section>
  )
}
