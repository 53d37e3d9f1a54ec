import { turnAgain } from '@tucano/round'
import { newBetId } from '#betting/bet'
import { nodeHashes } from '#fairness/node-hashes'
import { Seeds } from '#fairness/seeds'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ContestBets } from '../testing/contest-bets.ts'
import { untilThrough } from '../testing/kills.ts'
import { startTestPromotion } from '../testing/running-promotions.ts'
import { type TestServer, openTestServer } from '../testing/test-server.ts'
import { contestsListener } from './contests.ts'
import { readClock } from './clock.ts'
import { openPromotions } from './open-promotions.ts'
import { type Promotions, getOwn, join } from './promotions.ts'
import { listTickets, ticketDelivery } from './tickets.ts'
import { spinWheel } from './wheel.ts'

let server: TestServer
let promotions: Promotions
let owner: pg.Client
let bets: ContestBets
let seeds: Seeds

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  promotions = openPromotions(server.services).promotions
  bets = new ContestBets(server, contestsListener(promotions))
  seeds = new Seeds(server.services)
  owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await bets.stop()
  await owner.end()
  await server.close()
})

const SEGMENTS = [
  { label: 'Nada', weight: 5, reward: null },
  { label: 'R$ 1', weight: 3, reward: { type: 'cash' as const, amount: '100' } },
  { label: 'R$ 5', weight: 1, reward: { type: 'cash' as const, amount: '500' } },
]

/** Somebody who has chosen a part of the chance. */
async function player() {
  const { memberId, cash } = await bets.member()
  await seeds.commit(memberId)
  const { hash } = await server.services.db
    .selectFrom('fairness.seeds')
    .select('hash')
    .where('member_id', '=', memberId)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow()
  await seeds.choose(memberId, { seedHash: hash.toString('hex'), clientSeed: 'a-part-of-it' })
  return { memberId, cash }
}

const giveTickets = (promotionId: bigint, memberId: bigint, count: number) =>
  server.services.db.transaction().execute((db) =>
    ticketDelivery(promotions.versions)(db, {
      key: `test:${promotionId}:${memberId}`,
      memberId,
      title: 'Giros',
      promotionId,
      reward: { type: 'ticket', promotionId: String(promotionId), count },
    }),
  )

const ticketsOf = async (memberId: bigint) => listTickets(promotions, memberId, await readClock(server.services.db))

/** What a member can do about a wheel now. */
async function actOf(promotionId: bigint, memberId: bigint): Promise<string | null | undefined> {
  const found = await getOwn(promotions, { promotionId, memberId }, await readClock(server.services.db))
  return found?.own.act
}

const outcome = (spin: Promise<unknown>): Promise<string> =>
  spin.then(
    () => 'turned',
    (error: Error & { code?: string }) => error.code ?? error.message,
  )

test('a ticket spins once, however often it is pressed; what comes out follows from the seed that is told later', async () => {
  const { db } = server.services
  const promotionId = await startTestPromotion(promotions, 'wheel', { segments: SEGMENTS, daily: false })
  const { memberId, cash } = await player()
  expect(await ticketsOf(memberId)).toEqual([])
  expect(await actOf(promotionId, memberId), 'there is nothing to spin').toBeNull()
  await giveTickets(promotionId, memberId, 12)
  expect(await actOf(promotionId, memberId)).toBe('spin')
  await giveTickets(promotionId, memberId, 12)
  const tickets = await ticketsOf(memberId)
  expect(tickets).toHaveLength(12)
  const [first] = tickets
  const same = await Promise.all(
    Array.from({ length: 5 }, () => spinWheel(promotions, seeds, { memberId, ticketId: first!.transactionId })),
  )
  expect(new Set(same.map(({ segment, nonce }) => `${segment} ${nonce}`)).size).toBe(1)
  const others = await Promise.all(
    tickets.slice(1).map(({ transactionId }) => spinWheel(promotions, seeds, { memberId, ticketId: transactionId })),
  )
  expect(await ticketsOf(memberId)).toEqual([])
  expect(await actOf(promotionId, memberId)).toBeNull()
  const turns = [same[0]!, ...others].toSorted((a, b) => a.nonce - b.nonce)
  const { rows: unused } = await owner.query<{ nonce: number }>('select nonce from betting.unused_numbers')
  const numbers = [...turns.map(({ nonce }) => nonce), ...unused.map(({ nonce }) => nonce)].toSorted((a, b) => a - b)
  expect(numbers).toEqual(numbers.map((_, n) => n + 1))
  const won = turns.reduce((sum, { reward }) => sum + (reward?.type === 'cash' ? BigInt(reward.amount) : 0n), 0n)
  const { balance } = await db.selectFrom('ledger.accounts').select('balance').where('id', '=', cash).executeTakeFirstOrThrow()
  expect(balance).toBe(1_000_000n + won)
  const seedId = await seeds.rotate(memberId)
  const { key, clientSeed } = await seeds.keyOf(seedId)
  for (const { nonce, segment } of turns)
    expect(
      turnAgain(
        { serverSeed: key.toString('hex'), clientSeed },
        { nonce, segment, weights: SEGMENTS.map(({ weight }) => weight) },
        nodeHashes,
      ),
    ).toBe(segment)
})

