import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type TestServer, openTestServer } from '../testing/test-server.ts'
import { newBetId } from './bet.ts'
import { move } from './bets.ts'
import { reconcile } from './books.ts'
import { type Decide, correctEvent, settleEvent, voidEvent } from './event-bets.ts'
import { scheduleEvent, setEventState } from './events.ts'
import { type BetFact, isBetFact } from './facts.ts'
import { type Listener, hearSome } from './listen.ts'

const MEMBERS = 6
const BETS = 120
const FIRST = 970_000n
let server: TestServer
const pockets: bigint[] = []

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  const { db } = server.services
  const from = await operatorAccount(db, 'clearing', 'BRL')
  for (let n = 0; n < MEMBERS; n++) {
    const to = await openAccount(db, { memberId: FIRST + BigInt(n), pocket: 'cash', currency: 'BRL' })
    await post(db, { key: `fund:${to}`, kind: 'deposit', moves: [{ from, to, amount: 100_000n, currency: 'BRL' }] })
    pockets.push(to)
  }
})
afterAll(() => server.close())

/** An event with bets of all members, on red or black. */
async function eventWithBets(): Promise<{ eventId: string; ids: string[] }> {
  const { db } = server.services
  const eventId = newBetId()
  const about = { product: 'LIVE', vendor: 'TUC', game: 'roda' }
  await scheduleEvent(db, { ...about, id: eventId, opensAt: new Date(Date.now() - 1000), closesAt: new Date(Date.now() + 3_600_000) })
  const bets = Array.from({ length: BETS }, (_, n) => ({
    ...about,
    id: newBetId(),
    inputs: '',
    pocket: pockets[n % MEMBERS]!,
    stake: BigInt(10 + n),
    event: eventId,
    selections: { on: n % 3 === 0 ? 'red' : 'black' },
  }))
  const placed = await move(
    db,
    bets.map((bet) => ({ kind: 'place' as const, ...bet })),
  )
  expect(new Set(placed.map(({ verdict }) => verdict))).toEqual(new Set(['done']))
  await setEventState(db, { id: eventId, version: 0, state: 'closed' })
  return { eventId, ids: bets.map(({ id }) => id) }
}
const pays =
  (colour: string): Decide =>
  ({ stake, selections }) =>
    (selections as { on: string }).on === colour ? stake * 2n : 0n
const balances = async (): Promise<bigint[]> => {
  const rows = await server.services.db.selectFrom('ledger.accounts').select('balance').where('id', 'in', pockets).orderBy('id').execute()
  return rows.map(({ balance }) => balance)
}
const statesOf = async (eventId: string) => {
  const { db } = server.services
  const rows = await db.selectFrom('betting.bets').select(['state', 'payout']).where('event_id', '=', eventId).execute()
  return { states: new Set(rows.map(({ state }) => state)), paid: rows.reduce((sum, { payout }) => sum + payout, 0n), many: rows.length }
}

test('an event settles its bets in chunks; killed in the middle and begun again, it comes to the same, and no loser is without its fact', async () => {
  const { db } = server.services
  const { eventId, ids } = await eventWithBets()
  let left = 50
  const dies: Decide = (bet) => {
    if (left-- === 0) throw new Error('killed')
    return pays('red')(bet)
  }
  await expect(settleEvent(db, eventId, dies, { version: 1, size: 20, atOnce: 1 })).rejects.toThrow('killed')
  const some = await db.selectFrom('betting.bets').select('id').where('event_id', '=', eventId).where('state', '=', 'settled').execute()
  expect(some).toHaveLength(40)
  // Two servers go on at once.
  const both = await Promise.all([1, 2].map(() => settleEvent(db, eventId, pays('red'), { version: 1, size: 16 })))
  expect(both[0]! + both[1]!).toBe(80)
  expect(await settleEvent(db, eventId, pays('red'), { version: 1 })).toBe(0)
  const { states, paid } = await statesOf(eventId)
  const red = Array.from({ length: BETS }, (_, n) => (n % 3 === 0 ? BigInt(10 + n) * 2n : 0n)).reduce((sum, one) => sum + one, 0n)
  expect([states, paid]).toEqual([new Set(['settled']), red])
  const heard: BetFact[] = []
  const listener: Listener = { name: `test.${eventId}`, hear: async (_trx, facts) => void heard.push(...facts.filter(isBetFact)) }
  const settled = async () => {
    while (await hearSome(db, listener));
    return heard.filter(({ name, eventId: of }) => name === 'betSettled' && of === eventId).map(({ betId }) => betId)
  }
  await expect.poll(async () => (await settled()).length).toBe(BETS)
  expect((await settled()).toSorted()).toEqual(ids.toSorted())
  expect(await reconcile(db)).toEqual([])
})

test('whoever has won is paid before anybody who has not', async () => {
  const { db } = server.services
  const { eventId } = await eventWithBets()
  // The wheel pays a third of them.
  await settleEvent(db, eventId, pays('red'), { version: 1, size: 20, atOnce: 1 })
  const { rows } = await sql<{ won: boolean }>`
    select b.payout > 0 as won from betting.steps s join betting.bets b on b.id = s.bet_id
    where b.event_id = ${eventId}::uuid and s.kind = 'settle' order by s.posting_id`.execute(db)
  expect(rows.map(({ won }) => won)).toEqual(Array.from({ length: BETS }, (_, n) => n < BETS / 3))
})

test('another result posts the differences, and an event that is void and then is not ends where it would have', async () => {
  const { db } = server.services
  const before = await balances()
  const { eventId } = await eventWithBets()
  await settleEvent(db, eventId, pays('red'), { version: 1, size: 25 })
  expect(await correctEvent(db, eventId, pays('black'), { version: 2, size: 25 })).toBe(BETS)
  expect(await correctEvent(db, eventId, pays('black'), { version: 2, size: 25 })).toBe(0)
  const black = await balances()
  expect(await voidEvent(db, eventId, { version: 3, size: 25 })).toBe(BETS)
  expect(await balances()).toEqual(before)
  expect((await statesOf(eventId)).states).toEqual(new Set(['void']))
  expect(await correctEvent(db, eventId, pays('black'), { version: 4, size: 25 })).toBe(BETS)
  expect(await balances()).toEqual(black)
  expect(await reconcile(db)).toEqual([])
})
