import { createHash } from 'node:crypto'
import {
  GAMES_A_PAGE,
  POPULAR_GAMES,
  WEB_PLATFORMS,
  addFavourite,
  type getSportsVendor,
  launchGame,
  listFavouriteIds,
  listFavourites,
  listGameTypes,
  listGames,
  listHotGames,
  listMenus,
  listPopularGames,
  listRecentGames,
  listRooms,
  listVendors,
  removeFavourite,
} from '@tucano/contract/lobby'
import type { Game } from '@tucano/contract/lobby'
import { getLotteryMenu, listRecentLotteryGames } from '@tucano/contract/lottery'
import type { Endpoint, ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readContent } from '@tucano/brand'
import { createMember } from '#accounts/members'
import { saveItem } from '#content/edit'
import { HOUSE } from '#journal/journal'
import { signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { connectVendors } from '../../testing/test-vendor.ts'

/** With all of them the whole catalogue of the demo is open. */
const ELSEWHERE = ['VIVO', 'TCG_LIVE', 'GOL', 'ARENA', 'DS88', 'RIO', 'RODA', 'LOTT', 'ELOTT']
let server: TestServer
const tokens: Record<string, string> = {}
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true })
  await connectVendors(server, ELSEWHERE)
  for (const account of ['ana1', 'bia2', 'caio']) {
    const made = await createMember(server.services.db, { account, nickname: account, type: 0, passwordHash: 'x' })
    if (!('id' in made)) throw new Error('no member')
    tokens[account] = (await signedIn(server.services.db, made.id)).token
  }
})
afterAll(() => server.close())

const as = (account: string) => ({ authorization: tokens[account] ?? '' })
/** `/lgw` calls answer the bare value. */
const bare = async <E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<ReplyOf<E>> =>
  (await server.call(endpoint, request)).body as never
const codes = (games: Game[]): string[] => games.map(({ gameCode }) => gameCode)
const game = async (gameCode: string): Promise<Game> => {
  const { games } = await bare(listMenus, { pageSize: 100 })
  const found = games.find((candidate) => candidate.gameCode === gameCode)
  if (!found) throw new Error(`no ${gameCode}`)
  return found
}

