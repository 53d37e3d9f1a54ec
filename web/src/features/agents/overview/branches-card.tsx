import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import type { Period } from '#platform/period'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import styles from './overview.module.css'
import { useBranches } from './queries.ts'
import { texts } from './texts.ts'

const SHOWN = 5

/** Who of the people right below brought most, each with the team below. */
export function BranchesCard({ period, onAll }: { period: Period; onAll: () => void }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const query = useBranches(period)
  return (
    <SectionCard title={t('branches')} text={t('branchesText')}>
      <Arrived query={query} skeleton={<Skeleton height="160px" />} failedTitle={t('branchesFailed')} level="h5" small>
        {({ list }) => {
          const shown = list.filter(({ stake }) => BigInt(stake) > 0n).slice(0, SHOWN)
          const [first] = shown
          if (!first) return <DrawnState drawing="nest" title={t('branchesNone')} level="h5" small />
          return (
            <div className={styles.inside}>
              <ol className={styles.ranked}>
                {shown.map(({ memberId, name, stake }) => (
                  <li key={memberId} data-branch={name}>
                    <span className={styles.who}>{name}</span>
                    <span className={styles.amount}>{amount(stake)}</span>
                    <span className={styles.length} aria-hidden="true">
                      <i style={{ width: `${Number((BigInt(stake) * 1000n) / BigInt(first.stake)) / 10}%` }} />
                    </span>
                  </li>
                ))}
              </ol>
              <Button size="small" wide className={styles.all} onClick={onAll}>
                {t('branchesAll')}
              </Button>
            </div>
          )
        }}
      </Arrived>
    </SectionCard>
  )
}
