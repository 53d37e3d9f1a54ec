import { listMemberMovements } from '@tucano/contract/account-record'
import { listMemberBets } from '@tucano/contract/bet-history'
import { listMemberDocuments } from '@tucano/contract/documents'
import { getMemberLimits } from '@tucano/contract/limits'
import { type Adjustment, type MemberProfile, getMember, listAdjustments, readMemberJournal, searchMembers } from '@tucano/contract/members'
import { listMemberSessions } from '@tucano/contract/session'
import { getMemberMoney } from '@tucano/contract/wallet'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import { queries } from '#platform/queries'
import { queueOf } from '#office/queue-query.ts'
import { pageOf, recordOf, useRecord } from '#platform/record'

const keyOf = (memberId: string, part: string): string[] => ['members', memberId, part]
const FIRST_PAGE = undefined as string | undefined

/** Nothing is asked for until there is something to search for. Each search is written down, so the same one is not asked twice. */
export function useSearch(query: string) {
  const found = useInfiniteQuery({
    queryKey: ['members', 'search', query],
    queryFn: ({ pageParam }) => call(searchMembers, pageParam === undefined ? { query } : { query, after: pageParam }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: query !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const pages = query === '' ? undefined : found.data?.pages
  return { query: { ...found, data: pages?.flatMap(({ list }) => list) }, understood: pages?.[0]?.understood ?? [] }
}

export const useMember = (memberId: string) =>
  useQuery({ queryKey: keyOf(memberId, 'profile'), queryFn: () => call(getMember, { memberId }), staleTime: 0 })

/** What a change answered is what is shown; whatever else the page has of the member is read again. */
export function keepMember(profile: MemberProfile): void {
  queries.setQueryData(keyOf(profile.memberId, 'profile'), profile)
  void queries.invalidateQueries({ queryKey: keyOf(profile.memberId, 'journal') })
}

/** What a member is by now. */
export const rereadProfile = (memberId: string): Promise<void> => queries.invalidateQueries({ queryKey: keyOf(memberId, 'profile') })

/** After a proposal: its list, and the journal. */
export function rereadMember(memberId: string): void {
  for (const part of ['journal', 'adjustments', 'money']) void queries.invalidateQueries({ queryKey: keyOf(memberId, part) })
}

export const useMoney = (memberId: string) =>
  useQuery({ queryKey: keyOf(memberId, 'money'), queryFn: () => call(getMemberMoney, { memberId }), staleTime: 0 })

export const useMemberAdjustments = (memberId: string) =>
  useQuery({ queryKey: keyOf(memberId, 'adjustments'), queryFn: () => call(listAdjustments, { memberId }), staleTime: 0 })

export const useLimits = (memberId: string) =>
  useQuery({ queryKey: keyOf(memberId, 'limits'), queryFn: () => call(getMemberLimits, { memberId }), staleTime: 0 })

export const useDocuments = (memberId: string) =>
  useQuery({
    queryKey: keyOf(memberId, 'documents'),
    queryFn: async () => (await call(listMemberDocuments, { memberId })).list,
    staleTime: 0,
  })

interface Days {
  from: string
  to: string
}

export const useMovements = (memberId: string, days: Days) =>
  useRecord(
    recordOf([...keyOf(memberId, 'money'), 'movements', days], (before) =>
      call(listMemberMovements, { memberId, ...days, pocket: 'cash', before }),
    ),
  )

export const useBets = (memberId: string, days: Days) =>
  useRecord(recordOf([...keyOf(memberId, 'bets'), days], (before) => call(listMemberBets, { memberId, ...days, before })))

/** Attempts to enter, page by page; the sessions come with the first. */
export const useSessions = (memberId: string) =>
  useRecord(
    recordOf(keyOf(memberId, 'sessions'), async (before) => {
      const { sessions, attempts, more } = await call(listMemberSessions, { memberId, before })
      return { sessions, ...pageOf(attempts, more) }
    }),
  )

export const useMemberJournal = (memberId: string) =>
  useRecord(
    recordOf(keyOf(memberId, 'journal'), async (before) => {
      const { entries, more } = await call(readMemberJournal, { memberId, before })
      return pageOf(entries, more)
    }),
  )

/** Adjustments that wait for a second operator. */
export const adjustmentQueue = queueOf<Adjustment>('adjustments', (after) => call(listAdjustments, after === undefined ? {} : { after }))
