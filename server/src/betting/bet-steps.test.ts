import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type TestServer, openTestServer } from '../testing/test-server.ts'
import { newBetId } from './bet.ts'
import { BetSteps } from './bet-steps.ts'
import type { PlacedBet, Step } from './bets.ts'
import { reconcile } from './books.ts'
import { scheduleEvent, setEventState } from './events.ts'

let server: TestServer
let steps: BetSteps
let other: BetSteps
let member = 990_000n

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  steps = new BetSteps(server.services)
  other = new BetSteps(server.services)
})
afterAll(async () => {
  await steps.stop()
  await other.stop()
  await server.close()
})

async function newPocket(amount: bigint): Promise<bigint> {
  const { db } = server.services
  const to = await openAccount(db, { memberId: ++member, pocket: 'cash', currency: 'BRL' })
  const from = await operatorAccount(db, 'clearing', 'BRL')
  await post(db, { key: `fund:${to}`, kind: 'deposit', moves: [{ from, to, amount, currency: 'BRL' }] })
  return to
}
const bet = (pocket: bigint, change: Partial<PlacedBet> = {}): Step & { kind: 'place' } => ({
  kind: 'place',
  id: newBetId(),
  product: 'LOTTERY',
  vendor: 'TUC',
  game: 'coin',
  inputs: '',
  pocket,
  stake: 100n,
  ...change,
})
const balanceOf = async (pocket: bigint): Promise<bigint> => {
  const { balance } = await server.services.db
    .selectFrom('ledger.accounts')
    .select('balance')
    .where('id', '=', pocket)
    .executeTakeFirstOrThrow()
  return balance
}

test('many members place at once on two servers: each bet once, none beyond what its pocket has', async () => {
  const pockets = await Promise.all(Array.from({ length: 20 }, () => newPocket(1000n)))
  const asked = pockets.flatMap((pocket) => Array.from({ length: 15 }, () => bet(pocket)))
  const outcomes = await Promise.allSettled(asked.flatMap((step) => [steps.take(step), other.take(step)]))
  const codes = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.verdict : (one.reason as { code: string }).code))
  const count = (code: string): number => codes.filter((one) => one === code).length
  // Ten of each member's fifteen, by whoever was first; the other server finds them known.
  expect([count('done'), count('replayed'), count('balance.insufficient')]).toEqual([200, 200, 200])
  for (const pocket of pockets) expect(await balanceOf(pocket)).toBe(0n)
  expect(await reconcile(server.services.db)).toEqual([])
})

test('steps of one bet asked for together come in their order, and what is wrong fails alone', async () => {
  const pocket = await newPocket(1000n)
  const one = bet(pocket)
  const outcomes = await Promise.allSettled([
    steps.take(one),
    steps.take({ kind: 'raise', id: one.id, key: 'more', amount: 50n }),
    steps.take({ kind: 'settle', id: newBetId(), key: 'settle', payout: 5n }),
    steps.take(bet(pocket, { stake: -1n })),
    steps.take(bet(pocket, { id: 'no id' })),
    steps.take(bet(pocket, { stake: 10n })),
  ])
  const told = outcomes.map((each) => (each.status === 'fulfilled' ? each.value.verdict : (each.reason as { code: string }).code))
  expect(told).toEqual(['done', 'done', 'round.unknown', 'amount.invalid', 'round.id.invalid', 'done'])
  expect(await balanceOf(pocket)).toBe(840n)
  expect(await reconcile(server.services.db)).toEqual([])
})

test('none is accepted after the close, however many come around it', async () => {
  const { db } = server.services
  const event = newBetId()
  const about = { product: 'LOTTERY', vendor: 'TUC', game: 'coin' }
  await scheduleEvent(db, { ...about, id: event, opensAt: new Date(Date.now() - 1000), closesAt: new Date(Date.now() + 3_600_000) })
  const pockets = await Promise.all(Array.from({ length: 10 }, () => newPocket(1_000_000n)))
  let accepted = 0
  const asked = Array.from({ length: 600 }, (_, n) =>
    (n % 2 === 0 ? steps : other).take(bet(pockets[n % 10]!, { event })).then(() => accepted++),
  )
  const outcomes = Promise.allSettled(asked)
  await expect.poll(() => accepted).toBeGreaterThan(0)
  await setEventState(db, { id: event, version: 0, state: 'closed' })
  const { many } = await db
    .selectFrom('betting.bets')
    .select(({ fn }) => fn.countAll<bigint>().as('many'))
    .where('event_id', '=', event)
    .executeTakeFirstOrThrow()
  const settled = await outcomes
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(Number(many))
  for (const one of settled) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'event.closed' })
  expect(await reconcile(db)).toEqual([])
})