test('a wheel gives everybody a turn a day; who has closed play has none, and nobody spins another’s', async () => {
  const promotionId = await startTestPromotion(promotions, 'wheel', { segments: SEGMENTS, daily: true })
  const [ana, bia] = [await player(), await player()]
  const [ticket] = await ticketsOf(ana.memberId)
  expect(ticket).toMatchObject({ type: 'PRIZE_WHEEL', promotionId: String(promotionId), left: 1 })
  expect(await outcome(spinWheel(promotions, seeds, { memberId: bia.memberId, ticketId: ticket!.transactionId }))).toBe('ticket.unknown')
  expect(await outcome(spinWheel(promotions, seeds, { memberId: ana.memberId, ticketId: ticket!.transactionId }))).toBe('turned')
  expect(await ticketsOf(ana.memberId)).toEqual([])
  expect(await Promise.all([ana, bia].map(({ memberId }) => actOf(promotionId, memberId)))).toEqual([null, 'spin'])
  expect(await outcome(spinWheel(promotions, seeds, { memberId: ana.memberId, ticketId: newBetId() }))).toBe('ticket.unknown')
  const [other] = await ticketsOf(bia.memberId)
  await owner.query(
    `insert into limits.player_limits (member_id, closed_until, closed_why) values ($1, now() + interval '1 day', 'exclusion')
    on conflict (member_id) do update set closed_until = excluded.closed_until, closed_why = excluded.closed_why`,
    [String(bia.memberId)],
  )
  expect(await ticketsOf(bia.memberId)).toEqual([])
  expect(await outcome(spinWheel(promotions, seeds, { memberId: bia.memberId, ticketId: other!.transactionId }))).toBe('play.closed')
  await owner.query(`update promotions.promotions set state = 'stopped' where id = $1`, [String(promotionId)])
  await owner.query('update promotions.switch set stamp = stamp + 1')
})

test('where members have to say that they take part, a wheel turns for those who have', async () => {
  const promotionId = await startTestPromotion(promotions, 'wheel', { segments: SEGMENTS, daily: true, optIn: true })
  const { memberId } = await player()
  await giveTickets(promotionId, memberId, 1)
  expect(await ticketsOf(memberId)).toEqual([])
  const { rows } = await owner.query<{ id: string }>('select id from promotions.tickets where member_id = $1', [String(memberId)])
  const spin = () => outcome(spinWheel(promotions, seeds, { memberId, ticketId: rows[0]!.id }))
  expect(await spin()).toBe('promotion.not.eligible')
  const { db } = server.services
  await db.transaction().execute(async (trx) => join({ ...promotions, db: trx }, trx, { promotionId, memberId }, await readClock(trx)))
  expect(await ticketsOf(memberId)).toHaveLength(2)
  expect(await spin()).toBe('turned')
  await owner.query(`update promotions.promotions set state = 'stopped' where id = $1`, [String(promotionId)])
  await owner.query('update promotions.switch set stamp = stamp + 1')
})

test('what comes out for somebody who shares a device with another waits for an operator, and is told so', async () => {
  const promotionId = await startTestPromotion(promotions, 'wheel', {
    segments: SEGMENTS.map((segment) => ({ ...segment, reward: { type: 'cash' as const, amount: '100' } })),
    daily: false,
  })
  const [ana, bia] = [await player(), await player()]
  for (const { memberId } of [ana, bia]) {
    await owner.query(`insert into session.devices (member_id, token_hash, name) values ($1, '\\x0e', 'um')`, [String(memberId)])
    await giveTickets(promotionId, memberId, 1)
  }
  const spin = async ({ memberId }: { memberId: bigint }) => {
    const { rows } = await owner.query<{ id: string }>('select id from promotions.tickets where member_id = $1', [String(memberId)])
    return (await spinWheel(promotions, seeds, { memberId, ticketId: rows[0]!.id })).isWaiting
  }
  expect([await spin(ana), await spin(bia), await spin(bia)]).toEqual([false, true, true])
})

