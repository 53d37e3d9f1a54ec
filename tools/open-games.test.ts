import { randomUUIDv7 } from 'node:crypto'
import { chooseClientSeed, commitSeeds } from '@tucano/contract/fairness'
import type { Endpoint, ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import {
  type Game,
  type GameType,
  addFavourite,
  gameTypes,
  getSportsVendor,
  launchGame,
  listFavourites,
  listGameTypes,
  listGames,
  listHotGames,
  listMenus,
  listPopularGames,
  listRecentGames,
  listRooms,
  listVendors,
  lotteryVendors,
} from '@tucano/contract/lobby'
import { getLotteryMenu, listRecentLotteryGames } from '@tucano/contract/lottery'
import { listAnnouncements } from '@tucano/contract/notices'
import { lotteryGames } from '@tucano/lottery'
import { startFreePlay } from '@tucano/contract/session'
import { type EngineName, type OpeningOf, getGame, playRound } from '@tucano/contract/studios'
import { getHelpCenter } from '@tucano/contract/support'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Player, newPlayer } from '../server/src/testing/players.ts'
import { freePlay } from '../server/src/testing/sign-in.ts'
import { type TestServer, openTestServer } from '../server/src/testing/test-server.ts'
import { connectSimulators, holdPorts } from './vendor-simulator/connect.ts'

/** Vendors of the demo that nothing is behind of. */
const ELSEWHERE = ['VIVO', 'GOL', 'ARENA', 'DS88', 'RIO', 'RODA', 'LOTT', 'ELOTT']
/** Our own, those of others, and the lottery games of the two vendors that are among those. */
const OPEN = 60 + 22 + lotteryGames.filter(({ vendor }) => ELSEWHERE.includes(vendor)).length
/** What a text would say of their games. */
const CLOSED_WORDS = /cassino ao vivo|esport|loteria|pesca|\bgalos?\b|entre jogadores|com outras pessoas/i
const MINUTES_MS = 4 * 60_000

let server: TestServer
let site: string
let player: Player
let member: Record<string, string>

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true, env: { TRUSTED_PROXIES: '1' } })
  site = await server.app.listen({ port: 0, host: '127.0.0.1' })
  player = await newPlayer(server)
  member = player.headers
})
afterAll(() => server.close())

/** `/lgw` calls answer the bare value. */
const bare = async <E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<ReplyOf<E>> =>
  (await server.call(endpoint, request)).body as never
const value = async <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  headers: Record<string, string> = member,
): Promise<ReplyOf<E>> => (await server.call(endpoint, request, headers)).body.value
const nameOf = ({ vassalage, gameCode }: Pick<Game, 'vassalage' | 'gameCode'>): string => `${vassalage}/${gameCode}`

/** Every page of the catalogue, as a member turns them. */
async function walk(): Promise<Game[]> {
  const all: Game[] = []
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo++) {
    const { games, totalPages } = await value(listGames, { pageNo })
    all.push(...games)
    pages = totalPages
  }
  return all
}

/** Whatever any list, menu or rail shows, by the list. */
async function shown(): Promise<Record<string, string[]>> {
  const visitors = async (request: RequestOf<typeof listMenus>) => (await bare(listMenus, { ...request, pageSize: 100 })).games
  const byType = await Promise.all(gameTypes.map((gameType) => visitors({ gameType })))
  const lottery = await Promise.all(
    [getLotteryMenu, listRecentLotteryGames].flatMap((endpoint) =>
      (['LOTT', 'ELOTT'] as const).map(async (prizeMode) =>
        Object.values(await bare(endpoint, { prizeMode })).flatMap((group) => group.gameMenus),
      ),
    ),
  )
  const popular = await Promise.all(
    [undefined, 'LOTT' as const, 'ELOTT' as const].map(
      async (prizeMode) => (await bare(listPopularGames, { count: 100, ...(prizeMode && { prizeMode }) })).list,
    ),
  )
  const lists = {
    catalogue: await walk(),
    menus: await visitors({}),
    byType: byType.flat(),
    featured: await visitors({ featured: true }),
    hot: (await server.call(listHotGames, {})).body.value.list,
    popular: popular.flat(),
    lottery: lottery.flat(),
    favourites: (await value(listFavourites, { pageSize: 100 })).content,
    recent: (await value(listRecentGames, { pageSize: 100 })).list,
  }
  const rooms = (await value(listRooms, {})).list.map(({ nodeId }) => nodeId)
  return { ...Object.fromEntries(Object.entries(lists).map(([list, games]) => [list, games.map(nameOf)])), rooms }
}

