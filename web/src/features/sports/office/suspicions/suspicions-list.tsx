import type { SportsSuspicion } from '@tucano/contract/sports/office-suspicions'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { useQueue } from '#office/queue-query.ts'
import { Loaded } from '#parts/loaded'
import { More } from '#parts/record-list'
import { useAmounts } from '#platform/amounts'
import { moment, number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge, Skeleton } from '#ui/card'
import { riskPath } from '../acts/act-path.ts'
import styles from '../office.module.css'
import { suspicions } from '../queries.ts'
import { SaveSuspicion } from './save-suspicion.tsx'
import { texts } from './texts.ts'

/** What was reported, the newest first: on a match, or on all of them. */
export function SuspicionsList({ event }: { event?: string }) {
  const t = useText(texts)
  const { query } = useQueue(useMemo(() => suspicions(event), [event]))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height="120px" />}
      failedTitle={t('failed')}
      level="h4"
      small
      empty={{ title: t('empty'), text: t('emptyText') }}
    >
      {(list) => (
        <>
          <ul className={styles.list} aria-label={t('suspicions')}>
            {list.map((one) => (
              <Line key={one.suspicionId} one={one} isNamed={event === undefined} />
            ))}
          </ul>
          <More query={{ hasNextPage, isFetchingNextPage, fetchNextPage }} label={t('more')} />
        </>
      )}
    </Loaded>
  )
}

function Line({ one, isNamed }: { one: SportsSuspicion; isNamed: boolean }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const language = useLanguage((state) => state.language)
  const { number: no, event, matchName, text, bets, members, stake, by, at } = one
  return (
    <li className={styles.suspicion}>
      <span className={styles.named}>
        <Badge tone="alarm">{t('numbered', { number: no })}</Badge>
        {isNamed && (
          <Link href={riskPath(event)} className={styles.link}>
            {matchName}
          </Link>
        )}
      </span>
      <p className={styles.quoted}>{text}</p>
      <span className={styles.soft}>
        {t('about', { bets: number(bets, language), members: number(members, language), stake: amount(stake) })}
      </span>
      <span className={styles.line}>
        <span className={styles.soft}>{t('since', { by, at: moment(at, timeZone) })}</span>
        <SaveSuspicion suspicion={one} />
      </span>
    </li>
  )
}
