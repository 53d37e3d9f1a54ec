import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { InfiniteScroll } from '#ui/infinite-scroll'
import styles from './older.module.css'
import { texts } from './texts.ts'

interface OlderProps {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>
  children: ReactNode
}

/** A list whose older part comes as its end comes near; where that fails, when it is asked for. */
export function Older({ query, children }: OlderProps) {
  const t = useText(texts)
  const list = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLElement>(null)
  useEffect(() => {
    scroller.current = list.current?.closest<HTMLElement>('[data-page]') ?? null
  }, [])
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const more = (): void => void fetchNextPage()
  return (
    <div ref={list}>
      {/* Asking for more would cut off a reading of the first page that is under way. */}
      <InfiniteScroll container={scroller} hasMore={hasNextPage && !isFetchNextPageError} busy={isFetching} onMore={more}>
        {children}
      </InfiniteScroll>
      {hasNextPage && (
        <footer className={styles.foot}>
          {isFetchNextPageError && <p role="alert">{t('moreFailed')}</p>}
          <Button look="quiet" busy={isFetchingNextPage} onClick={more}>
            {t('more')}
          </Button>
        </footer>
      )}
    </div>
  )
}