describe('what visitors browse', () => {
  test('menus are public and carry lanes, vendors and pages of games, without an envelope [API-24] [PER-36] [ENT-10] [LOB-01]', async () => {
    const { lanes, games, totalPages, totalCount, counts } = await bare(listMenus, { gameType: 'RNG' })
    expect(lanes.map(({ title }) => title)).toEqual(['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'])
    expect(lanes.every(({ cards }) => cards.length > 0)).toBe(true)
    expect(games.length).toBe(GAMES_A_PAGE)
    expect(totalPages).toBe(Math.ceil(totalCount / GAMES_A_PAGE))
    expect(totalCount).toBeGreaterThanOrEqual(57)
    expect(counts.games).toBeGreaterThan(totalCount)
    expect(counts.sports).toBe(6)
    expect(codes((await bare(listMenus, { gameType: 'SPORTS' })).games)).not.toContain('galo-virtual')
    expect(codes((await bare(listMenus, { gameType: 'SPORTS', vassalage: 'DS88' })).games)).toEqual(['galo-virtual'])
  })

  test('a card has its vendor, wallet, mark, heat and type; a game has all that the lobby filters by [ENT-11] [LCH-09]', async () => {
    const { lanes, games } = await bare(listMenus, { gameType: 'RNG', pageSize: 3 })
    const card = lanes[0]?.cards.find(({ vassalage }) => vassalage === 'ARA')
    expect(card).toMatchObject({ accountTypeId: 111, isHot: 1, gameType: 'RNG', isGame: 'VASSALAGE', smallIcon: 'vendors/RNG/ARA.svg' })
    const sports = lanes.find(({ title }) => title === 'SPORTS')?.cards ?? []
    expect(sports.find(({ gameType }) => gameType === 'ESPORTS')?.smallIcon).toBe('vendors/SPORTS/ARENA.svg')
    expect(games[0]).toMatchObject({
      vassalage: 'ARA',
      gameType: 'RNG',
      gameClassify: 'SC',
      gameName: 'Sete da Sorte',
      minBet: '5',
      minLineNum: 1,
    })
    expect(games[0]?.nodeId).toMatch(/^\d+$/)
  })

  test('pages follow each other without a gap or a double, and the one after the last is empty', async () => {
    const all = [...(await bare(listMenus, { pageSize: 100 })).games, ...(await bare(listMenus, { pageNo: 2, pageSize: 100 })).games]
    const seen: string[] = []
    for (let pageNo = 1; pageNo <= Math.ceil(all.length / 7); pageNo++)
      seen.push(...codes((await bare(listMenus, { pageNo, pageSize: 7 })).games))
    expect(seen).toEqual(codes(all))
    expect((await bare(listMenus, { pageNo: 5000 })).games).toEqual([])
  })

  test('filters narrow by vendor, kind, least bet and lines, all at once', async () => {
    const { games } = await bare(listMenus, { gameType: 'RNG', vassalage: 'IPE', gameClassify: 'SC', minBet: 5, minLineNum: 40 })
    expect(games.length).toBeGreaterThan(3)
    for (const { vassalage, gameClassify, minBet, minLineNum } of games) {
      expect([vassalage, gameClassify]).toEqual(['IPE', 'SC'])
      expect(Number(minBet)).toBeLessThanOrEqual(5)
      expect(minLineNum).toBeGreaterThanOrEqual(40)
    }
    expect((await bare(listMenus, { minBet: 0 })).totalCount).toBe((await bare(listMenus, {})).totalCount)
  })

  test('a search forgives accents and slips, knows both languages, and stays within the filters', async () => {
    const find = async (gameName: string, more = {}) => codes((await bare(listMenus, { gameName, ...more })).games)
    expect(await find('onca')).toContain('onca-de-ouro')
    expect((await find('jaguar'))[0]).toBe('onca-de-ouro')
    expect((await find('Açai'))[0]).toBe('acai-express')
    expect((await find('capivra'))[0]).toBe('capivara-zen')
    expect(await find('onca', { gameType: 'LIVE' })).toEqual(['onca-e-jacare'])
    expect(await find('%_\\')).toEqual(await find(''))
    expect(await find('zzzzqqq')).toEqual([])
  })

  test('what people really type finds its game, for visitors and members alike, and can be changed', async () => {
    const { synonyms } = await readContent(server.services.brand)
    const typed = Object.entries(synonyms).flatMap(([code, words]) => words.map((word) => ({ code, word })))
    expect(typed.map(({ word }) => word)).toEqual(expect.arrayContaining(['tigrinho', '21', 'aviator', 'foguetinho']))
    const visitors = async (gameName: string) => codes((await bare(listMenus, { gameName })).games)
    const members = async (gameName: string) => codes((await server.call(listGames, { gameName }, as('ana1'))).body.value.games)
    for (const { code, word } of typed) {
      expect(await visitors(word.toUpperCase()), word).toContain(code)
      expect(await members(word.normalize('NFD').replace(/\p{M}/gu, '')), word).toContain(code)
    }
    for (const [word, code] of [
      ['tigrinho', 'onca-de-ouro'],
      ['21', 'vinte-e-um'],
      ['aviator', 'foguete'],
      ['foguetinho', 'foguete'],
    ] as const)
      expect((await visitors(word))[0]).toBe(code)
    const { vendor } = await server.services.db
      .selectFrom('lobby.games')
      .select('vendor')
      .where('code', '=', 'keno')
      .executeTakeFirstOrThrow()
    const item = { slug: `${vendor}/keno`, words: ['sorteio da tarde'] }
    await saveItem({ ...server.services, author: HOUSE }, { subject: 'synonyms', item, madeFrom: 'any' })
    await expect.poll(() => members('sorteio da tarde')).toContain('keno')
    expect(await visitors('bingo')).not.toContain('keno')
  })

  test('hot games are public, one list, in their own order [API-32] [PER-37]', async () => {
    const asked = { merchantCode: 'tucano', isPlatform: 2, platform: WEB_PLATFORMS, language: 'PT' }
    const { list } = (await server.call(listHotGames, asked)).body.value
    expect(codes(list).slice(0, 3)).toEqual(['foguete', 'mico-dourado', 'carnaval-de-rua'])
    expect(list.every(({ isHot }) => isHot === 1)).toBe(true)
    const ofOne = (await server.call(listHotGames, { ...asked, vassalage: 'TUC' })).body.value.list
    expect(codes(ofOne)).toEqual(['foguete', 'plinko'])
  })

  test('popular games are public; what members open comes first [API-40] [PER-39]', async () => {
    const asked = { count: POPULAR_GAMES, device: 'WEB', language: 'PT' }
    const { list } = await bare(listPopularGames, asked)
    expect(list.length).toBe(POPULAR_GAMES)
    const fresh = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true })
    try {
      const { db } = fresh.services
      const made = await createMember(db, { account: 'duda', nickname: 'Duda', type: 0, passwordHash: 'x' })
      const keno = await db.selectFrom('lobby.games').select('id').where('code', '=', 'keno').executeTakeFirstOrThrow()
      if ('id' in made) await db.insertInto('lobby.openings').values({ member_id: made.id, game_id: keno.id }).execute()
      const first = (await fresh.call(listPopularGames, asked)).body as unknown as ReplyOf<typeof listPopularGames>
      expect(first.list[0]?.gameCode).toBe('keno')
      const electronic = (await bare(listPopularGames, { ...asked, prizeMode: 'ELOTT' })).list.map(({ gameType }) => gameType)
      expect([electronic.length > 3, new Set(electronic)]).toEqual([true, new Set(['ELOTT'])])
    } finally {
      await fresh.close()
    }
  })

  test('lottery menus are public, by groups, for each prize mode; what was opened last comes first [PER-45] [ENT-26] [API-36] [API-37]', async () => {
    const menu = await bare(getLotteryMenu, { prizeMode: 'ELOTT', device: 'WEB' })
    expect(Object.keys(menu)).toEqual(['SSC'])
    const first = codes(menu['SSC']?.gameMenus ?? [])
    expect(first.slice(0, 2)).toEqual(['giro-de-um-minuto', 'cinco-minutos'])
    const recent = await bare(listRecentLotteryGames, { prizeMode: 'ELOTT', device: 'WEB' })
    expect(codes(recent['SSC']?.gameMenus ?? [])).toEqual(first)
    expect(Object.keys(await bare(getLotteryMenu, {}))).toEqual(['SSC', 'DEZ'])
    const { db } = server.services
    const idOf = (table: 'lobby.games' | 'member.members', column: 'code' | 'account', name: string) =>
      db
        .selectFrom(table)
        .select('id')
        .where(column as never, '=', name as never)
        .executeTakeFirstOrThrow()
    const [{ id: game_id }, { id: member_id }] = [
      await idOf('lobby.games', 'code', 'cinco-minutos'),
      await idOf('member.members', 'account', 'caio'),
    ]
    await db.insertInto('lobby.openings').values({ member_id, game_id }).execute()
    const again = await bare(listRecentLotteryGames, { prizeMode: 'ELOTT', device: 'WEB' })
    expect(codes(again['SSC']?.gameMenus ?? [])).toEqual(['cinco-minutos', ...first.filter((code) => code !== 'cinco-minutos')])
  })

  test('English names are for those who ask in English', async () => {
    expect((await bare(listMenus, { gameName: 'foguete', language: 'EN' })).games[0]?.gameName).toBe('Crash')
    expect((await bare(listMenus, { gameName: 'foguete' })).games[0]?.gameName).toBe('Foguete')
  })

  test.each([
    [{ pageNo: 0 }, 'pageNo'],
    [{ pageSize: 101 }, 'pageSize'],
    [{ gameType: 'POKER' }, 'gameType'],
    [{ gameClassify: 'XX' }, 'gameClassify'],
    [{ vassalage: "A' or 1=1" }, 'vassalage'],
    [{ minBet: -1 }, 'minBet'],
    [{ gameName: 'x'.repeat(61) }, 'gameName'],
  ])('%j is refused and %s is named', async (request, field) => {
    const { status, body } = await server.call(listMenus, request as never)
    expect(status).toBe(400)
    expect((body.value as unknown as { fields: { field: string }[] }).fields.map((entry) => entry.field)).toContain(field)
  })
})

