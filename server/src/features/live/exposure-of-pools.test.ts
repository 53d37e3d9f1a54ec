import { randomUUID } from 'node:crypto'
import { msOfRound } from '@tucano/beacon'
import { getTableExposure, listOfficeTables } from '@tucano/contract/live/office'
import { openAccount } from '@tucano/ledger'
import { findTable, sharedLive } from '@tucano/live'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newBetId } from '#betting/bet'
import { readDraw } from '#draws/published'
import { certify, writtenDigest } from '#fairness/maths'
import { Rooms } from '#rooms/rooms'
import { makeRoom } from '#rooms/store'
import { employ } from '../../testing/desk.ts'
import { SharedDrawsTest } from '../../testing/shared-draws.ts'
import { liveDraws } from './index.ts'
import type { TableState } from './room/state.ts'
import { tableRoom } from './room/table-room.ts'
import { sourceOf } from './room/work.ts'

const RING = findTable('galo-virtual')!
const ID = sourceOf(RING.code)
const [ana, bia] = [989_001n, 989_002n]
const pockets = new Map<bigint, bigint>()
const maths = new Map(sharedLive.map((game) => [game.code, writtenDigest(game)]))
let site: SharedDrawsTest
let headers: Record<'authorization', string>

beforeAll(async () => {
  site = await SharedDrawsTest.open(inject('clusterUrl'), {
    drawnGames: new Map(liveDraws.map((one) => [one.game.code, one])),
    content: true,
  })
  const { services } = site.server
  services.configuration.beacon = { urls: [site.beacon.url], chain: site.beacon.chain.hash, isOwn: true }
  await certify(services.db, sharedLive)
  ;({ headers } = await employ(services, 'caixa', ['cashier']))
  for (const memberId of [ana, bia]) {
    await site.owner.query(
      `insert into member.members (id, account, nickname, password_hash) overriding system value values ($1, $2, $2, '*')`,
      [String(memberId), `rinha${memberId}`],
    )
    const pocket = await openAccount(services.db, { memberId, pocket: 'cash', currency: 'BRL' })
    await site.fund(pocket, 100_000n)
    pockets.set(memberId, pocket)
  }
  await makeRoom(services.db, { id: ID, kind: 'live', options: { table: RING.code } })
})
afterAll(() => site.close())

/** The ring, with the next round open, by a brand that has chosen so. */
async function ring({ pools }: { pools: boolean }): Promise<Rooms> {
  const { services } = site.server
  const kind = tableRoom(services, { draws: site.draws, maths, ...(pools && { pools: new Set([RING.code]) }) })
  const rooms = new Rooms(services, new Map([[kind.name, kind]]))
  await rooms.claim()
  await expect.poll(() => stateOf(rooms).phase, { timeout: 20_000 }).toBe('open')
  return rooms
}
/** The clock is turned on, and leases with it. */
async function turn(rooms: Rooms, ms: number, phase: TableState['phase']): Promise<void> {
  await site.turnTo(ms)
  await rooms.renew()
  await rooms.claim()
  await rooms.submit(ID, { command: { do: 'wake' } }).catch(() => undefined)
  await expect.poll(() => stateOf(rooms).phase, { timeout: 20_000 }).toBe(phase)
}
const stateOf = (rooms: Rooms): TableState => rooms.room(ID)!.state as TableState

async function bet(rooms: Rooms, memberId: bigint, chips: Record<string, string>): Promise<void> {
  const command = { do: 'bet', betId: newBetId(), pocket: String(pockets.get(memberId)), who: 'a*', version: 0, chips }
  await rooms.submit(ID, { commandId: randomUUID(), memberId, command })
}
async function seen(drawId?: string) {
  const { exposure } = (await site.server.call(getTableExposure, { code: RING.code, ...(drawId && { drawId }) }, headers)).body.value
  const { tables } = (await site.server.call(listOfficeTables, {}, headers)).body.value
  return { exposure: exposure!, table: tables.find(({ code }) => code === RING.code)! }
}

test('what a pool shares out is told corner by corner, and the house can lose nothing by it; a round stays what it was opened as', async () => {
  const rooms = await ring({ pools: true })
  await bet(rooms, ana, { red: '12000' })
  const lone = await seen()
  // With one corner empty everything goes back, whoever wins.
  expect(lone.exposure).toMatchObject({
    isShared: true,
    stakes: { exposed: '0' },
    spots: [{ spot: 'red', staked: '12000', most: '12000' }],
  })
  await bet(rooms, bia, { blue: '8000' })
  const { drawId, exposure, table } = await seen().then((one) => ({ ...one, drawId: one.exposure.round.drawId }))
  expect(exposure).toMatchObject({
    isShared: true,
    stakes: { members: 2, bets: 2, staked: '20000', exposed: '0' },
    spots: [
      { spot: 'red', staked: '12000', members: 1, most: '19000' },
      { spot: 'blue', staked: '8000', members: 1, most: '19000' },
    ],
    outcomes: { count: 3, best: { net: '1000' } },
  })
  expect(exposure.outcomes!.worst.map(({ result, pays, net }) => [(result as { outcome: string }).outcome, pays, net])).toEqual(
    expect.arrayContaining([['draw', '20000', '0']]),
  )
  expect(exposure.outcomes!.worst.every(({ net }) => BigInt(net) >= 0n)).toBe(true)
  expect(table.round!.stakes).toMatchObject({ staked: '20000', exposed: '0' })
  // What a pool comes to stands on no bet: nobody knows it before the close.
  const { potential } = await site.draws.db
    .selectFrom('betting.bets')
    .select('potential')
    .where('event_id', '=', drawId)
    .where('member_id', '=', ana)
    .executeTakeFirstOrThrow()
  expect(potential).toBeNull()
  await rooms.stop()
  const fixed = await ring({ pools: false })
  expect((await seen(drawId)).exposure).toMatchObject({ isShared: true, stakes: { exposed: '0' } })
  await fixed.stop()
})

test('at fixed odds the ring exposes the house to what its odds come to; a pool that was played is still told as one', async () => {
  const rooms = await ring({ pools: false })
  const pool = stateOf(rooms).eventId!
  await turn(rooms, stateOf(rooms).closesAtMs, 'closed')
  await expect.poll(async () => (await readDraw(site.draws.db, pool))!.state).toBe('sealed')
  const { beacon, beaconRound } = (await readDraw(site.draws.db, pool))!
  await turn(rooms, msOfRound(beacon, beaconRound), 'play')
  await turn(rooms, stateOf(rooms).playedAtMs!, 'result')
  expect((await seen(pool)).exposure).toMatchObject({ isShared: true, round: { state: 'over' }, stakes: { exposed: '0' } })
  await turn(rooms, stateOf(rooms).nextAtMs!, 'open')
  await bet(rooms, ana, { red: '10000' })
  const { exposure } = await seen()
  const comesTo = BigInt(exposure.spots[0]!.most!)
  expect(comesTo).toBeGreaterThan(10_000n)
  expect(exposure).toMatchObject({ isShared: false, stakes: { exposed: String(comesTo - 10_000n) } })
  await rooms.stop()
})