test('a turn that the budget might not cover is refused before anything is drawn, and the ticket stays', async () => {
  const budget = { amount: '499', rewards: null, isShown: false }
  const promotionId = await startTestPromotion(promotions, 'wheel', { segments: SEGMENTS, daily: false, budget })
  const { memberId } = await player()
  await giveTickets(promotionId, memberId, 1)
  const [ticket] = await ticketsOf(memberId)
  expect(await outcome(spinWheel(promotions, seeds, { memberId, ticketId: ticket!.transactionId }))).toBe('promotion.budget')
  expect(await ticketsOf(memberId)).toHaveLength(1)
  const { rows } = await owner.query('select used from betting.nonces where member_id = $1 and used > 0', [String(memberId)])
  expect(rows).toEqual([])
  const { memberId: without } = await bets.member()
  await giveTickets(promotionId, without, 1)
  const [theirs] = await ticketsOf(without)
  expect(await outcome(spinWheel(promotions, seeds, { memberId: without, ticketId: theirs!.transactionId }))).toBe('seed.missing')
})

test('a turn whose writing fails is drawn under another number, and the one that was drawn is listed', async () => {
  const promotionId = await startTestPromotion(promotions, 'wheel', {
    segments: SEGMENTS.map((segment) => ({ ...segment, reward: SEGMENTS[1]!.reward })),
    daily: false,
  })
  const { memberId } = await player()
  await giveTickets(promotionId, memberId, 1)
  const [ticket] = await ticketsOf(memberId)
  let kills = 1
  const killed: Promotions = {
    ...promotions,
    giving: {
      ...promotions.giving,
      delivery: {
        ...promotions.giving.delivery,
        cash: (db, of) => (kills-- > 0 ? Promise.reject(new Error('killed')) : promotions.giving.delivery.cash!(db, of)),
      },
    },
  }
  const asked = { memberId, ticketId: ticket!.transactionId }
  expect(await outcome(spinWheel(killed, seeds, asked))).toBe('killed')
  expect(await spinWheel(killed, seeds, asked)).toMatchObject({ nonce: 2 })
  const { rows } = await owner.query(
    'select u.nonce from betting.unused_numbers u join betting.nonces n using (seed_id) where n.member_id = $1',
    [String(memberId)],
  )
  expect(rows).toEqual([{ nonce: 1 }])
})

test('a server that is killed at any step of a turn leaves the ticket as it was; the turn is written and paid once', async () => {
  const { db } = server.services
  const promotionId = await startTestPromotion(promotions, 'wheel', {
    segments: SEGMENTS.map((segment) => ({ ...segment, reward: SEGMENTS[1]!.reward })),
    daily: false,
  })
  const { memberId, cash } = await player()
  await giveTickets(promotionId, memberId, 1)
  const [ticket] = await ticketsOf(memberId)
  const asked = { memberId, ticketId: ticket!.transactionId }
  const balance = async () =>
    (await db.selectFrom('ledger.accounts').select('balance').where('id', '=', cash).executeTakeFirstOrThrow()).balance
  const kills = await untilThrough(
    db,
    // Whoever comes after it knows nothing of what it had in memory.
    (killed) => spinWheel({ ...promotions, db: killed }, new Seeds(server.services), asked),
    async () => {
      expect(await ticketsOf(memberId)).toHaveLength(1)
      expect(await balance()).toBe(1_000_000n)
    },
  )
  expect(kills).toBeGreaterThan(10)
  const again = await spinWheel(promotions, new Seeds(server.services), asked)
  expect(again).toMatchObject({ reward: SEGMENTS[1]!.reward })
  expect(await ticketsOf(memberId)).toEqual([])
  expect(await balance()).toBe(1_000_100n)
  expect(await db.selectFrom('fairness.turns').select('nonce').where('id', '=', asked.ticketId).execute()).toEqual([{ nonce: again.nonce }])
  expect(await db.selectFrom('promotions.rewards').select('cost').where('promotion_id', '=', promotionId).execute()).toEqual([
    { cost: 100n },
  ])
})
