import { claimPromotion, claimRaffle } from '@tucano/contract/promotions'
import type { Claim } from '@tucano/contract/rewards'
import { Gift } from 'lucide-react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { RulesLink } from '#parts/rewards/rules-link'
import { TimeLeft } from '#parts/rewards/time-left'
import { readPromotionsAgain } from '#parts/use-promotion-news'
import { useRewardWords } from '#parts/rewards/use-reward-words'
import { useToastAction } from '#parts/use-toast-action'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Card, Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import { useClaims } from './queries.ts'
import styles from './rewards.module.css'
import { texts } from './texts.ts'

/** What a press takes, what ends first before the rest. */
export function WaitingRewards({ onLeave }: { onLeave: () => void }) {
  const t = useText(texts)
  const query = useClaims()
  return (
    <Arrived query={query} skeleton={<Skeleton height="160px" />} failedTitle={t('rewardsFailed')} level="h4" small>
      {({ waiting }) =>
        waiting.length === 0 ? (
          <Card data-waiting="0">
            <DrawnState drawing="nest" title={t('rewardsTitle')} level="h4" small>
              {t('rewardsText')}
            </DrawnState>
          </Card>
        ) : (
          <SectionCard title={t('toClaim')} text={t('toClaimText')}>
            <ul className={styles.claims} data-waiting={waiting.length}>
              {waiting.map((claim, n) => (
                <WaitingReward key={claim.rewardId} claim={claim} isFirst={n === 0} onLeave={onLeave} />
              ))}
            </ul>
          </SectionCard>
        )
      }
    </Arrived>
  )
}

const take = ({ promotionId, period, promotionType }: Claim): Promise<unknown> =>
  promotionType === 'raffle' ? call(claimRaffle, { promotionId, period }) : call(claimPromotion, { promotionId, period })

function WaitingReward({ claim, isFirst, onLeave }: { claim: Claim; isFirst: boolean; onLeave: () => void }) {
  const t = useText(texts)
  const say = useRewardWords()
  const { busy, run } = useToastAction()
  const { promotionId, title, reward, until } = claim
  const worth = reward ? say(reward) : undefined
  const press = (): void =>
    void run(
      async () => {
        try {
          await take(claim)
        } finally {
          await readPromotionsAgain()
        }
      },
      worth === undefined ? t('claimed') : t('claimedWorth', { worth }),
    )
  return (
    <li className={styles.claim} data-claim={claim.rewardId}>
      <span className={styles.mark} aria-hidden="true">
        <Gift />
      </span>
      <span className={styles.words}>
        <strong>{worth ?? title}</strong>
        <span className={styles.soft}>
          {worth !== undefined && title}
          {until !== null && (
            <>
              {worth !== undefined && ' · '}
              {t('claimUntil')} <TimeLeft until={until} />
            </>
          )}
        </span>
        <RulesLink promotionId={promotionId} title={title} onLeave={onLeave} />
      </span>
      <Button look={isFirst ? 'primary' : 'secondary'} busy={busy} aria-label={t('claimOf', { title })} onClick={press}>
        {t('claim')}
      </Button>
    </li>
  )
}
