import { moneyQueueChanged } from '@tucano/contract/deposits'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { listen, onMissed } from '#platform/live'
import { queries } from '#platform/queries'

export const QUEUES = 'office'

/** Reads again the queues that are shown. */
export const rereadQueues = (): Promise<void> => queries.invalidateQueries({ queryKey: [QUEUES] })
const again = (): void => void rereadQueues()
listen(moneyQueueChanged, again)
onMissed(again)

interface QueuePage<Item> {
  list: Item[]
  next: string | null
  /** The server's clock, where it tells it. */
  now?: number
  /** Above so much two operators approve, where that is so. */
  secondAbove?: string
}

export const queueOf = <Item>(name: string, read: (after: string | undefined) => Promise<QueuePage<Item>>) =>
  infiniteQueryOptions({
    queryKey: [QUEUES, name],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })

/** A queue as far as it was asked for. It follows what others do to it. */
export function useQueue<Item>(options: ReturnType<typeof queueOf<Item>>) {
  const query = useInfiniteQuery(options)
  const { data: read, dataUpdatedAt } = query
  const pages = read?.pages
  const told = pages?.at(-1)?.now
  return {
    /** What the first page says besides. */
    first: pages?.[0],
    query: { ...query, data: pages?.flatMap(({ list }) => list) },
    /** How far the server's clock is ahead of this computer's. */
    ahead: told === undefined ? 0 : told - dataUpdatedAt,
  }
}
