import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { lotteryGames, slipPayout } from '@tucano/lottery'
import { operatorAccount, post } from '@tucano/ledger'
import { reconcile } from '#betting/books'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { type Bettor, ClockedBooks } from '../../testing/clocked-books.ts'
import { untilThrough } from '../../testing/kills.ts'
import { type TestOfficialDraw, betOnDraw, newOfficialDraw } from '../../testing/official-draws.ts'
import { advanceOfficial, dueOfficial } from './official/advance.ts'
import { askFeeds } from './official/feeds.ts'
import { typeResult } from './official/type-result.ts'

const START = '2026-05-04T12:00:00Z'
let books: ClockedBooks
const operators: { operatorId: bigint; account: string }[] = []
beforeAll(async () => {
  books = await ClockedBooks.open(inject('clusterUrl'), START, (brand) => brand)
  for (const account of ['conferente', 'revisora', 'terceira']) {
    const { id } = await books.db
      .insertInto('operator.operators')
      .values({ account, name: account, password_hash: '*', roles: ['compliance'] })
      .returning('id')
      .executeTakeFirstOrThrow()
    operators.push({ operatorId: id, account })
  }
})
afterAll(() => books.close())

const minutesOn = (minutes: number): Promise<void> => books.turn(new Date(books.now.getTime() + minutes * 60_000).toISOString())
const balanceOf = async ({ cash }: Bettor): Promise<bigint> =>
  (await books.db.selectFrom('ledger.accounts').select('balance').where('id', '=', cash).executeTakeFirstOrThrow()).balance
const whole = async (): Promise<void> => expect(await reconcile(books.db)).toEqual([])
const stateOf = async ({ drawId }: TestOfficialDraw) =>
  books.db.selectFrom('lottery.draws').select(['state', 'result', 'version']).where('event_id', '=', drawId).executeTakeFirstOrThrow()
const resultsOf = ({ drawId }: TestOfficialDraw) =>
  books.db.selectFrom('lottery.results').select(['version', 'result', 'source']).where('draw_id', '=', drawId).orderBy('version').execute()

/** Everything that is due now, whatever it takes. */
async function goOn(db = books.db): Promise<void> {
  for (const drawId of await dueOfficial(db)) while (await advanceOfficial(db, drawId));
}

const type = (draw: TestOfficialDraw, by: number, numbers: string[], { version = 1, reason }: { version?: number; reason?: string } = {}) =>
  books.db.transaction().execute((trx) => typeResult(trx, { drawId: draw.drawId, version, numbers, reason, by: operators[by]! }))
const outcome = async (...given: Parameters<typeof type>) => (await type(...given)).outcome

const LINES = [
  ['TOP3', '234'],
  ['TOP3', '999', 5],
  ['BOT2', '12', 3],
] as const

/** A draw of Laos with bets of somebody, closed and drawn; the first and the third line win on 1234. */
async function drawnLaos() {
  const ana = await books.begin(100_000n)
  const draw = await newOfficialDraw(books.db, 'laos', books.now)
  const bets = await betOnDraw(books.db, draw, { pocket: ana.cash, at: books.now, lines: LINES })
  const pays = (result: string): bigint => bets.reduce((sum, { slip }) => sum + slipPayout(slip, [result]), 0n)
  await minutesOn(2)
  await goOn()
  await minutesOn(6)
  const staked = await balanceOf(ana)
  expect(staked).toBe(100_000n - 200n * 9n)
  return { ana, draw, staked, pays }
}

test('official games close five minutes and more before they are drawn, ahead of the first number that decides', () => {
  const official = lotteryGames.filter(({ isOfficial }) => isOfficial)
  expect(official.length).toBeGreaterThan(10)
  for (const { code, closesBeforeMs } of official) expect(closesBeforeMs, code).toBeGreaterThanOrEqual(5 * 60_000)
})

test('a result counts when two different operators have typed the same; nobody alone, and not before the draw', async () => {
  const { db } = books
  const ana = await books.begin(1000n)
  const draw = await newOfficialDraw(db, 'laos', books.now)
  await betOnDraw(db, draw, { pocket: ana.cash, at: books.now, lines: [['TOP3', '234']] })
  await expect(type(draw, 0, ['1234'])).rejects.toMatchObject({ code: 'result.early' })
  await minutesOn(2)
  await goOn()
  await expect(type(draw, 0, ['1234'])).rejects.toMatchObject({ code: 'result.early' })
  await minutesOn(6)
  for (const numbers of [['123'], ['12345'], ['12a4'], ['1234', '5678']])
    await expect(type(draw, 0, numbers)).rejects.toMatchObject({ code: 'request.invalid' })
  await expect(type(draw, 0, ['1234'], { version: 2 })).rejects.toMatchObject({ code: 'result.changed' })
  expect(await outcome(draw, 0, ['1234'])).toBe('waits')
  expect(await outcome(draw, 0, ['1234'])).toBe('waits')
  // The second one says something else, and then sees that it was wrong.
  expect(await outcome(draw, 1, ['1243'])).toBe('differs')
  expect(await stateOf(draw)).toMatchObject({ state: 'open', version: 0 })
  expect(await outcome(draw, 1, ['1234'])).toBe('result')
  expect(await resultsOf(draw)).toEqual([{ version: 1, result: ['1234'], source: 'conferente, revisora' }])
  await expect(type(draw, 2, ['1234'])).rejects.toMatchObject({ code: 'result.changed' })
  await goOn()
  expect(await stateOf(draw)).toMatchObject({ state: 'settled', result: ['1234'] })
  expect(await balanceOf(ana)).toBeGreaterThan(1000n)
  await whole()
})