describe('what members see', () => {
  test('vendors, games and game types need a token [PER-53] [PER-56] [PER-57] [API-23] [API-27] [API-28]', async () => {
    for (const endpoint of [listVendors, listGames, listGameTypes]) {
      const { status, body } = await server.call(endpoint, {})
      expect([status, body.errorCode]).toEqual([401, 'login.not.session'])
      expect(endpoint.method).toBe('GET')
    }
    const { lanes } = (await server.call(listVendors, { merchantCode: 'tucano' }, as('ana1'))).body.value.data
    expect(lanes[0]?.cards.length).toBe(6)
    const asked = { clientType: 3, platform: WEB_PLATFORMS, channel: 'web', merchant: 'tucano', gameType: 'RNG', vassalage: 'TUC' } as const
    const more = { gameClassify: 'AC', gameName: '', minBet: 0, minLineNum: 0, language: 'PT', pageNo: 1, pageSize: 24 } as const
    const { games, totalPages } = (await server.call(listGames, { ...asked, ...more }, as('ana1'))).body.value
    expect(codes(games)).toEqual(['foguete', 'minas', 'plinko', 'dados', 'maior-ou-menor', 'keno'])
    expect(totalPages).toBe(1)
    const { content } = (await server.call(listGameTypes, {}, as('ana1'))).body.value
    expect(content['RNG']?.['TUC']).toEqual(['VP', 'TG', 'AC'])
    expect(content['LIVE']).toEqual({ TCG_LIVE: [], VIVO: [] })
  })

  test('rooms of the games between players need a token', async () => {
    expect((await server.call(listRooms, {})).status).toBe(401)
    const { list } = (await server.call(listRooms, { vassalage: 'RODA' }, as('ana1'))).body.value
    expect(list.length).toBe(9)
    expect(list[0]).toMatchObject({ gameName: 'Truco', roomName: 'Varanda', stake: '100', seats: 4, state: 'open' })
  })

  test('a favourite is added, listed and removed, and nobody else has it [API-29] [PER-54] [ENT-14]', async () => {
    const { nodeId, vassalage: vendor, gameType } = await game('foguete')
    const other = await game('keno')
    const mark = { nodeId, vendor, gameType }
    expect((await server.call(listFavouriteIds, {})).status).toBe(401)
    expect((await server.call(listFavourites, {})).status).toBe(401)
    expect((await server.call(addFavourite, mark)).status).toBe(401)
    expect((await server.call(addFavourite, mark, as('ana1'))).body.success).toBe(true)
    await server.call(addFavourite, { nodeId: other.nodeId, vendor: 'TUC', gameType: 'RNG' }, as('ana1'))
    await server.call(addFavourite, mark, as('ana1'))
    expect((await server.call(listFavouriteIds, {}, as('ana1'))).body.value).toEqual([other.nodeId, nodeId])
    const { content, pageNum, totalPages } = (await server.call(listFavourites, { gameType: 'RNG', clientType: 3, pageNo: 1 }, as('ana1')))
      .body.value
    expect(codes(content)).toEqual(['keno', 'foguete'])
    expect([pageNum, totalPages]).toEqual([1, 1])
    expect((await server.call(listFavouriteIds, {}, as('bia2'))).body.value).toEqual([])
    await server.call(removeFavourite, mark, as('bia2'))
    expect((await server.call(listFavouriteIds, {}, as('ana1'))).body.value.length).toBe(2)
    await server.call(removeFavourite, mark, as('ana1'))
    expect((await server.call(listFavouriteIds, {}, as('ana1'))).body.value).toEqual([other.nodeId])
  })

  test('a favourite that does not exist, or is somebody else’s game, is refused', async () => {
    const { nodeId } = await game('foguete')
    const refused = async (mark: object) => (await server.call(addFavourite, mark as never, as('caio'))).body.errorCode
    expect(await refused({ nodeId: '999999', vendor: 'TUC', gameType: 'RNG' })).toBe('game.unknown')
    expect(await refused({ nodeId, vendor: 'ARA', gameType: 'RNG' })).toBe('game.unknown')
    expect(await refused({ nodeId: '99999999999999999999', vendor: 'TUC', gameType: 'RNG' })).toBe('request.invalid')
    expect(await refused({ nodeId, vendor: 'TUC' })).toBe('request.invalid')
  })

  test('marks at the same time stay within the bound', async () => {
    const { db } = server.services
    const { id } = await db.selectFrom('member.members').select('id').where('account', '=', 'caio').executeTakeFirstOrThrow()
    const games = await db.selectFrom('lobby.games').select(['id', 'vendor', 'game_type']).limit(20).execute()
    const theme = '{}'
    const filler = Array.from({ length: 495 }, (_, n) => ({
      vendor: 'RIO',
      game_type: 'FISH',
      code: `enche-${n}`,
      name: `Enche ${n}`,
      name_en: `Fill ${n}`,
      min_bet: 1n,
      theme,
      place: 9000 + n,
      state: 'off',
    }))
    const filled = await db.insertInto('lobby.games').values(filler).returning('id').execute()
    await db
      .insertInto('lobby.favourites')
      .values(filled.map((row) => ({ member_id: id, game_id: row.id })))
      .execute()
    const replies = await Promise.all(
      games.map((row) =>
        server.call(addFavourite, { nodeId: String(row.id), vendor: row.vendor, gameType: row.game_type as never }, as('caio')),
      ),
    )
    expect(replies.filter(({ body }) => body.success).length).toBe(5)
    expect(replies.filter(({ body }) => body.errorCode === 'favourite.limit').length).toBe(15)
  })
})

