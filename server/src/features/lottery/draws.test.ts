import type { ReplyOf } from '@tucano/contract/endpoint'
import { getBetPath } from '@tucano/contract/fairness'
import { getNearNumeros, launchLottery, listGameNumeros, listOpenedNumeros } from '@tucano/contract/lottery'
import { type LotteryGame, lotteryGames, nextDraws, sharedGames } from '@tucano/lottery'
import { type PublishedDraw, verifyDraw } from '@tucano/round'
import { advanceDraw } from '#draws/advance'
import { publish, readDraw } from '#draws/published'
import { reconcile } from '#betting/books'
import { nodeHashes } from '#fairness/node-hashes'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { LotteryTest, type TestDraw } from '../../testing/lottery.ts'
import type { Player } from '../../testing/players.ts'
import { testChecks } from '../../testing/shared-draws.ts'
import { lotteryLauncher } from './launcher.ts'
import { type Tended, tend } from './tend.ts'

const GAME = 'cinco-digitos-1m'
let site: LotteryTest
let player: Player

beforeAll(async () => {
  site = await LotteryTest.open(inject('clusterUrl'))
  player = await site.newPlayer()
})
afterAll(() => site.close())

const tended = (): Tended => ({ ...site.server.services, beacon: site.shared.draws.beacon })
const gameOf = (code: string): LotteryGame => lotteryGames.find((game) => game.code === code)!
const until = async (draw: TestDraw): Promise<void> => {
  await site.shared.drawIt(draw.id)
  expect(await readDraw(site.db, draw.id)).toMatchObject({ isOver: true })
}
const resultOf = async (draw: TestDraw): Promise<string[]> => (await readDraw(site.db, draw.id))!.result as string[]
const stateOf = (draw: TestDraw) =>
  site.db.selectFrom('lottery.draws').select(['state', 'result', 'version']).where('event_id', '=', draw.id).executeTakeFirstOrThrow()
/** Events about a draw that pages were told. */
const told = async (draw: TestDraw) => {
  const rows = await site.db.selectFrom('platform.outbox').select('payload').where('name', '=', 'lottery.drawn').orderBy('id').execute()
  return rows
    .map(({ payload }) => (payload as { draw: { drawId: string; state: string; result: string[] | null } }).draw)
    .filter(({ drawId }) => drawId === draw.id)
}
/** Calls of the lottery answer the bare value. */
const near = async (gameId: string) =>
  (await site.server.call(getNearNumeros, { gameId })).body as unknown as ReplyOf<typeof getNearNumeros>

test('draws are planned ahead, each once whoever plans, on seeds of days that stand in the public log', async () => {
  const game = gameOf('tres-dados-1m')
  const count = await Promise.all([tend(tended(), [game]), tend(tended(), [game])])
  expect(count.some((many) => many > 0)).toBe(true)
  while ((await tend(tended(), [game])) > 0);
  const planned = () =>
    site.db
      .selectFrom('lottery.draws')
      .select(['event_id', 'numero', 'closes_at'])
      .where('game_code', '=', game.code)
      .orderBy('closes_at')
      .execute()
  const expected = nextDraws(game, site.shared.clock.now, 10)
  expect((await planned()).map(({ numero }) => numero)).toEqual(expected.map(({ numero }) => numero))
  const links = await site.db
    .selectFrom('draws.draws')
    .select(['number', 'link', 'chain_id'])
    .where('source', '=', game.code)
    .orderBy('closes_at')
    .execute()
  expect(links.map(({ link }) => link)).toEqual(links.map((_, n) => n + 1))
  const chains = await site.db.selectFrom('draws.chains').select(['length', 'log_place']).where('source', '=', game.code).execute()
  expect(chains[0]!.length).toBe(7 * 1440)
  const places = await site.db.selectFrom('fairness.log').select('about').where('place', '=', chains[0]!.log_place).execute()
  expect(places[0]?.about).toBe(`chain ${game.code} 10080`)
  // A minute later there is one more to plan, and nothing else.
  await site.shared.turnBy(60_000)
  expect(await tend(tended(), [game])).toBe(1)
  expect(await tend(tended(), [game])).toBe(0)
  const [current] = nextDraws(game, site.shared.clock.now, 1)
  const { currentNumero, nextNumeros, now } = await near(game.code)
  expect(currentNumero).toMatchObject({ numero: current!.numero, closesAt: current!.closesAt, opensAt: current!.opensAt, state: 'open' })
  expect(nextNumeros).toHaveLength(9)
  expect(now).toBeLessThan(current!.closesAt)
})