test('of two operators who type the same at once, one finds what the other has typed, and there is one result', async () => {
  for (let times = 0; times < 5; times++) {
    const { draw } = await drawnLaos()
    const outcomes = await Promise.all([outcome(draw, 0, ['1234']), outcome(draw, 1, ['1234'])])
    expect(outcomes.toSorted()).toEqual(['result', 'waits'])
    expect(await resultsOf(draw)).toHaveLength(1)
    await goOn()
  }
  await whole()
})

test('killed after any statement of its settlement, an official draw pays every winner once', async () => {
  const { ana, draw, staked, pays } = await drawnLaos()
  await outcome(draw, 0, ['1234'])
  await outcome(draw, 1, ['1234'])
  const paid = staked + pays('1234')
  const kills = await untilThrough(
    books.db,
    async (db) => {
      while (await advanceOfficial(db, draw.drawId));
    },
    async () => {
      await whole()
      expect([staked, paid]).toContain(await balanceOf(ana))
    },
  )
  expect(kills).toBeGreaterThan(10)
  expect(pays('1234')).toBeGreaterThan(0n)
  expect([await balanceOf(ana), (await stateOf(draw)).state]).toEqual([paid, 'settled'])
  await goOn()
  expect(await balanceOf(ana)).toBe(paid)
  await whole()
})

test('a correction by two operators posts the difference, also when the win was spent, and both results stay', async () => {
  const { db } = books
  const { ana, draw, staked, pays } = await drawnLaos()
  await outcome(draw, 0, ['1234'])
  await outcome(draw, 1, ['1234'])
  await goOn()
  // All of it leaves.
  const left = await balanceOf(ana)
  const to = await operatorAccount(db, 'clearing', 'BRL')
  await post(db, { key: `spent:${draw.drawId}`, kind: 'withdrawal', moves: [{ from: ana.cash, to, amount: left, currency: 'BRL' }] })
  await expect(type(draw, 0, ['8999'], { version: 2 })).rejects.toMatchObject({ code: 'request.invalid' })
  const reason = 'A fonte publicou uma errata'
  await expect(type(draw, 0, ['1234'], { version: 2, reason })).rejects.toMatchObject({ code: 'request.invalid' })
  expect(await outcome(draw, 0, ['8900'], { version: 2, reason })).toBe('waits')
  expect(await outcome(draw, 2, ['8900'], { version: 2, reason })).toBe('result')
  const kills = await untilThrough(
    db,
    async (killed) => {
      while (await advanceOfficial(killed, draw.drawId));
    },
    whole,
  )
  expect(kills).toBeGreaterThan(10)
  // Nothing of it is there: it is owed, bet by bet, and no balance is below zero.
  expect(pays('8900')).toBe(0n)
  expect(await balanceOf(ana)).toBe(0n)
  const owed = await db.selectFrom('betting.bets').select(['owed']).where('event_id', '=', draw.drawId).execute()
  expect(owed.reduce((sum, one) => sum + one.owed, 0n)).toBe(left - staked)
  expect(await resultsOf(draw)).toMatchObject([
    { version: 1, result: ['1234'], source: 'conferente, revisora' },
    { version: 2, result: ['8900'], source: 'conferente, terceira' },
  ])
  // And back: what was owed is paid first.
  await outcome(draw, 1, ['1234'], { version: 3, reason })
  await outcome(draw, 2, ['1234'], { version: 3, reason })
  await goOn()
  expect(await balanceOf(ana)).toBe(0n)
  expect(
    (await db.selectFrom('betting.bets').select(['owed']).where('event_id', '=', draw.drawId).execute()).every(
      ({ owed: one }) => one === 0n,
    ),
  ).toBe(true)
  expect((await stateOf(draw)).version).toBe(3)
  await whole()
})

