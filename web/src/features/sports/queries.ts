import {
  addSportsFavourite,
  getMatch,
  getMatchPages,
  getSportsRules,
  getSportsTree,
  listLiveMatches,
  listMatches,
  listSportsFavourites,
  listSportsResults,
  removeSportsFavourite,
  searchSports,
} from '@tucano/contract/sports'
import { getSportsBet, listCashOuts, listSportsBets, sportsBetChanged } from '@tucano/contract/sports/bets'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callOrBrought } from '#platform/brought'
import { call } from '#platform/call'
import { type Language, useLanguage } from '#platform/language'
import { listen, onMissed } from '#platform/live'
import { queries } from '#platform/queries'
import { keptMarkets, keptRows } from './live/same-names.ts'
import { takeMarkets, takeRows } from './live/told.ts'
import type { Family } from './sport-of.ts'

export type Tree = ReplyOf<typeof getSportsTree>
export type TreeSport = Tree['sports'][number]
type MatchRow = ReplyOf<typeof getMatch>['match']
export type Match = ReplyOf<typeof getMatch>
export type MatchPages = ReplyOf<typeof getMatchPages>
export type Favourites = ReplyOf<typeof listSportsFavourites>
export type Found = ReplyOf<typeof searchSports>

const SECOND = 1000
const language = (): Language => useLanguage.getState().language

/** Sports with their leagues and counts. */
export const sportsTree = () =>
  queryOptions({
    queryKey: ['sports', 'tree', language()],
    queryFn: () => callOrBrought(getSportsTree, {}),
    staleTime: 10 * SECOND,
    refetchInterval: 30 * SECOND,
  })

export interface Narrowed {
  sport?: string | undefined
  league?: string | undefined
  team?: string | undefined
}

interface RowsPage {
  list: Match['match'][]
  next: string | null
}
const taken = <Page extends RowsPage>(page: Page): Page => {
  takeRows(page.list)
  return page
}
/** Of pages that are read again and told live meanwhile, matches with the same names stay the same objects. */
function keptPages(before: unknown, pages: unknown): unknown {
  type Pages = InfiniteData<RowsPage>
  const known = (before as Pages | undefined)?.pages.flatMap(({ list }) => list) ?? []
  const read = pages as Pages
  return { ...read, pages: read.pages.map((page) => ({ ...page, list: keptRows(known, page.list) })) }
}
const rowsPaged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: RowsPage) => next ?? undefined,
  staleTime: 0,
}

/** Matches that are being played. Which they are is asked again now and then; how they stand is told. */
export const liveMatches = ({ sport, league }: Narrowed) =>
  infiniteQueryOptions({
    queryKey: ['sports', 'live', sport, league, language()],
    queryFn: async ({ pageParam }) => taken(await callOrBrought(listLiveMatches, { sport, league, after: pageParam })),
    ...rowsPaged,
    structuralSharing: keptPages,
    refetchInterval: 15 * SECOND,
  })

/** Matches to come. */
export const matchesOf = ({ sport, league, team, day }: Narrowed & { day?: string | undefined }) =>
  infiniteQueryOptions({
    queryKey: ['sports', 'matches', sport, league, team, day, language()],
    queryFn: async ({ pageParam }) => taken(await call(listMatches, { day, sport, league, team, after: pageParam })),
    ...rowsPaged,
    structuralSharing: keptPages,
    refetchInterval: 60 * SECOND,
  })

/** So many are asked for, to choose some of different sports from. */
const SOME_ASKED = 40
const SOME_LEAST = 6

/** Some matches of a page: those that are played, and the next ones where these are few. */
export const someMatches = (family: Family) =>
  queryOptions({
    queryKey: ['sports', 'some', family, language()],
    queryFn: async () => {
      const live = await call(listLiveMatches, { family, limit: SOME_ASKED })
      const isEnough = live.list.length >= SOME_LEAST
      const ahead = isEnough ? [] : (await call(listMatches, { family, limit: SOME_ASKED })).list
      const rows = [...live.list, ...ahead]
      takeRows(rows)
      return rows
    },
    structuralSharing: (before, rows) => keptRows((before ?? []) as MatchRow[], rows as MatchRow[]),
    staleTime: 0,
    refetchInterval: 30 * SECOND,
  })