test('more seeds are made days before the last is used, and those of the next day have stood in the log for a day', async () => {
  const game = gameOf('tres-dados-3m')
  while ((await tend(tended(), [game])) > 0);
  const chainsOf = () =>
    site.db.selectFrom('draws.chains').select(['id', 'length', 'used', 'made_at']).where('source', '=', game.code).orderBy('id').execute()
  const [first] = await chainsOf()
  // As if it had been drawn for four days and some.
  await site.shared.owner.query('update draws.chains set used = length - 480 * 3 where id = $1', [first!.id])
  await site.shared.turnBy(4 * 86_400_000)
  while ((await tend(tended(), [game])) > 0);
  const [, second] = await chainsOf()
  expect(second).toMatchObject({ length: 7 * 480, used: 0 })
  const draws = await site.db
    .selectFrom('draws.draws')
    .select(['chain_id', 'closes_at'])
    .where('source', '=', game.code)
    .orderBy('closes_at', 'desc')
    .limit(10)
    .execute()
  expect(
    draws.every(
      ({ chain_id: chain, closes_at: closes }) => chain === first!.id && closes.getTime() - first!.made_at.getTime() > 86_400_000,
    ),
  ).toBe(true)
  await site.shared.turnTo(Date.now())
})

test('a game is open while something tells its results, the law lets it and no operator has closed it', async () => {
  const { services } = site.server
  const launcher = lotteryLauncher(services)
  const opens = async (): Promise<string[]> => {
    const isOpen = await launcher.opens()
    return lotteryGames.filter(({ vendor, code }) => isOpen({ vendor, game_type: '', code })).map(({ code }) => code)
  }
  const own = sharedGames.map(({ code }) => code)
  expect(await opens()).toEqual(own)
  const law = { ...services, brand: { ...services.brand, jurisdiction: { ...services.brand.jurisdiction, profile: 'BR' as const } } }
  const isLawful = await lotteryLauncher(law).opens()
  const lawful = lotteryGames.filter(({ vendor, code }) => isLawful({ vendor, game_type: '', code }))
  expect(new Set(lawful.map(({ vendor }) => vendor))).toEqual(new Set(['LOTT', 'ELOTT']))
  expect(lawful.some(({ isOfficial }) => isOfficial)).toBe(false)
  const withOffice = { ...services, brand: { ...services.brand, lottery: { ...services.brand.lottery, official: true } } }
  const all = await lotteryLauncher(withOffice).opens()
  expect(lotteryGames.every(({ vendor, code }) => all({ vendor, game_type: '', code }))).toBe(true)
  const alone = await lotteryLauncher({ ...services, configuration: { ...services.configuration, beacon: undefined } }).opens()
  expect(lotteryGames.some(({ vendor, code }) => alone({ vendor, game_type: '', code }))).toBe(false)
  expect((await launcher.opens())({ vendor: 'ARA', game_type: 'LOTT', code: GAME })).toBe(false)

  const { id } = await site.db
    .insertInto('operator.operators')
    .values({ account: 'fecha', name: 'Fecha', password_hash: '*', roles: ['admin'] } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  await site.db
    .insertInto('lottery.games')
    .values({ code: 'cinco-digitos-90s', closed_by: id, closed_reason: 'em conferência', closed_at: new Date() })
    .execute()
  expect(await opens()).toEqual(own.filter((code) => code !== 'cinco-digitos-90s'))
  expect(await tend(tended(), [gameOf('cinco-digitos-90s')])).toBe(0)
  const draw = await site.newDraw('cinco-digitos-90s')
  expect(await site.bet(player, site.slip([draw], [['SUM', 'BIG']]))).toMatchObject({ errorCode: 'lottery.closed' })
  await expect.poll(async () => (await near('cinco-digitos-90s')).game).toMatchObject({ state: 'closed', closedFor: 'operator' })
  await site.db.updateTable('lottery.games').set({ closed_by: null, closed_reason: null, closed_at: null }).execute()
})

test('a draw settles what was bet on it, every winner by its own words, tells pages and leaves the house nothing to risk', async () => {
  const draw = await site.newDraw(GAME)
  const slips = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      site.bet(
        player,
        site.slip(
          [draw],
          [
            ['FIX1', `${n}....`],
            ['SUM', n % 2 ? 'BIG' : 'SMALL', 100, 2],
          ],
          { series: 1700 + n * 25 },
        ),
      ),
    ),
  )
  const bets = slips.map(({ bets: [bet] }) => bet!)
  const before = await site.balanceOf(player)
  expect(Object.keys(await site.exposures(draw)).length).toBeGreaterThan(10)
  await until(draw)
  const result = await resultOf(draw)
  const isBig = result.reduce((sum, digit) => sum + Number(digit), 0) >= 23
  const paid = await site.db.selectFrom('betting.bets').select(['id', 'state', 'payout']).where('event_id', '=', draw.id).execute()
  let sum = 0n
  for (const [n, { roundId }] of bets.entries()) {
    const series = 1700 + n * 25
    // A digit in its place pays ten times, a side twice, each by its two-thousandths.
    const digit = result[0] === String(n) ? Math.floor((200 * series * 10) / 2000) : 0
    const side = (n % 2 === 1) === isBig ? Math.floor((200 * series * 2) / 2000) : 0
    expect(
      paid.find(({ id }) => id === roundId),
      String(n),
    ).toMatchObject({ state: 'settled', payout: BigInt(digit + side) })
    sum += BigInt(digit + side)
  }
  expect(await site.balanceOf(player)).toBe(before + sum)
  expect(await site.exposures(draw)).toEqual({})
  expect(await stateOf(draw)).toEqual({ state: 'settled', result, version: 1 })
  expect((await told(draw)).map(({ state, result: shown }) => [state, shown])).toEqual([
    ['drawn', result],
    ['settled', result],
  ])
  const { draw: proven, bet, proof } = (await site.server.call(getBetPath, { betId: bets[3]!.roundId }, player.headers)).body.value
  const shared = sharedGames.find(({ code }) => code === GAME)!
  expect(verifyDraw(shared, proven as PublishedDraw, { hashes: nodeHashes, beacon: testChecks, bet: { ...bet, ...proof! } })).toEqual([])
  expect(bet.leaf).toMatch(
    new RegExp(`^bet\\|${bets[3]!.roundId}\\|FIX1\\|3\\.\\.\\.\\.\\|200\\|1\\|200\\|SUM\\|BIG\\|100\\|2\\|200\\|1775$`),
  )
  expect(await reconcile(site.db)).toEqual([])
})