test('without a result in its time a draw is void and everything goes back; killed anywhere, once', async () => {
  const { ana, draw, staked } = await drawnLaos()
  await outcome(draw, 0, ['1234'])
  await minutesOn(50)
  await goOn()
  expect((await stateOf(draw)).state).toBe('open')
  await minutesOn(10)
  const kills = await untilThrough(
    books.db,
    async (db) => {
      while (await advanceOfficial(db, draw.drawId));
    },
    async () => {
      await whole()
      expect([staked, 100_000n]).toContain(await balanceOf(ana))
    },
  )
  expect(kills).toBeGreaterThan(10)
  expect([await balanceOf(ana), (await stateOf(draw)).state]).toEqual([100_000n, 'void'])
  expect(await books.db.selectFrom('lottery.voids').select(['account', 'reason']).where('draw_id', '=', draw.drawId).execute()).toEqual([
    { account: null, reason: 'result.missing' },
  ])
  await expect(type(draw, 1, ['1234'])).rejects.toMatchObject({ code: 'draw.over' })
  await whole()
})

/** A service that tells results as the documentation has it. */
class TestFeed {
  readonly url: string
  answers = new Map<string, { status?: number; body: unknown }>()
  asked: string[] = []
  #server: http.Server

  private constructor(server: http.Server) {
    this.#server = server
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    server.on('request', ({ url = '' }, reply) => {
      this.asked.push(url)
      const { status = 200, body } = this.answers.get(url) ?? { status: 404, body: {} }
      reply.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  }

  static async open(): Promise<TestFeed> {
    const server = http.createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new TestFeed(server)
  }

  tell({ gameCode, numero }: TestOfficialDraw, numbers: unknown, more: Record<string, unknown> = {}): void {
    this.answers.set(`/results/${gameCode}/${numero}`, { body: { game: gameCode, numero, numbers, ...more } })
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

const feeds: TestFeed[] = []
afterEach(() => {
  for (const feed of feeds.splice(0)) feed.close()
})
async function newFeeds(): Promise<[TestFeed, TestFeed]> {
  const two: [TestFeed, TestFeed] = [await TestFeed.open(), await TestFeed.open()]
  feeds.push(...two)
  return two
}
const warned: string[] = []
const log = { warn: ({ err }: { err: Error }) => void warned.push(err.message) } as never
const ask = (two: readonly TestFeed[]) =>
  askFeeds(
    { db: books.db, log },
    two.map(({ url }) => url),
  )

test('two feeds that say the same are a result; one alone, one that is wrong, and two that differ are not', async () => {
  const { ana, draw, staked, pays } = await drawnLaos()
  const [first, second] = await newFeeds()
  expect(await ask([first, second])).toBe(0)
  expect(first.asked).toEqual([`/results/laos/${draw.numero}`])
  first.tell(draw, ['1234'], { source: 'Loteria do Laos' })
  expect(await ask([first, second])).toBe(0)
  // Numbers that Laos cannot have, another draw, no JSON, trouble: as if it had not answered.
  second.tell(draw, ['123'])
  expect(await ask([first, second])).toBe(0)
  second.tell(draw, ['1234'], { numero: '209801010000' })
  expect(await ask([first, second])).toBe(0)
  second.answers.set(`/results/laos/${draw.numero}`, { body: '<html>' })
  expect(await ask([first, second])).toBe(0)
  second.answers.set(`/results/laos/${draw.numero}`, { status: 500, body: {} })
  expect(await ask([first, second])).toBe(0)
  expect(warned).toHaveLength(4)
  second.tell(draw, ['1243'])
  expect(await ask([first, second])).toBe(0)
  expect(await stateOf(draw)).toMatchObject({ state: 'open', version: 0 })
  expect(
    await books.db
      .selectFrom('lottery.fed_results')
      .select(['feed', 'result'])
      .where('draw_id', '=', draw.drawId)
      .orderBy('feed')
      .execute(),
  ).toEqual([
    { feed: 1, result: ['1234'] },
    { feed: 2, result: ['1243'] },
  ])
  second.tell(draw, ['1234'])
  expect(await ask([first, second])).toBe(1)
  const hosts = [first, second].map(({ url }) => new URL(url).host)
  expect(await resultsOf(draw)).toEqual([{ version: 1, result: ['1234'], source: `${hosts[0]} (Loteria do Laos), ${hosts[1]}` }])
  await goOn()
  expect(await balanceOf(ana)).toBe(staked + pays('1234'))
  // What they say later changes nothing by itself.
  second.tell(draw, ['9999'])
  first.tell(draw, ['9999'])
  expect(await ask([first, second])).toBe(0)
  expect(await stateOf(draw)).toMatchObject({ state: 'settled', version: 1 })
  await whole()
})

test('where feeds differ two operators decide', async () => {
  const { draw } = await drawnLaos()
  const two = await newFeeds()
  two[0].tell(draw, ['1234'])
  two[1].tell(draw, ['4321'])
  await ask(two)
  expect(await outcome(draw, 0, ['4321'])).toBe('waits')
  expect(await outcome(draw, 1, ['4321'])).toBe('result')
  expect((await resultsOf(draw))[0]).toMatchObject({ result: ['4321'], source: 'conferente, revisora' })
  await goOn()
  await whole()
})
