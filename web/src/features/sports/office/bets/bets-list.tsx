import type { DeskBet } from '@tucano/contract/sports/office'
import { useMemo } from 'react'
import { useQueue } from '#office/queue-query.ts'
import { Loaded } from '#parts/loaded'
import { More } from '#parts/record-list'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { Checkbox } from '#ui/toggle'
import { type BetsAsked, deskBets } from '../queries.ts'
import { BetLine } from './bet-line.tsx'
import styles from './bets.module.css'
import { texts } from './texts.ts'

interface BetsListProps {
  asked: BetsAsked
  /** Bets that are marked, where they can be. */
  marked?: ReadonlySet<string>
  onMark?: (marked: ReadonlySet<string>) => void
}

/** Bets, the newest first, a page at a time. */
export function BetsList({ asked, marked, onMark }: BetsListProps) {
  const t = useText(texts)
  const key = JSON.stringify(asked)
  // oxlint-disable-next-line react/exhaustive-deps -- what is asked for is the same while its words are
  const { query } = useQueue(useMemo(() => deskBets(asked), [key]))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const turn = (betId: string): void => {
    const next = new Set(marked)
    if (!next.delete(betId)) next.add(betId)
    onMark?.(next)
  }
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height="280px" />}
      failedTitle={t('failed')}
      level="h3"
      small
      empty={{ title: t('empty'), text: t('emptyText') }}
    >
      {(list: readonly DeskBet[]) => (
        <>
          <ul className={styles.list} aria-label={t('bets')}>
            {list.map((one) => (
              <li key={one.bet.betId} className={styles.item}>
                {marked && onMark && (
                  <Checkbox checked={marked.has(one.bet.betId)} onChange={() => turn(one.bet.betId)}>
                    <span className="sr-only">{t('mark', { account: one.account })}</span>
                  </Checkbox>
                )}
                <BetLine one={one} />
              </li>
            ))}
          </ul>
          <More query={{ hasNextPage, isFetchingNextPage, fetchNextPage }} label={t('more')} />
        </>
      )}
    </Loaded>
  )
}
