import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { QUEUES } from '../queue-query.ts'

interface HistoryPage<Item, Total> {
  list: Item[]
  next: string | null
  totals: Total[] | null
}

/** What was decided, as far as it was asked for and while it is shown. It follows what is decided meanwhile. */
export function useHistory<Item, Total>(
  { name, asked, shown }: { name: string; asked: object; shown: boolean },
  read: (before: string | undefined) => Promise<HistoryPage<Item, Total>>,
) {
  const query = useInfiniteQuery({
    queryKey: [QUEUES, 'history', name, asked],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    enabled: shown,
    staleTime: 0,
  })
  const pages = query.data?.pages
  return { query: { ...query, data: pages?.flatMap(({ list }) => list) }, totals: pages?.[0]?.totals ?? undefined }
}