test('without its beacon a draw is void: stakes go back, nothing is left at risk, and it stays listed', async () => {
  // One whose rebates of earlier bets do not come meanwhile.
  const player = await site.newPlayer()
  const draw = await site.newDraw(GAME)
  const before = await site.balanceOf(player)
  await site.bet(player, site.slip([draw], [['SUM', 'BIG', 200, 7]]))
  const away = { ...site.shared.draws, beacon: site.shared.beaconAt(['http://127.0.0.1:9']) }
  await site.shared.turnTo(draw.closesAt.getTime())
  for (let steps = 0; steps < 2; steps++) await advanceDraw(away, draw.id)
  await site.shared.turnBy(60_000)
  expect(await advanceDraw(away, draw.id)).toBe(false)
  await site.shared.turnBy(2 * 3_600_000)
  for (let steps = 0; steps < 2; steps++) await advanceDraw(away, draw.id)
  expect(await stateOf(draw)).toMatchObject({ state: 'void', result: null })
  expect(await site.balanceOf(player)).toBe(before)
  expect(await site.exposures(draw)).toEqual({})
  expect((await told(draw)).map(({ state }) => state)).toEqual(['void', 'void'])
  const { list } = (await site.server.call(listGameNumeros, { gameId: GAME, count: 1 })).body as unknown as ReplyOf<typeof listGameNumeros>
  expect(list).toMatchObject([{ numero: draw.numero, state: 'void', result: null }])
})

