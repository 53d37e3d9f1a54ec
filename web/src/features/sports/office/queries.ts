import type { ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import { getMatch, getSportsTree, listSportsResults, type MatchRow } from '@tucano/contract/sports'
import { type SportsAct, getEventRisk, listSportsActs, listSportsClosings, listSportsRisk } from '@tucano/contract/sports/office'
import { getFeedHealth, getSportsReport, listSportsLimits, listSportsMembers } from '@tucano/contract/sports/office-limits'
import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { QUEUES, queueOf } from '#office/queue-query.ts'
import { call } from '#platform/call'
import { type Language, useLanguage } from '#platform/language'

export type RiskPage = ReplyOf<typeof listSportsRisk>
export type RiskRow = RiskPage['list'][number]
export type EventRisk = ReplyOf<typeof getEventRisk>
export type Match = ReplyOf<typeof getMatch>
export type Limit = ReplyOf<typeof listSportsLimits>['list'][number]
export type Health = ReplyOf<typeof getFeedHealth>
export type ReportAsked = RequestOf<typeof getSportsReport>
export type ReportRow = ReplyOf<typeof getSportsReport>['list'][number]

const SECOND = 1000
const MINUTE = 60 * SECOND
const language = (): Language => useLanguage.getState().language

interface RiskAsked {
  sport: string | undefined
  live: boolean
}

/** Matches with open bets, those first that can cost the most. Each page begins so many matches after the first. */
export const useRisk = ({ sport, live }: RiskAsked) =>
  useInfiniteQuery({
    queryKey: [QUEUES, 'sports-risk', sport, live, language()],
    queryFn: ({ pageParam }) => call(listSportsRisk, { ...(sport !== undefined && { sport }), ...(live && { live }), after: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    refetchInterval: 15 * SECOND,
  })

/** What bets on a match can cost, market by market. */
export const useEventRisk = (event: string) =>
  useQuery({
    queryKey: [QUEUES, 'sports-event', event, language()],
    queryFn: () => call(getEventRisk, { event }),
    staleTime: 0,
    refetchInterval: 5 * SECOND,
  })

/** All markets of a match with all of their outcomes, as the feed tells them. */
export const useMarketsTold = (event: string) =>
  useQuery({
    queryKey: [QUEUES, 'sports-match', event, language()],
    queryFn: () => call(getMatch, { event }),
    staleTime: 0,
    refetchInterval: 30 * SECOND,
  })

/** Matches that were over on a day. */
export const matchesOver = (day: string, sport: string | undefined) =>
  queueOf<MatchRow>(`sports-over ${day} ${sport ?? ''} ${language()}`, (after) =>
    call(listSportsResults, { day, ...(sport !== undefined && { sport }), ...(after !== undefined && { after }) }),
  )

/** Sports and leagues that have matches. */
export const useTree = () =>
  useQuery({ queryKey: [QUEUES, 'sports-tree', language()], queryFn: () => call(getSportsTree, {}), staleTime: MINUTE })

const closings = queryOptions({
  queryKey: [QUEUES, 'sports-closings'],
  queryFn: () => call(listSportsClosings, {}),
  staleTime: 0,
  refetchInterval: 15 * SECOND,
})
export const useClosings = () => useQuery(closings)

/** What operators have proposed about results, those that wait first. */
export const acts = {
  ...queueOf<SportsAct>('sports-acts', (before) => call(listSportsActs, before === undefined ? {} : { before })),
  refetchInterval: 30 * SECOND,
}

export const useLimits = () =>
  useQuery({ queryKey: [QUEUES, 'sports-limits'], queryFn: () => call(listSportsLimits, {}), staleTime: 0, refetchInterval: MINUTE })

/** Members whose bets are late or who have a factor; or one account. */
export const useMembers = (account: string) =>
  useQuery({
    queryKey: [QUEUES, 'sports-members', account],
    queryFn: () => call(listSportsMembers, account === '' ? {} : { account }),
    staleTime: 0,
  })

export const useHealth = () =>
  useQuery({ queryKey: [QUEUES, 'sports-feed'], queryFn: () => call(getFeedHealth, {}), staleTime: 0, refetchInterval: 3 * SECOND })

export const useReport = (asked: ReportAsked) =>
  useQuery({
    queryKey: [QUEUES, 'sports-report', asked],
    queryFn: () => call(getSportsReport, asked),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
