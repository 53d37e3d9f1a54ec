import {
  type Classify,
  GAMES_A_PAGE,
  type Game,
  type GameType,
  WEB_CLIENT,
  WEB_PLATFORMS,
  listFavourites,
  listGames,
  listHotGames,
  listMenus,
  listPopularGames,
  listRecentGames,
  listVendors,
  lobbyChanged,
  POPULAR_GAMES,
} from '@tucano/contract/lobby'
import { type UseQueryOptions, infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/call'
import { takeMenuCategories } from './menu-categories.ts'
import { useLanguage } from '#platform/language'
import { listen, onMissed } from '#platform/live'
import { queries } from '#platform/queries'
import { useSession } from '#platform/session'
import { useSite } from '#platform/site'
import { startFavourites } from './favourites.ts'

export type Mode = 'all' | 'hot' | 'fav' | 'recent'

/** What a lobby is narrowed to. */
export interface Narrowing {
  gameType: GameType
  mode: Mode | undefined
  vassalage: string | undefined
  gameName: string
  gameClassify: Classify | undefined
  minBet: number
}

interface PageOfGames {
  games: Game[]
  totalPages: number
  totalCount?: number
}

/** What every call for games says of this browser. */
function client() {
  const brand = useSite.getState().status?.info.brand
  return { clientType: WEB_CLIENT, platform: WEB_PLATFORMS, merchantCode: brand?.merchantCode, language: useLanguage.getState().language }
}

const signedIn = (): boolean => useSession.getState().token !== undefined

async function readPage({ mode, ...narrowing }: Narrowing, pageNo: number): Promise<PageOfGames> {
  const { gameType, vassalage, gameName, gameClassify, minBet } = narrowing
  const filter = { gameType, vassalage, gameName: gameName || undefined, gameClassify, minBet: minBet || undefined }
  const asked = { ...client(), ...filter, pageNo, pageSize: GAMES_A_PAGE }
  switch (mode) {
    case 'hot': {
      const { list } = await call(listHotGames, { ...client(), isPlatform: 2, vassalage, gameType })
      return { games: list, totalPages: 1 }
    }
    case 'fav': {
      const { content, totalPages } = await call(listFavourites, asked)
      return { games: content, totalPages }
    }
    case 'recent': {
      const { list, totalPages } = await call(listRecentGames, asked)
      return { games: list, totalPages }
    }
    case 'all':
    case undefined:
      return signedIn()
        ? call(listGames, { ...asked, channel: 'web', merchant: asked.merchantCode, minLineNum: 0 })
        : call(listMenus, asked)
  }
}

/** A lobby's games, page after page. What belongs to a member is kept by session. */
export const lobbyGames = (narrowing: Narrowing, token: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['lobby', 'games', narrowing, narrowing.mode === 'fav' || narrowing.mode === 'recent' ? token : undefined],
    queryFn: ({ pageParam }) => readPage(narrowing, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _pages, page) => (page < totalPages ? page + 1 : undefined),
  })

/** How many games there are, and how many of a type. */
export const lobbyCounts = queryOptions({
  queryKey: ['lobby', 'counts'],
  queryFn: async () => (await call(listMenus, { pageSize: 1 })).counts,
})

/** What a rail shows; the count is of all there are, where that is more than it shows. */
export interface RailOfGames {
  games: Game[]
  totalCount?: number
}

const rail = (name: string, queryFn: () => Promise<RailOfGames>): UseQueryOptions<RailOfGames> => ({
  queryKey: ['lobby', 'rail', name],
  queryFn,
})

export const featuredGames = rail('featured', async () => ({ games: (await call(listMenus, { ...client(), featured: true })).games }))
export const popularGames = rail('popular', async () => ({
  games: (await call(listPopularGames, { ...client(), count: POPULAR_GAMES, device: 'WEB' })).list,
}))

/** A rail's worth of one type, or of one kind of it: first those that are not recommended, so that two rails of one page differ. */
export const someGames = (gameType: GameType, count: number, gameClassify?: Classify) =>
  rail(gameClassify ?? gameType, async () => {
    const asked = call(listMenus, { ...client(), gameType, gameClassify, pageSize: count + POPULAR_GAMES })
    const recommended = await queries.ensureQueryData(popularGames).catch(() => ({ games: [] }))
    const known = new Set(recommended.games.map(({ nodeId }) => nodeId))
    const { games, totalCount } = await asked
    const [others, again] = [games.filter(({ nodeId }) => !known.has(nodeId)), games.filter(({ nodeId }) => known.has(nodeId))]
    return { games: [...others, ...again].slice(0, count), totalCount }
  })

/** Games of every category by whatever somebody typed. */
export const foundGames = (gameName: string, token: string | undefined) =>
  queryOptions({
    queryKey: ['lobby', 'found', gameName, token !== undefined],
    queryFn: async () => (await call(signedIn() ? listGames : listMenus, { ...client(), gameName, pageSize: GAMES_A_PAGE })).games,
    enabled: gameName !== '',
    placeholderData: keepPreviousData,
  })

export const recentGames = (token: string | undefined) =>
  queryOptions({
    queryKey: ['lobby', 'recent', token],
    queryFn: async () => (await call(listRecentGames, { ...client(), pageNo: 1, pageSize: GAMES_A_PAGE })).list,
    enabled: token !== undefined,
    // Whoever comes back from a game has just opened it.
    staleTime: 0,
  })

/** Of readings that overtake each other, only the last to begin counts. */
let readings = 0

async function readMenuCategories(): Promise<void> {
  const reading = ++readings
  const menu = signedIn() ? (await call(listVendors, client())).data.lanes : (await call(listMenus, { pageSize: 1 })).lanes
  if (reading === readings) takeMenuCategories(menu)
}

/** Categories come with the page; they and all lists are read again when the catalogue changes. */
export function startLobby(): void {
  const again = (): void => {
    void readMenuCategories().catch(() => undefined)
    void queries.invalidateQueries({ queryKey: ['lobby'] })
  }
  listen(lobbyChanged, again)
  onMissed(again)
  startFavourites()
}
