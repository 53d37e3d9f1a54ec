import { keepPreviousData } from '@tanstack/react-query'
import { recordOf, useRecord } from '#platform/record'
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
  const { query, first } = useRecord({
    ...recordOf([QUEUES, 'history', name, asked], read),
    placeholderData: keepPreviousData,
    enabled: shown,
  })
  return { query, totals: first?.totals ?? undefined }
}