/** What opens a round, where a stake alone does not. */
const openings: Record<string, (stake: string) => OpeningOf<EngineName>> = {
  roulette: (stake) => ({ bets: [{ kind: 'straight', numbers: [7], stake }] }),
  baccarat: (stake) => ({ bets: [{ on: 'banker', stake }] }),
  plinko: (stake) => ({ stake, rows: 12, risk: 'low' }),
  keno: (stake) => ({ stake, picks: [1, 5, 9] }),
  mines: (stake) => ({ stake, mines: 3 }),
  dice: (stake) => ({ stake, side: 'under', target: 4850 }),
  crash: (stake) => ({ stake, auto: 200 }),
}

let callers = 0
/** A visitor with chips, at an address of its own: how much one may open and play in a minute is limited. */
async function newVisitor(): Promise<Record<string, string>> {
  const address = { 'x-forwarded-for': `198.19.0.${++callers}` }
  const headers = { ...address, authorization: (await server.call(startFreePlay, freePlay(), address)).body.value.token }
  const { seedHash } = await value(commitSeeds, {}, headers)
  await value(chooseClientSeed, { seedHash, clientSeed: 'quem-passa-por-tudo' }, headers)
  return headers
}
const GAMES_A_VISITOR = 15

/** Opens each game and makes sure that something answers: a round of our own for chips, or the vendor's page. */
async function openAll(games: readonly Game[]): Promise<void> {
  for (let first = 0; first < games.length; first += GAMES_A_VISITOR) {
    const visitor = await newVisitor()
    for (const game of games.slice(first, first + GAMES_A_VISITOR)) await open(game, visitor)
  }
}

const launch = ({ vassalage, gameType, gameCode }: Pick<Game, 'vassalage' | 'gameType' | 'gameCode'>, visitor: Record<string, string>) =>
  server.call(launchGame, { vassalage, gameType, gameCode }, visitor)

async function open(game: Game, visitor: Record<string, string>): Promise<void> {
  const { body } = await launch(game, visitor)
  expect(body.errorCode ?? 'opened', nameOf(game)).toBe('opened')
  const { game_url: url } = body.value.content
  if (!url.startsWith('/')) {
    const page = await fetch(url)
    expect([page.status, await page.text()], nameOf(game)).toEqual([200, expect.stringContaining('data-currency="FUN"')])
    return
  }
  const { gameCode } = game
  const { engine, stakes, returns } = await value(getGame, { gameCode }, visitor)
  expect(returns.length, gameCode).toBeGreaterThan(0)
  const move = openings[engine]?.(stakes.min) ?? { stake: stakes.min }
  const round = await server.call(playRound, { gameCode, roundId: randomUUIDv7(), move }, visitor)
  expect(round.body.errorCode ?? 'played', gameCode).toBe('played')
  expect(BigInt(round.body.value.stake), gameCode).toBeGreaterThan(0n)
}

const known = () => server.services.db.selectFrom('lobby.games').select(['id', 'vendor', 'code', 'game_type', 'name']).execute()
const texts = async (): Promise<string> => {
  const { articles } = await value(getHelpCenter, {}, {})
  const { player, popup, promotion, home } = await value(listAnnouncements, { types: 'PL,PU,PR,H', platform: 'W', execution: 'PL' }, {})
  return [...articles, ...player, ...popup, ...promotion, ...home].map(({ content }) => content).join('\n')
}
const banners = async () => (await value(listAnnouncements, { types: 'B', platform: 'W', execution: 'B' }, {})).banners
const shortcuts = async () => (await server.app.inject({ url: '/manifest.webmanifest' })).json<{ shortcuts: { url: string }[] }>().shortcuts

