import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import { usePercent } from '../parts/use-percent.ts'
import { useTypeName } from '../parts/use-type-name.ts'
import styles from './overview.module.css'
import type { Overview, useOverview } from './queries.ts'
import { texts } from './texts.ts'

const INKS = ['var(--beak)', 'var(--forest)', 'var(--sky)', '#8a63d2', '#c2577b', '#8a8f3c', 'var(--ink-soft)'] as const

/** How what was staked divides over the products. */
export function TypesCard({ query }: { query: ReturnType<typeof useOverview> }) {
  const t = useText(texts)
  return (
    <SectionCard title={t('types')} text={t('typesText')}>
      <Arrived query={query} skeleton={<Skeleton height="160px" />} failedTitle={t('failed')} level="h5" small>
        {({ types }) =>
          types.some(({ stake }) => BigInt(stake) > 0n) ? (
            <Types types={types} />
          ) : (
            <DrawnState drawing="empty" title={t('typesNone')} level="h5" small />
          )
        }
      </Arrived>
    </SectionCard>
  )
}

function Types({ types }: { types: Overview['types'] }) {
  const t = useText(texts)
  const name = useTypeName()
  const percent = usePercent()
  const { amount } = useAmounts()
  // What was only taken back in the period is no part of a whole.
  const shown = types.filter(({ stake }) => BigInt(stake) > 0n).toSorted((a, b) => (BigInt(a.stake) < BigInt(b.stake) ? 1 : -1))
  const total = shown.reduce((sum, { stake }) => sum + BigInt(stake), 0n)
  const shareOf = (stake: string): number => Number((BigInt(stake) * 10_000n) / total)
  return (
    <div className={styles.inside}>
      <div className={styles.bar} aria-hidden="true">
        {shown.map(({ type, stake }, n) => (
          <i key={type} style={{ flexGrow: shareOf(stake), background: INKS[n] }} />
        ))}
      </div>
      <ul className={styles.types} aria-label={t('types')}>
        {shown.map(({ type, stake }, n) => (
          <li key={type} data-type={type}>
            <span className={styles.name}>
              <i style={{ background: INKS[n] }} aria-hidden="true" />
              {name(type)}
            </span>
            <span className={`${styles.amount} ${styles.soft}`}>{percent(shareOf(stake))}</span>
            <span className={styles.amount}>{amount(stake)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
