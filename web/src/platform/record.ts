import { type InfiniteData, type QueryKey, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { queries } from './queries.ts'

interface RecordPage {
  list: readonly unknown[]
  /** Where the next page begins; null after the last. */
  next: string | null
}

/** A record, page by page. What others have done meanwhile may be in it: it is read again whenever it is shown. */
export const recordOf = <Page extends RecordPage>(queryKey: QueryKey, read: (place: string | undefined) => Promise<Page>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => ({ list: pages.flatMap(({ list }) => list) as Page['list'][number][], first: pages[0] }),
    staleTime: 0,
  })

/** For calls that say only whether there is more: the next page begins after the last line of this one. */
export const pageOf = <Item extends { id: string }>(list: readonly Item[], more: boolean) => ({
  list,
  next: more ? (list.at(-1)?.id ?? null) : null,
})

/** A record as far as it was asked for, and what its first page says besides. */
export function useRecord<Page extends RecordPage>(options: ReturnType<typeof recordOf<Page>>) {
  const query = useInfiniteQuery(options)
  return { query: { ...query, data: query.data?.list }, first: query.data?.first }
}

/** Reads the newest page again, and forgets the older ones. */
export async function readNewest(queryKey: QueryKey): Promise<void> {
  queries.setQueryData<InfiniteData<unknown>>(
    queryKey,
    (known) => known && { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) },
  )
  await queries.invalidateQueries({ queryKey })
}

/**
 * Filters that stand in the address: a page that is sent to somebody shows the same.
 * @param names what each is called there
 */
export function useAddress<Key extends string>(names: Record<Key, string>) {
  const [search, setSearch] = useSearchParams()
  const keys = Object.keys(names) as Key[]
  const fields = Object.fromEntries(keys.map((key) => [key, search.get(names[key]) ?? ''])) as Record<Key, string>
  /** Whatever is empty leaves the address; `without` names what else does. */
  const set = (change: Partial<Record<Key, string>>, without: readonly string[] = []): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        for (const name of without) after.delete(name)
        for (const key of keys) {
          const value = change[key]
          if (value) after.set(names[key], value)
          else if (value !== undefined) after.delete(names[key])
        }
        return after
      },
      { replace: true },
    )
  return { fields, set }
}