describe('launching', () => {
  const asked = { vassalage: 'TUC', gameType: 'RNG', gameCode: 'foguete' } as const
  test('a launch needs a token, and reading cannot do it [PER-59] [API-35] [LCH-01]', async () => {
    expect((await server.call(launchGame, asked)).status).toBe(401)
    const wrong = await server.app.inject({ method: 'GET', url: launchGame.path, headers: as('bia2') })
    expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'POST'])
  })

  test('what is under maintenance, or whose vendor does not answer, opens nothing', async () => {
    const { db } = server.services
    const state = (set: 'open' | 'maintenance') => db.updateTable('lobby.games').set({ state: set }).where('code', '=', 'foguete').execute()
    const said = async (change = {}) => (await server.call(launchGame, { ...asked, ...change }, as('bia2'))).body.errorCode
    await state('maintenance')
    await expect.poll(async () => (await game('foguete')).state).toBe('maintenance')
    expect(await said()).toBe('game.maintenance')
    await state('open')
    await expect.poll(async () => (await game('foguete')).state).toBe('open')
    expect(await said({ vassalage: 'VIVO', gameType: 'LIVE', gameCode: 'roleta-ao-vivo' })).toBe('game.maintenance')
    expect((await server.call(listRecentGames, {}, as('bia2'))).body.value.list).toEqual([])
  })

  test('a launch gives an address with a token of its own and is remembered as recent [API-31] [PER-55]', async () => {
    const { db } = server.services
    const { content } = (await server.call(launchGame, { ...asked, backUrl: '/rng?page=TUC' }, as('bia2'))).body.value
    const address = new URL(content.game_url, 'http://site.invalid')
    expect([address.host, address.pathname]).toEqual(['site.invalid', '/studio'])
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ game: 'foguete', lang: 'EN', back: '/rng?page=TUC' })
    const token = address.searchParams.get('token') ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    const hash = createHash('sha256').update(token).digest()
    const launch = await db.selectFrom('lobby.launches').selectAll().where('token_hash', '=', hash).executeTakeFirst()
    expect(launch?.game_id).toBe(BigInt(content.game.nodeId))
    await server.call(launchGame, { ...asked, gameCode: 'minas' }, as('bia2'))
    expect((await server.call(listRecentGames, { vassalage: 'TUC' })).status).toBe(401)
    const { list, totalPages } = (
      await server.call(listRecentGames, { clientType: 3, vassalage: 'TUC', language: 'PT', pageNo: 1 }, as('bia2'))
    ).body.value
    expect(codes(list)).toEqual(['minas', 'foguete'])
    expect(totalPages).toBe(1)
    expect((await server.call(listRecentGames, {}, as('ana1'))).body.value.list).toEqual([])
    expect(server.log.join('')).not.toContain(token)
  })

  test('other games, other types and ways out of the site are refused', async () => {
    const refused = async (change: object) => (await server.call(launchGame, { ...asked, ...change }, as('bia2'))).body.errorCode
    expect(await refused({ gameCode: 'nada' })).toBe('game.unknown')
    expect(await refused({ gameType: 'LIVE' })).toBe('game.unknown')
    expect(await refused({ backUrl: 'https://evil.example' })).toBe('request.invalid')
    expect(await refused({ backUrl: '//evil.example' })).toBe('request.invalid')
    expect(await refused({ backUrl: '/\\evil.example' })).toBe('request.invalid')
  })

  test('the sports vendor with a page of its own is told to members, by the card that a launch takes [API-33]', async () => {
    const read = (headers: Record<string, string> = {}) =>
      server.app.inject({ method: 'GET', url: '/wps/relay/GCS_gameLaunchFB?clientType=3&language=PT', headers })
    expect((await read()).statusCode).toBe(401)
    const { content } = (await read(as('bia2'))).json<{ value: ReplyOf<typeof getSportsVendor> }>().value
    expect(content).toMatchObject({ vassalage: 'GOL', gameType: 'SPORTS', gameCode: 'futebol' })
    const { vassalage, gameType, gameCode } = content!
    const launched = async (change = {}) =>
      (await server.call(launchGame, { vassalage, gameType, gameCode, ...change }, as('bia2'))).body.errorCode
    // It is known by its card; the vendor itself does not answer here.
    expect(await launched()).toBe('game.maintenance')
    expect(await launched({ gameCode: 'nada' })).toBe('game.unknown')
  })
})

