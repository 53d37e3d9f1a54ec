import type { MemberProfile } from '@tucano/contract/members'
import type { LimitState } from '@tucano/contract/limits'
import { Arrived } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import { Alarm } from '../detail-parts.tsx'
import styles from '../members.module.css'
import { useLimits } from '../queries.ts'
import { texts } from '../texts.ts'

/** What the member allows themselves. Nobody but the member changes it. */
export function LimitsTab({ profile: { memberId } }: { profile: MemberProfile }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  return (
    <SectionCard title={t('tab_limits')} text={t('limitsText')}>
      <Arrived query={useLimits(memberId)} skeleton={<Skeleton height="160px" />} failedTitle={t('limitsFailed')} level="h5" small>
        {({ limits, changeRequests, closed }) => {
          const set = limits.filter(({ cap }) => cap !== null)
          return (
            <>
              {closed && (
                <div className={styles.inside}>
                  <Alarm>{t(`closed_${closed.why}`, { until: moment(closed.until, timeZone) })}</Alarm>
                </div>
              )}
              {set.length === 0 && <p className={styles.empty}>{t('limitsNone')}</p>}
              <ul className={styles.list}>
                {set.map((limit) => (
                  <Line key={`${limit.kind}-${limit.period}`} limit={limit} />
                ))}
                {changeRequests.map(({ changeRequestId, kind, period, readyAt }) => (
                  <li key={changeRequestId} className={styles.item}>
                    <span>
                      {t(`limit_${kind}`)} · {t(`period_${period}`)}
                    </span>
                    <span className={styles.soft}>{t('changeRequest', { at: moment(readyAt, timeZone) })}</span>
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </Arrived>
    </SectionCard>
  )
}

function Line({ limit: { kind, period, cap, used } }: { limit: LimitState }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const write = (value: string): string => (kind === 'bets' ? value : kind === 'time' ? t('minutes', { count: value }) : amount(value))
  return (
    <li className={styles.item}>
      <span className={styles.line}>
        <span>
          {t(`limit_${kind}`)} · {t(`period_${period}`)}
        </span>
        <span className={styles.amount}>{write(cap ?? '0')}</span>
      </span>
      <span className={styles.soft}>{t('used', { amount: write(used) })}</span>
    </li>
  )
}
