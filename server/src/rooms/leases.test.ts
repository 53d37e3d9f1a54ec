import { randomUUID } from 'node:crypto'
import { connect } from '@tucano/database'
import { openAccount } from '@tucano/ledger'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { newBetId } from '#betting/bet'
import type { Bus } from '#platform/bus'
import { isTransient } from '#platform/fault'
import { type CoinState, coinRoom } from '../testing/coin-room.ts'
import { SharedDrawsTest } from '../testing/shared-draws.ts'
import { asksOf } from './asks.ts'
import type { RoomKind } from './kind.ts'
import { Rooms } from './rooms.ts'
import { holdRoom, makeRoom } from './store.ts'

const LEASE_MS = 5000
const member = 985_101n
let site: SharedDrawsTest
let kind: RoomKind
let pocket: bigint
let running: Rooms[] = []
let ids: [string, string]
let many = 0

beforeAll(async () => {
  site = await SharedDrawsTest.open(inject('clusterUrl'))
  kind = coinRoom(site.draws, { openMs: 60_000, shownMs: 5000, maths: site.maths }) as unknown as RoomKind
  pocket = await openAccount(site.draws.db, { memberId: member, pocket: 'cash', currency: 'BRL' })
  await site.fund(pocket, 100_000n)
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.turnTo(site.clock.now)
  ids = [`coin:lease-${++many}`, `coin:lease-${++many}`]
  for (const id of ids) {
    await site.newSource(id)
    await makeRoom(site.draws.db, { id, kind: 'coin', options: { source: id } })
  }
})
afterEach(async () => {
  for (const rooms of running.splice(0)) await rooms.stop()
})

async function newProcess(pool = site.server.services.pool): Promise<Rooms> {
  const rooms = new Rooms({ ...site.server.services, pool }, new Map([[kind.name, kind]]))
  running.push(rooms)
  await rooms.claim()
  return rooms
}
async function isOpen(rooms: Rooms, id: string): Promise<void> {
  await expect.poll(() => (rooms.room(id)?.state as CoinState | undefined)?.phase).toBe('open')
}
const row = (id: string) =>
  site.draws.db.selectFrom('rooms.rooms').select(['lease_until', 'epoch']).where('id', '=', id).executeTakeFirstOrThrow()
const leftMs = async (id: string): Promise<number> => (await row(id)).lease_until.getTime() - site.clock.now
const bet = (rooms: Rooms, id: string) =>
  rooms.submit(id, {
    commandId: randomUUID(),
    memberId: member,
    command: { do: 'bet', betId: newBetId(), pocket: String(pocket), side: 0, stake: '100' },
  })

test('a room that is in the middle of something keeps no other one from being renewed, and is not taken for lost', async () => {
  const rooms = await newProcess()
  for (const id of ids) await isOpen(rooms, id)
  await site.turnTo(site.clock.now + LEASE_MS - 1000)
  const [busy, other] = ids
  const { epoch } = await row(busy)
  await site.draws.db.transaction().execute(async (trx) => {
    expect(await holdRoom(trx, { id: busy, owner: rooms.owner, epoch, commandIds: [] })).toBeDefined()
    await rooms.renew()
    expect(await leftMs(other)).toBe(LEASE_MS)
    expect(await leftMs(busy)).toBe(1000)
  })
  expect(ids.map((id) => rooms.room(id) !== undefined)).toEqual([true, true])
  await rooms.renew()
  expect(await leftMs(busy)).toBe(LEASE_MS)
})

test('what a room takes renews its lease', async () => {
  const rooms = await newProcess()
  const [id] = ids
  await isOpen(rooms, id)
  await site.turnTo(site.clock.now + LEASE_MS - 1000)
  await bet(rooms, id)
  expect(await leftMs(id)).toBe(LEASE_MS)
})

test('leases are renewed while every other connection is taken', async () => {
  const { pool } = connect({ url: site.server.databaseUrl, connections: 1, onError: () => undefined })
  try {
    const rooms = await newProcess(pool)
    for (const id of ids) await isOpen(rooms, id)
    const taken = await pool.connect()
    await site.turnTo(site.clock.now + LEASE_MS - 1000)
    await rooms.renew()
    for (const id of ids) expect(await leftMs(id)).toBe(LEASE_MS)
    taken.release()
  } finally {
    await pool.end()
  }
})

test('a lease that is over cannot be renewed, and a connection that was lost is replaced', async () => {
  const rooms = await newProcess()
  for (const id of ids) await isOpen(rooms, id)
  await rooms.renew()
  await site.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like '%skip locked%' and pid <> pg_backend_pid()`,
  )
  await expect
    .poll(() =>
      rooms.renew().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  expect(ids.map((id) => rooms.room(id) !== undefined)).toEqual([true, true])
  await site.turnTo(site.clock.now + LEASE_MS)
  await rooms.renew()
  expect(ids.map((id) => rooms.room(id))).toEqual([undefined, undefined])
})

test('whoever stands still in the middle of something does not keep the room from the next owner', async () => {
  const one = await newProcess()
  const [id] = ids
  await isOpen(one, id)
  const { pool, db } = connect({ url: site.server.databaseUrl, connections: 1, onError: () => undefined })
  try {
    const { epoch } = await row(id)
    const still = db
      .transaction()
      .execute(async (trx) => {
        await holdRoom(trx, { id, owner: one.owner, epoch, commandIds: [] })
        await site.turnTo(site.clock.now + LEASE_MS)
        const two = await newProcess()
        await expect.poll(() => two.claim().then(() => two.room(id)?.epoch), { timeout: 20_000 }).toBe(epoch + 1n)
        // What it was in the middle of is not done.
        await holdRoom(trx, { id, owner: one.owner, epoch, commandIds: [] })
      })
      .then(
        () => 'done',
        (error: unknown) => (isTransient(error) ? 'ended' : String(error)),
      )
    expect(await still).toBe('ended')
  } finally {
    await pool.end()
  }
})

test('a room that takes longer to be read back than a lease lasts stays with whoever reads it', async () => {
  const { bus, ...services } = site.server.services
  const [id] = ids
  const two = new Rooms(site.server.services, new Map([[kind.name, kind]]))
  running.push(two)
  const slow: Bus = {
    publish: (channel, message) => bus.publish(channel, message),
    onMissed: (listener) => bus.onMissed(listener),
    stop: () => bus.stop(),
    subscribe: async (channel, hear) => {
      const unsubscribe = await bus.subscribe(channel, hear)
      if (channel !== asksOf(id)) return unsubscribe
      for (let n = 0; n < 2; n++) {
        await site.turnTo(site.clock.now + LEASE_MS - 1000)
        await one.renew()
        await two.claim()
      }
      return unsubscribe
    },
  }
  const one = new Rooms({ ...services, bus: slow }, new Map([[kind.name, kind]]))
  running.push(one)
  await one.claim()
  expect(two.room(id)).toBeUndefined()
  expect(one.room(id)!.epoch).toBe((await row(id)).epoch)
  await isOpen(one, id)
  await bet(one, id)
})
