import { SERVICE_TIME_DAYS, getServiceTimes } from '@tucano/contract/cashier'
import { useQuery } from '@tanstack/react-query'
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { Card, Skeleton } from '#ui/card'
import { duration } from '#platform/duration'
import styles from './service-times.module.css'
import { texts } from './texts.ts'

/** How long deposits and withdrawals take, measured. */
export function ServiceTimes() {
  const t = useText(texts)
  const { data, error } = useQuery({ queryKey: ['cashier', 'times'], queryFn: () => call(getServiceTimes, {}) })
  const written = (seconds: number | null | undefined): string =>
    seconds === null || seconds === undefined ? t('none') : duration(seconds)
  return (
    <Card className={styles.times}>
      <h2 className={styles.title}>{t('title')}</h2>
      {(['deposit', 'withdrawal'] as const).map((kind) => (
        <p key={kind} className={styles.time} data-time={kind}>
          <span className={styles.sign}>
            {kind === 'deposit' ? <ArrowDownToLine aria-hidden="true" /> : <ArrowUpFromLine aria-hidden="true" />}
          </span>
          <span>
            <span className={styles.kind}>{t(kind)}</span>
            {data || error ? (
              <strong className={data?.[kind] == null ? styles.none : styles.value}>{error ? t('failed') : written(data?.[kind])}</strong>
            ) : (
              <Skeleton width="120px" height="24px" />
            )}
          </span>
        </p>
      ))}
      <p className={styles.note}>{t('note', { days: SERVICE_TIME_DAYS })}</p>
    </Card>
  )
}
