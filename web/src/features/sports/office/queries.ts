import type { ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import { getMatch, getSportsTree, listSportsResults, type MatchRow } from '@tucano/contract/sports'
import { type DeskBet, getEventRisk, listDeskBets, listSportsClosings, listSportsRisk } from '@tucano/contract/sports/office'
import { type SportsAct, getSportsAct, listSportsActs, previewSportsAct } from '@tucano/contract/sports/office-acts'
import { getFeedHealth } from '@tucano/contract/sports/office-feed'
import {
  getSportsMember,
  getSportsReport,
  listSportsDelays,
  listSportsLimits,
  listSportsMembers,
} from '@tucano/contract/sports/office-limits'
import { type SportsSuspicion, listSportsSuspicions } from '@tucano/contract/sports/office-suspicions'
import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { QUEUES, queueOf } from '#office/queue-query.ts'
import { call } from '#platform/call'
import { type Language, useLanguage } from '#platform/language'

export type RiskPage = ReplyOf<typeof listSportsRisk>
export type RiskRow = RiskPage['list'][number]
export type EventRisk = ReplyOf<typeof getEventRisk>
export type Match = ReplyOf<typeof getMatch>
export type Limit = ReplyOf<typeof listSportsLimits>['list'][number]
export type Delay = ReplyOf<typeof listSportsDelays>['list'][number]
export type LateMatch = ReplyOf<typeof getSportsMember>['matches'][number]
export type Health = ReplyOf<typeof getFeedHealth>
export type ReportAsked = RequestOf<typeof getSportsReport>
export type ReportRow = ReplyOf<typeof getSportsReport>['list'][number]

const SECOND = 1000
const MINUTE = 60 * SECOND
const language = (): Language => useLanguage.getState().language

export interface RiskAsked {
  sport: string | undefined
  league: string | undefined
  when: RequestOf<typeof listSportsRisk>['when']
}

/** Matches with open bets, those first that can cost the most. Each page begins so many matches after the first. */
export const useRisk = ({ sport, league, when }: RiskAsked) =>
  useInfiniteQuery({
    queryKey: [QUEUES, 'sports-risk', sport, league, when, language()],
    queryFn: ({ pageParam }) =>
      call(listSportsRisk, {
        ...(sport !== undefined && { sport }),
        ...(league !== undefined && { league }),
        ...(when !== undefined && { when }),
        after: pageParam,
      }),
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

const closings = () =>
  queryOptions({
    queryKey: [QUEUES, 'sports-closings', language()],
    queryFn: () => call(listSportsClosings, {}),
    staleTime: 0,
    refetchInterval: 15 * SECOND,
  })
export const useClosings = () => useQuery(closings())

type Which = RequestOf<typeof listSportsActs>['which']

/** What operators have proposed about results: what waits, or what was decided. */
export const acts = (which: Which) => ({
  ...queueOf<SportsAct>(`sports-acts ${which} ${language()}`, (before) =>
    call(listSportsActs, { which, ...(before !== undefined && { before }) }),
  ),
  refetchInterval: 30 * SECOND,
})

/** A proposal, with what it would have changed then and what it would change now. */
export const useAct = (actId: string) =>
  useQuery({
    queryKey: [QUEUES, 'sports-act', actId, language()],
    queryFn: () => call(getSportsAct, { actId }),
    staleTime: 0,
    refetchInterval: 15 * SECOND,
  })

type Act = RequestOf<typeof previewSportsAct>['act']

/** What something would change; nothing is asked while it is not all there. */
export const usePreview = (act: Act | undefined) =>
  useQuery({
    queryKey: [QUEUES, 'sports-preview', act],
    queryFn: () => call(previewSportsAct, { act: act! }),
    enabled: act !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 5 * SECOND,
  })

export type BetsAsked = Omit<RequestOf<typeof listDeskBets>, 'before'>

/** The bets behind something, the newest first. */
export const deskBets = (asked: BetsAsked) =>
  queueOf<DeskBet>(`sports-bets ${JSON.stringify(asked)} ${language()}`, (before) =>
    call(listDeskBets, { ...asked, ...(before !== undefined && { before }) }),
  )

/** What was reported as suspicious: on a match, or everywhere. */
export const suspicions = (event: string | undefined) =>
  queueOf<SportsSuspicion>(`sports-suspicions ${event ?? ''} ${language()}`, (before) =>
    call(listSportsSuspicions, { ...(event !== undefined && { event }), ...(before !== undefined && { before }) }),
  )

export const useDelays = () =>
  useQuery({ queryKey: [QUEUES, 'sports-delays', language()], queryFn: () => call(listSportsDelays, {}), staleTime: 0 })

/** How late a member was, match by match. */
export const useMemberLate = (memberId: string) =>
  useQuery({
    queryKey: [QUEUES, 'sports-member', memberId, language()],
    queryFn: () => call(getSportsMember, { memberId }),
    staleTime: MINUTE,
  })

export const useLimits = () =>
  useQuery({
    queryKey: [QUEUES, 'sports-limits', language()],
    queryFn: () => call(listSportsLimits, {}),
    staleTime: 0,
    refetchInterval: MINUTE,
  })

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
    queryKey: [QUEUES, 'sports-report', asked, language()],
    queryFn: () => call(getSportsReport, asked),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