test('a day without bets goes on: a draw that nobody bet on is drawn and proven all the same', async () => {
  const draw = await site.newDraw('giro-de-um-minuto')
  await until(draw)
  expect(await readDraw(site.db, draw.id)).toMatchObject({ bets: 0, state: 'drawn' })
  expect(await stateOf(draw)).toMatchObject({ state: 'settled', version: 1 })
  const published = publish((await readDraw(site.db, draw.id))!)
  expect(
    verifyDraw(
      sharedGames.find(({ code }) => code === 'giro-de-um-minuto'),
      published,
      { hashes: nodeHashes, beacon: testChecks },
    ),
  ).toEqual([])
})

test('the last hundred results are listed newest first, a page after the other [API-41]', async () => {
  const code = 'tres-dados-5m'
  const draws: TestDraw[] = []
  for (let n = 0; n < 103; n++) draws.push(await site.newDraw(code, { closesInMs: 1000 + n }))
  // Results of draws that were drawn before: how they are drawn is looked at elsewhere.
  for (const { id } of draws)
    await site.db
      .updateTable('lottery.draws')
      .set({ state: 'settled', result: JSON.stringify(['1', '2', '3']), version: 1 })
      .where('event_id', '=', id)
      .execute()
  await site.shared.turnBy(2000)
  const ask = async (request: object) =>
    (await site.server.call(listGameNumeros, { gameId: code, ...request })).body as unknown as ReplyOf<typeof listGameNumeros>
  const first = await ask({ count: 100 })
  const newest = draws.map(({ numero }) => numero).toReversed()
  expect([first.list.map(({ numero }) => numero), first.more]).toEqual([newest.slice(0, 100), true])
  const rest = await ask({ before: first.list.at(-1)!.numero })
  expect([rest.list.map(({ numero }) => numero), rest.more]).toEqual([newest.slice(100), false])
  expect(await ask({})).toEqual(first)
})

test('every open game is told with what is next and last, by mode of prizes [API-42] [API-45]', async () => {
  const { clock } = site.shared
  const draw = await site.newDraw('cinco-minutos', { closesInMs: 20_000 })
  const ask = async (request: object) =>
    (await site.server.call(listOpenedNumeros, request)).body as unknown as ReplyOf<typeof listOpenedNumeros>
  await expect
    .poll(async () => (await ask({})).list.find(({ gameCode }) => gameCode === 'cinco-minutos')?.current?.numero)
    .toBe(draw.numero)
  const { now, list } = await ask({})
  expect(Math.abs(now - clock.now)).toBeLessThan(5000)
  expect(list).toHaveLength(lotteryGames.length)
  expect(list.find(({ gameCode }) => gameCode === 'tres-dados-5m')).toMatchObject({
    state: 'open',
    last: { result: ['1', '2', '3'] },
    everySeconds: 300,
    groupCode: 'SSC',
    gameName: 'Três Dados 5 min',
  })
  expect(list.filter(({ isOfficial }) => isOfficial).every(({ state, closedFor }) => state === 'closed' && closedFor === 'results')).toBe(
    true,
  )
  const electronic = await ask({ prizeMode: 'ELOTT' })
  expect(new Set(electronic.list.map(({ vendor }) => vendor))).toEqual(new Set(['ELOTT', 'TCG_SEA']))
  expect((await ask({ language: 'EN' })).list.find(({ gameCode }) => gameCode === 'tres-dados-5m')?.gameName).toBe('Three Dice 5 min')
})

test('a launch leads to the page of a game, or to the lobby of the lottery', async () => {
  const ask = async (request: object) =>
    (
      await site.server.call(launchLottery, {
        lottoArea: 'VN',
        launchMode: 'LOTT',
        lottoPrizeMode: 'Lott',
        view: 'betting',
        ...request,
      } as never)
    ).body as unknown as { content: string; errorCode?: string }
  expect((await ask({ gameCode: GAME })).content).toBe(`/lottery?gameCode=${GAME}&vendor=LOTT&playType=betting`)
  expect((await ask({ view: 'lobby' })).content).toBe('/lottery?playType=lobby')
  expect((await ask({ gameCode: 'nada' })).errorCode).toBe('game.unknown')
})