function keptMatch(before: Match, match: Match): Match {
  const markets = keptMarkets(before.markets, match.markets)
  const isSame = markets.length === before.markets.length && markets.every((market, at) => market === before.markets[at])
  return { ...match, match: keptRows([before.match], [match.match])[0] ?? match.match, markets: isSame ? before.markets : markets }
}

/** A match with all of its markets. */
export const matchOf = (event: string) =>
  queryOptions({
    queryKey: ['sports', 'match', event, language()],
    queryFn: async () => {
      const match = await callOrBrought(getMatch, { event })
      takeRows([match.match])
      takeMarkets(event, match.markets)
      return match
    },
    structuralSharing: (before, match) => (before ? keptMatch(before as Match, match as Match) : match),
    staleTime: 0,
    refetchInterval: 60 * SECOND,
    retry: false,
  })

/** What there is to read about a match. */
export const matchPagesOf = (event: string) =>
  queryOptions({
    queryKey: ['sports', 'pages', event, language()],
    queryFn: () => call(getMatchPages, { event }),
    staleTime: 0,
  })

export const favouritesOf = (token: string | undefined) =>
  queryOptions({
    queryKey: ['sports', 'favourites', token],
    queryFn: async () => {
      const favourites = await call(listSportsFavourites, {})
      takeRows(favourites.matches)
      return favourites
    },
    enabled: token !== undefined,
  })

/** Follows something, or no longer. */
export async function follow(urn: string, isFollowed: boolean): Promise<void> {
  await call(isFollowed ? addSportsFavourite : removeSportsFavourite, { urn })
  await queries.invalidateQueries({ queryKey: ['sports', 'favourites'] })
}

export const foundBy = (typed: string) =>
  queryOptions({
    queryKey: ['sports', 'search', typed, language()],
    queryFn: async () => {
      const found = await call(searchSports, { words: typed })
      takeRows(found.matches)
      return found
    },
    enabled: typed.length > 1,
    staleTime: 30 * SECOND,
  })

export const resultsOf = ({ sport, league, day }: Narrowed & { day: string }) =>
  infiniteQueryOptions({
    queryKey: ['sports', 'results', sport, league, day, language()],
    queryFn: ({ pageParam }) => call(listSportsResults, { day, sport, league, after: pageParam }),
    ...rowsPaged,
  })

export const rulesNumbers = () =>
  queryOptions({ queryKey: ['sports', 'rules', language()], queryFn: () => call(getSportsRules, {}), staleTime: 300 * SECOND })

/** The member’s bets, newest first. */
export const ownBets = (which: 'open' | 'over', token: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['sports', 'bets', which, token],
    queryFn: ({ pageParam }) => call(listSportsBets, { which, before: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: token !== undefined,
    staleTime: 0,
    refetchInterval: which === 'open' ? 15 * SECOND : false,
  })

export const ownBet = (betId: string) =>
  queryOptions({ queryKey: ['sports', 'bet', betId], queryFn: () => call(getSportsBet, { betId }), staleTime: 0 })

/** What is offered for open bets, as long as somebody looks. */
export const cashOuts = (token: string | undefined) =>
  queryOptions({
    queryKey: ['sports', 'cash-outs', token],
    queryFn: async () => new Map((await call(listCashOuts, {})).list.map((offer) => [offer.betId, offer])),
    enabled: token !== undefined,
    staleTime: 0,
    refetchInterval: 3 * SECOND,
  })

export const readBetsAgain = (): Promise<unknown> =>
  Promise.all(['bets', 'bet', 'cash-outs'].map((what) => queries.invalidateQueries({ queryKey: ['sports', what] })))

let isWatching = false
/** While something of sports is shown, what becomes of the member’s bets is shown as it happens, and what was missed is read again. */
export function useSportsNews(): void {
  useEffect(() => {
    if (!isWatching) onMissed(() => void queries.invalidateQueries({ queryKey: ['sports'] }))
    isWatching = true
    return listen(sportsBetChanged, () => void readBetsAgain())
  }, [])
}