describe('changes', () => {
  test('a change of the catalogue is seen by the next who asks, and told to open pages', async () => {
    const { db } = server.services
    await db.updateTable('lobby.games').set({ state: 'maintenance' }).where('code', '=', 'dados').execute()
    await expect.poll(async () => (await game('dados')).state).toBe('maintenance')
    await db.updateTable('lobby.games').set({ state: 'off' }).where('code', '=', 'dados').execute()
    await expect.poll(async () => codes((await bare(listMenus, { gameName: 'dados' })).games).includes('dados')).toBe(false)
    await db.updateTable('lobby.vendors').set({ state: 'maintenance' }).where('code', '=', 'VIVO').execute()
    await expect.poll(async () => (await game('roleta-ao-vivo')).state).toBe('maintenance')
    expect(await db.selectFrom('platform.outbox').select('id').where('name', '=', 'lobby.changed').execute()).not.toEqual([])
  })

  test('the law closes products in the lobby and at the launch', async () => {
    const strict = await openTestServer({
      clusterUrl: inject('clusterUrl'),
      content: true,
      brand: (brand) => ({ ...brand, jurisdiction: { ...brand.jurisdiction, profile: 'BR' } }),
    })
    try {
      await connectVendors(strict, ELSEWHERE)
      const { lanes, games } = (await strict.call(listMenus, { pageSize: 100 })).body as unknown as ReplyOf<typeof listMenus>
      expect(lanes.map(({ title }) => title)).not.toContain('PVP')
      expect(lanes.flatMap(({ cards }) => cards).map(({ vassalage }) => vassalage)).not.toContain('DS88')
      expect(games.filter(({ gameType, vassalage }) => gameType === 'PVP' || vassalage === 'DS88')).toEqual([])
      const made = await createMember(strict.services.db, { account: 'lena', nickname: 'Lena', type: 0, passwordHash: 'x' })
      const authorization = 'id' in made ? (await signedIn(strict.services.db, made.id)).token : ''
      const cockfight = { vassalage: 'DS88', gameType: 'SPORTS', gameCode: 'galo-virtual' } as const
      const { status, body } = await strict.call(launchGame, cockfight, { authorization })
      expect([status, body.errorCode]).toEqual([403, 'jurisdiction.not.available'])
      expect((await strict.call(listRooms, {}, { authorization })).status).toBe(403)
    } finally {
      await strict.close()
    }
  })
})

