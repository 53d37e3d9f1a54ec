import type { ReplyOf } from '@tucano/contract/endpoint'
import type { getRank } from '@tucano/contract/rewards'
import { Check, Crown } from 'lucide-react'
import { Arrived } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { Card, Skeleton } from '#ui/card'
import { useRank } from './queries.ts'
import styles from './rank-card.module.css'
import { StakeProgress } from './stake-progress.tsx'
import { texts } from './texts.ts'

type Club = ReplyOf<typeof getRank>
type Rank = Club['ranks'][number]

/** The member's rank in the club: what it brings, how far the next one is, and what all of them ask for. */
export function RankCard() {
  const t = useText(texts)
  const query = useRank()
  return (
    <Arrived query={query} skeleton={<Skeleton height="220px" />} failedTitle={t('rankFailed')} level="h4" small>
      {(club) => <OwnRank club={club} />}
    </Arrived>
  )
}

function OwnRank({ club }: { club: Club }) {
  const t = useText(texts)
  const { level, turnover, monthTurnover, isGiven, ranks } = club
  const own = ranks[Math.min(level, ranks.length - 1)]
  const next = ranks[level + 1]
  if (!own) return null
  return (
    <Card className={styles.card} data-rank={level} role="region" aria-label={t('rank')}>
      <div className={styles.own}>
        <p className={styles.label}>
          <Crown aria-hidden="true" />
          {t('rank')}
        </p>
        <h4 className={styles.name}>{own.name}</h4>
        <p className={styles.level}>{t('level', { level })}</p>
        {isGiven && <p className={styles.level}>{t('rankGiven')}</p>}
      </div>
      <div className={styles.about}>
        <Benefits rank={own} />
        {next ? (
          <StakeProgress name={t('nextRank', { name: next.name })} required={next.turnover} progress={turnover} />
        ) : (
          <p className={styles.soft}>{t('lastRank')}</p>
        )}
        {own.keep !== '0' && !isGiven && <StakeProgress name={t('keepRank')} required={own.keep} progress={monthTurnover} />}
        <p className={styles.soft}>{t('rankCare')}</p>
      </div>
      <details className={styles.all}>
        <summary>{t('allRanks')}</summary>
        <ol>
          {ranks.map((rank) => (
            <RankRow key={rank.level} rank={rank} isOwn={rank.level === own.level} />
          ))}
        </ol>
      </details>
    </Card>
  )
}

const Benefits = ({ rank: { benefits } }: { rank: Rank }) => (
  <ul className={styles.benefits}>
    {benefits.map((benefit) => (
      <li key={benefit}>
        <Check aria-hidden="true" />
        {benefit}
      </li>
    ))}
  </ul>
)

function RankRow({ rank, isOwn }: { rank: Rank; isOwn: boolean }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { level, name, turnover, keep } = rank
  const asked = [
    turnover === '0' ? t('rankFree') : t('rankFrom', { amount: amount(turnover) }),
    ...(keep === '0' ? [] : [t('rankKeep', { amount: amount(keep) })]),
  ]
  return (
    <li data-level={level} aria-current={isOwn || undefined}>
      <p>
        <strong>
          {level} · {name}
        </strong>
        {isOwn && <span className={styles.here}>{t('rankHere')}</span>}
      </p>
      <p className={styles.soft}>{asked.join(' · ')}</p>
      <Benefits rank={rank} />
    </li>
  )
}
