import { randomUUID } from 'node:crypto'
import { msOfRound } from '@tucano/beacon'
import { openAccount } from '@tucano/ledger'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { newBetId } from '#betting/bet'
import { reconcile } from '#betting/books'
import { readDraw } from '#draws/published'
import type { Bus } from '#platform/bus'
import { type CoinState, coinRoom } from '../testing/coin-room.ts'
import { SharedDrawsTest } from '../testing/shared-draws.ts'
import type { RoomKind } from './kind.ts'
import { replay } from './batch.ts'
import { asksOf, framesOf } from './asks.ts'
import type { ToldFrame } from './frames.ts'
import type { Room } from './room.ts'
import { Rooms } from './rooms.ts'
import { makeRoom, readRoom } from './store.ts'

let site: SharedDrawsTest
let kind: RoomKind
let running: Rooms[] = []
let frames: ToldFrame[] = []
let unsubscribe: () => void
let id: string
let many = 0
const members = [985_001n, 985_002n, 985_003n]
const pockets = new Map<bigint, bigint>()

beforeAll(async () => {
  site = await SharedDrawsTest.open(inject('clusterUrl'))
  kind = coinRoom(site.draws, { openMs: 30_000, shownMs: 5000, maths: site.maths }) as unknown as RoomKind
  for (const memberId of members) {
    const pocket = await openAccount(site.draws.db, { memberId, pocket: 'cash', currency: 'BRL' })
    await site.fund(pocket, 100_000n)
    pockets.set(memberId, pocket)
  }
})
afterAll(() => site.close())
beforeEach(async () => {
  id = `coin:${++many}`
  frames = []
  unsubscribe = await site.server.services.bus.subscribe(framesOf(id), (frame) => frames.push(frame as ToldFrame))
  await site.newSource(id)
  await makeRoom(site.draws.db, { id, kind: 'coin', options: { source: id } })
})
afterEach(async () => {
  for (const rooms of running.splice(0)) await rooms.stop()
  unsubscribe()
})

/** A process: what it would do by the clock, the test does. */
async function newProcess(): Promise<Rooms> {
  const rooms = new Rooms(site.server.services, new Map([[kind.name, kind]]))
  running.push(rooms)
  await rooms.claim()
  return rooms
}
const roomOf = (rooms: Rooms): Room => rooms.room(id)!
const stateOf = (rooms: Rooms): CoinState => roomOf(rooms).state as CoinState
async function reached(rooms: Rooms, phase: CoinState['phase']): Promise<void> {
  await expect.poll(() => stateOf(rooms).phase).toBe(phase)
}
const wake = (rooms: Rooms) => rooms.submit(id, { command: { do: 'wake' } })
const betOf = (memberId: bigint, change: { side?: number; stake?: string } = {}) => ({
  commandId: randomUUID(),
  memberId,
  command: { do: 'bet', betId: newBetId(), pocket: String(pockets.get(memberId)), side: 0, stake: '100', ...change },
})

/** The clock jumps, and leases with it: a process that had the room takes it again. */
async function turn(rooms: Rooms, ms: number): Promise<void> {
  await site.turnTo(ms)
  await rooms.renew()
  await rooms.claim()
}
async function close(rooms: Rooms): Promise<void> {
  await turn(rooms, stateOf(rooms).closesAtMs)
  await wake(rooms)
  const draw = async () => (await readDraw(site.draws.db, stateOf(rooms).eventId!))!
  await expect.poll(async () => (await draw()).state).toBe('sealed')
}
async function toss(rooms: Rooms): Promise<void> {
  const { beacon, beaconRound } = (await readDraw(site.draws.db, stateOf(rooms).eventId!))!
  await turn(rooms, msOfRound(beacon, beaconRound))
  await reached(rooms, 'shown')
}

/** The room once more, from the first entry of its log. */
async function again(): Promise<CoinState> {
  const { db } = site.draws
  await db
    .deleteFrom('rooms.snapshots')
    .where('room_id', '=', id)
    .execute()
    .catch(() => undefined)
  const { entries } = await readRoom(db, id)
  return entries.reduce((state, entry) => replay(kind, state, entry), kind.first({ source: id })) as CoinState
}

test('a room goes from round to round: bets, close, draw, result, and its log comes to the same', async () => {
  const rooms = await newProcess()
  await reached(rooms, 'open')
  for (const [n, memberId] of members.entries()) await rooms.submit(id, betOf(memberId, { side: n % 2 }))
  expect(roomOf(rooms).view(members[1])).toMatchObject({ phase: 'open', bets: 3, mine: 1 })
  expect(roomOf(rooms).view()).toMatchObject({ bets: 3, mine: null })
  await turn(rooms, stateOf(rooms).closesAtMs)
  await expect(rooms.submit(id, betOf(members[0]!))).rejects.toMatchObject({ code: 'event.closed' })
  await close(rooms)
  await toss(rooms)
  const { results, nextAtMs } = stateOf(rooms)
  const bets = await site.draws.db
    .selectFrom('betting.bets')
    .select(['payout', 'selections'])
    .where('event_id', '=', stateOf(rooms).eventId!)
    .execute()
  for (const { payout, selections } of bets) expect(payout).toBe((selections as { side: number }).side === results[0] ? 200n : 0n)
  await turn(rooms, nextAtMs)
  await wake(rooms)
  await reached(rooms, 'open')
  expect(stateOf(rooms)).toMatchObject({ round: 2, sides: {} })
  expect(await again()).toEqual(stateOf(rooms))
  expect(frames.map(({ seq }) => seq)).toEqual(frames.map(({ seq }) => seq).toSorted((a, b) => a - b))
  expect(await reconcile(site.draws.db)).toEqual([])
})