describe('pictures', () => {
  test('a cover is drawn from the game’s theme, kept under a name that says its content, and cached for ever', async () => {
    const { showIcon } = await game('sete-da-sorte')
    expect(showIcon).toMatch(/^covers\/[0-9a-f]{20}\.webp$/)
    const [one, two] = await Promise.all([0, 1].map(() => server.app.inject({ url: `/brand/${showIcon}` })))
    expect(one?.statusCode).toBe(200)
    expect(one?.headers['content-type']).toBe('image/webp')
    expect(one?.headers['cache-control']).toContain('immutable')
    expect(one?.rawPayload.length).toBeGreaterThan(4000)
    expect(two?.rawPayload.equals(one!.rawPayload)).toBe(true)
    const before = (await game('cereja-classica')).showIcon
    await server.services.db.updateTable('lobby.games').set({ name: 'Cereja Nova' }).where('code', '=', 'cereja-classica').execute()
    await expect.poll(async () => (await game('cereja-classica')).showIcon).not.toBe(before)
  })

  test('no other file can be asked for', async () => {
    for (const path of ['covers/0123456789abcdef0123.webp', 'covers/..%2f..%2fetc%2fpasswd', 'covers/x.webp', 'vendors/RNG/NADA.svg'])
      expect((await server.app.inject({ url: `/brand/${path}` })).statusCode, path).toBe(404)
    const mark = await server.app.inject({ url: '/brand/vendors/SPORTS/ARENA.svg' })
    expect([mark.statusCode, mark.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  })
})
