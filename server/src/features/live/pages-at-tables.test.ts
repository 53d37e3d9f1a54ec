import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { LiveView } from '@tucano/contract/live'
import { openAccount } from '@tucano/ledger'
import { type TableOfHouse, blackjackCode, findTable, sharedLive } from '@tucano/live'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { newBetId } from '#betting/bet'
import { reconcile } from '#betting/books'
import { certify, writtenDigest } from '#fairness/maths'
import { makeRoom } from '#rooms/store'
import { RoomPage } from '../../testing/room-page.ts'
import { SharedDrawsTest } from '../../testing/shared-draws.ts'
import { signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { blackjackRoom } from './blackjack/blackjack-room.ts'
import { flightRoom } from './flight/flight-room.ts'
import { liveDraws } from './index.ts'
import { tableRoom } from './room/table-room.ts'
import { sourceOf } from './room/work.ts'

/** A table of each kind of room, and a bet at it. */
const TABLES = {
  live: { table: findTable('roleta-veloz')!, bet: { do: 'bet', version: 0, chips: { 'colour-red': '500' } } },
  flight: { table: findTable('foguete-para-todos')!, bet: { do: 'bet', version: 0, place: 1, stake: '500' } },
  blackjack: {
    table: findTable('blackjack-arpoador')!,
    bet: { do: 'bet', version: 0, chips: { [blackjackCode({ part: 'seat', seat: 1 })]: '500' } },
  },
} as const
const drawnGames = new Map(liveDraws.map((one) => [one.game.code, one]))
const [ana, bia] = [989_101n, 989_102n]
const pockets = new Map<bigint, bigint>()
let site: SharedDrawsTest
let server: TestServer
const pages: RoomPage[] = []

beforeAll(async () => {
  site = await SharedDrawsTest.open(inject('clusterUrl'), { drawnGames })
  const { db } = site.draws
  await certify(db, sharedLive)
  const tables = { draws: site.draws, maths: new Map(sharedLive.map((game) => [game.code, writtenDigest(game)])) }
  for (const [kind, { table }] of Object.entries(TABLES))
    await makeRoom(db, { id: sourceOf(table.code), kind, options: { table: table.code } })
  for (const memberId of [ana, bia]) {
    await site.owner.query(
      `insert into member.members (id, account, nickname, password_hash) overriding system value values ($1, $2, $2, '*')`,
      [String(memberId), `pagina${memberId}`],
    )
    const pocket = await openAccount(db, { memberId, pocket: 'cash', currency: 'BRL' })
    await site.fund(pocket, 1_000_000n)
    pockets.set(memberId, pocket)
  }
  server = await openTestServer({
    clusterUrl: inject('clusterUrl'),
    databaseUrl: site.server.databaseUrl,
    // The rooms are the test's own.
    env: { LIVE_TABLES: '0' },
    drawnGames,
    roomKinds: (services) => [tableRoom(services, tables), flightRoom(services, tables), blackjackRoom(services, tables)],
  })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await site.close()
})
afterEach(() => {
  for (const page of pages.splice(0)) page.socket.terminate()
})

async function look({ code }: TableOfHouse, memberId: bigint): Promise<RoomPage> {
  const { token } = await signedIn(site.draws.db, memberId)
  const page = await RoomPage.open((server.app.server.address() as AddressInfo).port, { token, room: sourceOf(code) })
  pages.push(page)
  return page
}
/** The room as a member sees it, when bets are taken. */
async function openView(table: TableOfHouse, memberId: bigint): Promise<LiveView> {
  for (;;) {
    const page = await look(table, memberId)
    const view = page.of('room').at(-1)!.view as LiveView
    if (view.phase === 'open') return view
    await page.next('frame')
    page.socket.terminate()
  }
}
const stakedBy = async (memberId: bigint): Promise<bigint[]> =>
  (
    await site.draws.db.selectFrom('betting.bets').select('stake').where('member_id', '=', memberId).where('state', '=', 'open').execute()
  ).map(({ stake }) => stake)

test.each(Object.values(TABLES))(
  'two pages of a member at $table.code: the newest has the seat, the older one is told so, and a command acts once',
  async ({ table, bet }) => {
    await openView(table, ana)
    const room = sourceOf(table.code)
    const before = (await stakedBy(ana)).length
    const { token } = await signedIn(site.draws.db, ana)
    const port = (server.app.server.address() as AddressInfo).port
    const older = await RoomPage.open(port, { token, room })
    const gone = older.next('left')
    const newer = await RoomPage.open(port, { token, room })
    pages.push(older, newer)
    expect(await gone).toMatchObject({ room, code: 'room.elsewhere' })
    if (table.kind === 'blackjack') expect(await newer.command(room, { do: 'sit', seat: 1 })).toHaveProperty('seq')
    const id = randomUUID()
    expect(await older.command(room, bet, id)).toMatchObject({ code: 'room.unknown' })
    const both = await Promise.all([newer.command(room, bet, id), newer.command(room, bet, id)])
    for (const answer of both) expect(answer).toHaveProperty('seq')
    expect(await stakedBy(ana)).toHaveLength(before + 1)
    expect((await stakedBy(ana)).every((stake) => stake === 500n)).toBe(true)
  },
)

test.each(Object.values(TABLES))(
  'nothing that a page of $table.code says makes a card, a result or a chance, or spends of others',
  async ({ table, bet }) => {
    await openView(table, bia)
    const page = await look(table, bia)
    const room = sourceOf(table.code)
    const before = await site.draws.db.selectFrom('rooms.rooms').select('seq').where('id', '=', room).executeTakeFirstOrThrow()
    // What rooms tell themselves.
    for (const said of [
      { do: 'play', result: { number: 7 } },
      { do: 'fly', sealed: 'AAAA' },
      { do: 'shuffled', sealed: 'AAAA', stakesEventId: null },
      { do: 'opened', eventId: newBetId(), opensAtMs: 0, closesAtMs: 9e12, status: {} },
      { do: 'over', voidReason: 'operator' },
      { do: 'along', memberId: String(ana) },
      { do: 'deal' },
      { do: 'wake' },
      { do: 'status', status: { state: 'closed', version: 99 } },
    ])
      expect(await page.command(room, said)).toMatchObject({ code: 'request.invalid' })
    expect(await site.draws.db.selectFrom('rooms.rooms').select('seq').where('id', '=', room).executeTakeFirstOrThrow()).toEqual(before)
    const others = await stakedBy(ana)
    // Whose money it is, when it was and what it is called is not the page's to say.
    const forged = { ...bet, pocket: String(pockets.get(ana)), memberId: String(ana), who: 'ana', betId: newBetId(), atMs: 0, won: '1' }
    await page.command(room, forged)
    expect(await stakedBy(ana)).toEqual(others)
    const { cash } = await site.draws.db
      .selectFrom('betting.bets as b')
      .innerJoin('ledger.accounts as a', 'a.id', 'b.pocket_id')
      .select(({ fn }) => fn.countAll<bigint>().as('cash'))
      .where('b.member_id', '=', bia)
      .where('a.member_id', '<>', bia)
      .executeTakeFirstOrThrow()
    expect(cash).toBe(0n)
  },
)

test('a page that says nonsense, or more than forty things at once, is cut off; whoever bets beside it is not held up', async () => {
  const { table } = TABLES.live
  const room = sourceOf(table.code)
  await openView(table, ana)
  const nonsense = await look(table, bia)
  nonsense.socket.send('{"type":"command","room"')
  expect(await nonsense.closed).toBe(1008)
  const flood = await look(table, bia)
  const beside = await look(table, ana)
  const mine = (beside.of('room').at(-1)!.view as LiveView).mine
  for (let n = 0; n < 60; n++)
    flood.say({ type: 'command', room, id: randomUUID(), body: { do: 'bet', version: n, chips: { 'colour-black': '100' } } })
  const answer = await beside.command(room, { do: 'bet', version: mine?.version ?? 0, chips: { 'parity-odd': '100' } })
  expect(answer).toHaveProperty('seq')
  expect(await flood.closed).toBe(1008)
  // Forty at once, and those that the time since then allows.
  expect(flood.of('answer').length).toBeLessThan(60)
  expect(await reconcile(site.draws.db)).toEqual([])
})
