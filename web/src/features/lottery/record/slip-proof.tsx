import type { Bet } from '@tucano/contract/bet-history'
import { getBetPath } from '@tucano/contract/fairness'
import type { ToldLotteryBet } from '@tucano/contract/lottery/told-bet'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { ProofCard } from '#play/proof/proof-card.tsx'
import { SectionCard } from '#ui/section-card'
import styles from './record.module.css'
import { loadChecker } from '../load-checker.ts'
import { texts } from './texts.ts'

/** How a bet and its draw are checked; results of somebody else's lottery are not proven, they have sources. */
export function SlipProof({ bet, told: { draw, isProvable, source } }: { bet: Bet; told: ToldLotteryBet }) {
  const t = useText(texts)
  if (!isProvable)
    return (
      <SectionCard title={t('proof')}>
        <p className={styles.inside}>{source === null ? t('officialUnknown') : t('official', { source })}</p>
      </SectionCard>
    )
  return (
    <ProofCard
      betId={bet.roundId}
      text={t('proofText')}
      isThere={draw.result !== null}
      read={() => call(getBetPath, { betId: bet.roundId })}
      load={loadChecker}
    />
  )
}