test(
  'in the demo, whatever is shown as open opens and answers; whatever is closed is refused and shown nowhere',
  async () => {
    const listed = await walk()
    await openAll(listed)
    const { counts, totalCount } = await bare(listMenus, {})
    expect([listed.length, totalCount, counts]).toEqual([60, 60, { games: 60, sports: 0 }])

    // The lottery's own games too: without a beacon nothing draws them.
    const closed = (await known()).filter(({ vendor }) => ELSEWHERE.includes(vendor) || lotteryVendors.some((one) => one === vendor))
    expect(closed.length).toBe(22 + lotteryGames.length)
    const { memberId } = player
    let visitor = await newVisitor()
    for (const [n, { id, vendor, code, game_type: type }] of closed.entries()) {
      if (n % GAMES_A_VISITOR === 0) visitor = await newVisitor()
      const { status, body } = await launch({ vassalage: vendor, gameType: type as GameType, gameCode: code }, visitor)
      expect([status, body.errorCode], code).toEqual([200, 'game.closed'])
      const mark = { nodeId: String(id), vendor, gameType: type as GameType }
      expect((await server.call(addFavourite, mark, member)).body.errorCode, code).toBe('game.closed')
      // As if they had been open when somebody marked and opened them.
      await server.services.db.insertInto('lobby.favourites').values({ member_id: memberId, game_id: id }).execute()
      await server.services.db.insertInto('lobby.openings').values({ member_id: memberId, game_id: id }).execute()
    }
    for (const [list, games] of Object.entries(await shown()))
      expect(
        games.filter((game) => !listed.map(nameOf).includes(game)),
        list,
      ).toEqual([])
    for (const { name, code } of closed)
      expect(
        (await bare(listMenus, { gameName: name })).games.map(({ gameCode }) => gameCode),
        name,
      ).not.toContain(code)

    const { lanes } = (await value(listVendors, {})).data
    expect(lanes.map(({ title }) => title)).toEqual(['RNG'])
    expect(lanes.flatMap(({ cards }) => cards).filter(({ vassalage }) => ELSEWHERE.includes(vassalage))).toEqual([])
    expect(lanes[0]?.cards.reduce((sum, { games }) => sum + games, 0)).toBe(60)
    expect(Object.keys((await value(listGameTypes, {})).content)).toEqual(['RNG'])
    expect((await value(getSportsVendor, {})).content).toBeNull()
    expect((await value(listRooms, {})).list).toEqual([])
    expect(
      (await banners())
        .map(({ groupName, linkage }) => `${groupName} ${linkage}`)
        .filter((banner) => /live|fish|pvp|sports|lott/.test(banner)),
    ).toEqual([])
    expect((await shortcuts()).map(({ url }) => url)).toEqual(['/rng', '/promotions', '/help'])
    expect(await texts()).not.toMatch(CLOSED_WORDS)
  },
  MINUTES_MS,
)

test(
  'games become open by the vendors that are connected, are shown everywhere, open and answer, and close again with them',
  async () => {
    const stop = await connectSimulators(server.services, site, await holdPorts(ELSEWHERE))
    try {
      await expect.poll(async () => (await walk()).length).toBe(OPEN)
      const listed = await walk()
      expect(listed.every(({ state }) => state === 'open')).toBe(true)
      await openAll(listed.filter(({ vassalage }) => ELSEWHERE.includes(vassalage)))
      const lists = await shown()
      const elsewhere = listed.filter(({ vassalage }) => ELSEWHERE.includes(vassalage)).map(nameOf)
      for (const game of elsewhere)
        expect(
          ['byType', 'favourites', 'lottery'].some((list) => lists[list]?.includes(game)),
          game,
        ).toBe(true)
      expect(lists['featured']).toContain('VIVO/roleta-ao-vivo')
      expect(lists['hot']).toEqual(expect.arrayContaining(['VIVO/roleta-ao-vivo', 'RIO/rio-fundo', 'GOL/futebol']))
      expect(lists['rooms']?.length).toBe(9)
      expect((await bare(listMenus, {})).counts).toEqual({ games: OPEN - 11, sports: 6 })
      expect((await bare(listMenus, {})).lanes.map(({ title }) => title)).toEqual(['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'])
      expect((await value(getSportsVendor, {})).content).toMatchObject({ vassalage: 'GOL', gameCode: 'futebol', state: 'open' })
      const groups = new Set((await banners()).map(({ groupName }) => groupName))
      expect(['w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott'].filter((group) => !groups.has(group as never))).toEqual([])
      expect((await shortcuts()).map(({ url }) => url)).toContain('/sports')
      for (const words of ['Cassino ao vivo', 'Apostas em esportes', 'Loterias eletrônicas', 'duelo virtual de galos'])
        expect(await texts()).toContain(words)
      expect(await texts()).toMatch(CLOSED_WORDS)

      // A vendor that does not answer: its games are listed as closed for now, and neither counted nor put forward.
      const { db } = server.services
      await db.updateTable('lobby.vendors').set({ down_at: new Date() }).where('code', '=', 'VIVO').execute()
      await expect.poll(async () => (await bare(listMenus, { gameType: 'LIVE' })).totalCount).toBe(0)
      expect((await bare(listMenus, { gameType: 'LIVE' })).games.map(({ state, isHot }) => `${state} ${isHot}`)).toEqual(
        Array(5).fill('maintenance 0'),
      )
      expect((await launch({ vassalage: 'VIVO', gameType: 'LIVE', gameCode: 'roleta-ao-vivo' }, await newVisitor())).body.errorCode).toBe(
        'game.maintenance',
      )
      const now = await shown()
      for (const list of ['hot', 'featured', 'popular', 'recent'])
        expect(
          now[list]?.filter((game) => game.startsWith('VIVO/')),
          list,
        ).toEqual([])
      expect((await bare(listMenus, {})).counts).toEqual({ games: OPEN - 16, sports: 6 })
      expect((await banners()).map(({ groupName }) => groupName)).not.toContain('w_live')
      expect(await texts()).not.toContain('Cassino ao vivo')
    } finally {
      await stop()
    }
  },
  MINUTES_MS,
)
