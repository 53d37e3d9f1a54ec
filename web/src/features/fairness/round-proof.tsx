import type { Bet } from '@tucano/contract/bet-history'
import { SEED_HOURS_MAX, SEED_ROUNDS_MAX } from '@tucano/contract/fairness'
import type { StudioBet } from '@tucano/contract/studios/told-bet'
import type { Json } from '@tucano/round'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { Button } from '#ui/button'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import type { Verdict } from '../../verifier/check-round.ts'
import styles from './round-proof.module.css'
import { Reveal } from './reveal.tsx'
import { texts } from './texts.ts'
import { Verdicts } from './verdicts.tsx'

type Drawn = StudioBet['drawn']

interface RoundProofProps {
  bet: Bet
  told: StudioBet
  onTold: () => void
}

/** What a round was drawn from, and whether it was drawn as promised. */
export function RoundProof({ bet, told, onTold }: RoundProofProps) {
  const t = useText(texts)
  const { drawn } = told
  return (
    <SectionCard title={t('drawn')} text={t('drawnText')}>
      <Origin drawn={drawn} />
      {drawn.serverSeed === null
        ? bet.state !== 'open' && <Sealed onTold={onTold} />
        : bet.state === 'settled' && <Check bet={bet} told={told} serverSeed={drawn.serverSeed} />}
    </SectionCard>
  )
}

function Origin({ drawn }: { drawn: Drawn }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { seedHash, clientSeed, nonce, maths, serverSeed, pool } = drawn
  const code = (key: 'seedHash' | 'clientSeed' | 'maths' | 'serverSeed', text: string) => {
    const copyLabel = t(`copy${key[0]!.toUpperCase()}${key.slice(1)}` as 'copySeedHash')
    return { key, label: t(key), value: text, code: { text, copyLabel, doneLabel: t('copied') } }
  }
  return (
    <Facts
      facts={[
        code('seedHash', seedHash),
        serverSeed === null ? { key: 'serverSeed', label: t('serverSeed'), value: t('sealed') } : code('serverSeed', serverSeed),
        code('clientSeed', clientSeed ?? ''),
        { key: 'nonce', label: t('nonce'), value: nonce },
        code('maths', maths),
        ...(pool === null ? [] : [{ key: 'pool', label: t('pool'), value: amount(pool) }]),
      ]}
    />
  )
}

function Sealed({ onTold }: { onTold: () => void }) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const limits = { rounds: number(SEED_ROUNDS_MAX, language), hours: SEED_HOURS_MAX }
  return (
    <div className={styles.foot}>
      <p>{t('sealedText', limits)}</p>
      <Reveal onTold={onTold} />
    </div>
  )
}

interface CheckProps {
  bet: Bet
  told: StudioBet
  serverSeed: string
}

function Check({ bet, told: { moves, outcome, drawn }, serverSeed }: CheckProps) {
  const t = useText(texts)
  const [verdicts, setVerdicts] = useState<Verdict[]>()
  const { busy, problem, run } = useAction()
  const check = (): Promise<boolean> =>
    run(async () => {
      const { checkRound } = await import('../../verifier/check-round.ts')
      const { seedHash, clientSeed, nonce, maths, pool } = drawn
      const seed = { serverSeed, serverSeedHash: seedHash, clientSeed: clientSeed ?? '' }
      const { gameCode: game, stake } = bet
      // What the record shows is what is held against the draw, unless it says itself that it was corrected.
      const { payout } = bet.isCorrected ? drawn : bet
      const given = pool === null ? {} : { given: { pool } }
      setVerdicts(checkRound(seed, { game, maths, nonce, moves: (moves ?? []) as Json[], stake, payout, ...given }, outcome?.view ?? null))
    })
  return (
    <div className={styles.foot}>
      {bet.isCorrected && <p>{t('correctedText')}</p>}
      {verdicts ? (
        <Verdicts verdicts={verdicts} />
      ) : (
        <Button look="primary" icon={<ShieldCheck />} busy={busy} onClick={() => void check()}>
          {t('checkRound')}
        </Button>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {t('checkFailed')}
        </p>
      )}
    </div>
  )
}
