import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#ui/button'
import { DrawnState } from './drawn-state.tsx'
import { Arrived } from './loaded.tsx'
import { Older } from './older.tsx'

type Paging = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>

interface RecordListProps<Item> extends Omit<ComponentProps<typeof Arrived<readonly Item[]>>, 'query' | 'children'> {
  query: ComponentProps<typeof Arrived<readonly Item[]>>['query'] & Paging
  empty: { title: string; text?: string; drawing?: ComponentProps<typeof DrawnState>['drawing'] }
  /** What the button says that brings the older part; without it, that comes as the end of the list comes near. */
  moreLabel?: string
  /** What stands above the list while there is one. */
  head?: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** The lines of a record in whichever state they are: on their way, failed, empty, or there as far as they were asked for. */
export function RecordList<Item>({ query, empty, moreLabel, head, level = 'h2', small = false, children, ...rest }: RecordListProps<Item>) {
  return (
    <Arrived {...rest} query={query} level={level} small={small}>
      {(items) => {
        if (items.length === 0)
          return (
            <DrawnState drawing={empty.drawing ?? 'empty'} title={empty.title} level={level} small={small}>
              {empty.text}
            </DrawnState>
          )
        return (
          <>
            {head}
            {moreLabel === undefined ? (
              <Older query={query}>{children(items)}</Older>
            ) : (
              <>
                {children(items)}
                <More query={query} label={moreLabel} />
              </>
            )}
          </>
        )
      }}
    </Arrived>
  )
}

interface MoreProps {
  query: Pick<Paging, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  label: string
}

/** The next page, when somebody asks for it. */
export const More = ({ query: { hasNextPage, isFetchingNextPage, fetchNextPage }, label }: MoreProps) =>
  hasNextPage && (
    <Button look="quiet" wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {label}
    </Button>
  )