test('a command acts once by its id, at the same time, later, and in the next process', async () => {
  const first = await newProcess()
  await reached(first, 'open')
  const bet = betOf(members[0]!)
  const both = await Promise.all([first.submit(id, bet), first.submit(id, bet)])
  expect(both.filter(({ replayed }) => replayed)).toHaveLength(1)
  expect((await first.submit(id, bet)).replayed).toBe(true)
  await first.stop()
  const second = await newProcess()
  expect((await second.submit(id, bet)).replayed).toBe(true)
  expect(stateOf(second).sides).toEqual({ [String(members[0])]: 0 })
  const { many: placed } = await site.draws.db
    .selectFrom('betting.bets')
    .select(({ fn }) => fn.countAll<bigint>().as('many'))
    .where('event_id', '=', stateOf(second).eventId!)
    .executeTakeFirstOrThrow()
  expect(placed).toBe(1n)
})

test('what the ledger refuses leaves the room as it was, and the others of its batch are taken', async () => {
  const rooms = await newProcess()
  await reached(rooms, 'open')
  const seq = roomOf(rooms).seq
  const outcomes = await Promise.allSettled([
    rooms.submit(id, betOf(members[0]!, { stake: '100000000' })),
    rooms.submit(id, betOf(members[1]!)),
    rooms.submit(id, betOf(members[1]!)),
    rooms.submit(id, betOf(members[2]!, { stake: '0' })),
    rooms.submit(id, betOf(members[0]!, { side: 1 })),
  ])
  const told = outcomes.map((one) => (one.status === 'fulfilled' ? 'taken' : (one.reason as { code: string }).code))
  // The last one is the member's first bet that was taken: the one before it is as if it had never been.
  expect(told).toEqual(['balance.insufficient', 'taken', 'round.open', 'amount.invalid', 'taken'])
  expect(stateOf(rooms).sides).toEqual({ [String(members[1])]: 0, [String(members[0])]: 1 })
  expect(roomOf(rooms).seq).toBe(seq + 2n)
  expect(await again()).toEqual(stateOf(rooms))
  expect(await reconcile(site.draws.db)).toEqual([])
})

test('of two processes one has the room; when its lease is over the other goes on, and the first appends nothing', async () => {
  const [one, two] = [await newProcess(), await newProcess()]
  await reached(one, 'open')
  expect(two.room(id)).toBeUndefined()
  await one.submit(id, betOf(members[0]!))
  const before = stateOf(one)
  const deposed = roomOf(one)
  await site.turnTo(site.clock.now + 5000)
  await two.claim()
  expect(roomOf(two).epoch).toBe(deposed.epoch + 1n)
  expect(stateOf(two)).toEqual(before)
  const { seq } = roomOf(two)
  await expect(deposed.submit(betOf(members[1]!))).rejects.toMatchObject({ code: 'system.busy' })
  expect(one.room(id)).toBeUndefined()
  expect((await readRoom(site.draws.db, id)).entries).toHaveLength(Number(seq))
  await two.submit(id, betOf(members[1]!))
  expect(Object.keys(stateOf(two).sides)).toHaveLength(2)
  await one.renew()
  expect(roomOf(two).seq).toBe(seq + 1n)
  expect(await reconcile(site.draws.db)).toEqual([])
})

test('a room that goes to another process while this one still opens it is let go', async () => {
  const { bus, ...services } = site.server.services
  const two = new Rooms(site.server.services, new Map([[kind.name, kind]]))
  running.push(two)
  const slow: Bus = {
    publish: (channel, message) => bus.publish(channel, message),
    onMissed: (listener) => bus.onMissed(listener),
    stop: () => bus.stop(),
    subscribe: async (channel, hear) => {
      const unsubscribed = await bus.subscribe(channel, hear)
      if (channel !== asksOf(id)) return unsubscribed
      await site.turnTo(site.clock.now + 5000)
      await two.claim()
      return unsubscribed
    },
  }
  const one = new Rooms({ ...services, bus: slow }, new Map([[kind.name, kind]]))
  running.push(one)
  await one.claim()
  await expect.poll(() => one.room(id)).toBeUndefined()
  await reached(two, 'open')
  await two.submit(id, betOf(members[0]!))
  expect(roomOf(two).view()).toMatchObject({ bets: 1 })
})

test('left in the middle of a toss, the next process comes to the same result, and every bet is settled once', async () => {
  const one = await newProcess()
  await reached(one, 'open')
  for (const memberId of members) await one.submit(id, betOf(memberId))
  await close(one)
  const { eventId } = stateOf(one)
  const draw = (await readDraw(site.draws.db, eventId!))!
  await site.turnTo(msOfRound(draw.beacon, draw.beaconRound) + 5000)
  // Both draw at once: the one whose lease is over, and the one that has taken the room.
  const two = await newProcess()
  await reached(two, 'shown')
  await one.stop()
  const bets = await site.draws.db
    .selectFrom('betting.bets')
    .select(['state', 'version'])
    .distinct()
    .where('event_id', '=', eventId)
    .execute()
  expect(bets).toEqual([{ state: 'settled', version: 2 }])
  expect(await again()).toEqual(stateOf(two))
  expect(await reconcile(site.draws.db)).toEqual([])
})
