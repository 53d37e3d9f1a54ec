import { randomUUID } from 'node:crypto'
import { msOfRound } from '@tucano/beacon'
import { FlightSaid, LiveFact as LiveFactShape, LiveView as LiveViewShape } from '@tucano/contract/live'
import { CRASH, findTable, flightMs, msOf, multiplierAt, sharedLive } from '@tucano/live'
import { Check } from 'typebox/value'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { reconcile } from '#betting/books'
import { advanceDraw, voidDraw } from '#draws/advance'
import { publish, readDraw } from '#draws/published'
import { pathOf } from '#draws/tree'
import { type LiveProcess, LiveTable, factsIn, liveMaths, openLiveSite } from '../../testing/live-table.ts'
import { balanceOf, newPlayer } from '../../testing/players.ts'
import type { SharedDrawsTest } from '../../testing/shared-draws.ts'
import { liveDraws } from './index.ts'
import { flightRoom } from './flight/flight-room.ts'
import type { FlightState } from './flight/state.ts'

const TABLE = findTable('foguete-para-todos')!
const SHARED = sharedLive.find(({ code }) => code === TABLE.code)!
let [ana, bia, caio] = [0n, 0n, 0n]
let site: SharedDrawsTest
let table: LiveTable<FlightState>
type Running = LiveProcess<FlightState>

beforeAll(async () => {
  site = await openLiveSite(inject('clusterUrl'))
  table = await LiveTable.open(site, TABLE.code, flightRoom(site.server.services, { draws: site.draws, maths: liveMaths }))
  const players = [await newPlayer(site.server), await newPlayer(site.server), await newPlayer(site.server)] as const
  ;[ana, bia, caio] = [players[0].memberId, players[1].memberId, players[2].memberId]
})
afterAll(() => site.close())
beforeEach(() => table.listen())
afterEach(() => table.stop())

const balance = (memberId: bigint) => balanceOf(site.server, memberId)
const bet = (running: Running, memberId: bigint, place: number, [stake, auto]: [string, number?]) =>
  running.say(memberId, { do: 'bet', version: running.version(memberId), place, stake, ...(auto !== undefined && { auto }) })
const leave = (running: Running, memberId: bigint, place: number) =>
  running.say(memberId, { do: 'leave', round: running.state.round, place })

/** The next round, open. */
async function open(running: Running): Promise<void> {
  if (running.state.sealed !== null) await land(running, pointOf(running))
  await running.next()
}
/** Where the flight in the air ends, which only the vault opens. */
const pointOf = (running: Running): number => site.server.services.vault.open(Buffer.from(running.state.sealed!, 'base64')).readUInt32BE()
/** The clock at a multiplier of the flight, or so many milliseconds after it. */
const turnInto = (running: Running, multiplier: number, more = 0) => running.turn(running.state.playsAtMs! + msOf(multiplier) + more)

async function land(running: Running, point: number): Promise<void> {
  await running.turn(running.state.playsAtMs! + flightMs(point))
  await running.wake()
  await running.reached('result')
}
/** Rounds, until one flies so far. */
async function farFlight(running: Running, least: number, prepare: () => Promise<void>): Promise<number> {
  for (;;) {
    await open(running)
    await prepare()
    await running.play()
    const point = pointOf(running)
    if (point >= least) return point
    await land(running, point)
  }
}

const betsOf = (eventId: string) =>
  site.draws.db
    .selectFrom('betting.bets')
    .select(['id', 'member_id', 'stake', 'payout', 'selections'])
    .where('event_id', '=', eventId)
    .where('state', '=', 'settled')
    .orderBy('member_id')
    .orderBy('id')
    .execute()

/** A flight as anybody checks it from what was published, with each of its bets. */
async function checkProofs(eventId: string): Promise<void> {
  const published = publish((await readDraw(site.draws.db, eventId))!)
  expect(table.problems(published)).toEqual([])
  for (const { id, stake, payout, selections } of await betsOf(eventId)) {
    const leaf = SHARED.leaf({ id, stake, selections })
    const path = (await pathOf(site.draws.db, { eventId, id, game: SHARED }))!
    expect(table.problems(published, { id, stake: String(stake), payout: String(payout), selections, leaf, ...path })).toEqual([])
  }
}

test('two bets at once: one leaves by itself, one by hand at what the flight is at when it is heard; record, balance and proof come to the same [LIV-01]', async () => {
  const running = await table.newProcess()
  let before = 0n
  const point = await farFlight(running, 160, async () => {
    before = await balance(ana)
    expect(await bet(running, ana, 1, ['1000'])).toBe('taken')
    expect(await bet(running, ana, 2, ['500', 150])).toBe('taken')
    // Until the close a bet, and where it leaves by itself, can be changed: it takes the place of the one before.
    expect(await bet(running, ana, 2, ['500', 120])).toBe('taken')
    expect(await bet(running, bia, 1, ['700'])).toBe('taken')
    expect(await bet(running, bia, 2, ['300'])).toBe('taken')
    expect(await running.say(bia, { do: 'drop', version: running.version(bia), place: 2 })).toBe('taken')
    expect(await leave(running, ana, 1)).toBe('live.flight.early')
    expect(await balance(ana)).toBe(before - 1500n)
  })
  const { eventId, round } = running.state
  expect(await leave(running, ana, 1)).toBe('live.flight.early')
  expect(await leave(running, caio, 1)).toBe('live.flight.none')
  expect(await bet(running, caio, 1, ['500'])).toBe('event.closed')
  await turnInto(running, 133)
  // Whatever else a page says, such as where it was, counts for nothing.
  expect(await running.say(ana, { do: 'leave', round, place: 1, at: 99_999, multiplier: '999.99' })).toBe('taken')
  expect(await leave(running, ana, 1)).toBe('live.flight.left')
  await running.wake()
  const at = multiplierAt(msOf(133))
  expect(running.view(ana).flight!.mine.map(({ place, auto, left }) => [place, auto, left])).toEqual([
    [1, null, at],
    [2, 120, 120],
  ])
  // Others see it under a masked name, and whose it is nobody.
  const others = running.view().flight!
  expect(others).toMatchObject({ many: 3, staked: '2200', manyLeft: 2, paidOut: String((1000n * BigInt(at)) / 100n + 600n), mine: [] })
  expect(others.bets.map(({ stake, left }) => [stake, left])).toEqual([
    ['1000', at],
    ['700', null],
    ['500', 120],
  ])
  for (const { who } of others.bets) expect(who).toMatch(/\*/)
  // Before the end nothing is paid, and nothing told that would tell where it ends.
  expect(await betsOf(eventId!)).toEqual([])
  await land(running, point)
  const bets = await betsOf(eventId!)
  expect(bets.map(({ member_id, stake, payout }) => [member_id, stake, payout])).toEqual([
    [ana, 1000n, (1000n * BigInt(at)) / 100n],
    [ana, 500n, 600n],
    [bia, 700n, 0n],
  ])
  expect(await balance(ana)).toBe(before - 1500n + (1000n * BigInt(at)) / 100n + 600n)
  expect(running.view(ana).mine!.won).toBe(String((1000n * BigInt(at)) / 100n + 600n))
  const draw = (await readDraw(site.draws.db, eventId!))!
  expect(draw).toMatchObject({ state: 'drawn', moves: { [bets[0]!.id]: at }, result: { point, left: { [bets[0]!.id]: at } } })
  await checkProofs(eventId!)
  expect(running.view().past.at(-1)).toEqual({ round, drawId: eventId, result: { point } })
  expect(await reconcile(site.draws.db)).toEqual([])
  expect(Check(LiveViewShape, running.view(ana))).toBe(true)
})

test('where a flight ends is in no frame, no view and no line of the log before it has ended', async () => {
  const running = await table.newProcess()
  const point = await farFlight(running, 140, async () => void (await bet(running, ana, 1, ['1000', CRASH.last])))
  for (const multiplier of [102, 110, 120, 139]) {
    await turnInto(running, multiplier)
    await running.wake()
  }
  const { eventId, playsAtMs } = running.state
  const { rows } = await site.owner.query<{ kept: unknown }>(
    `select jsonb_build_array(l.command, l.facts) as kept from rooms.log l
       where l.room_id = $1 and l.seq >= (select max(o.seq) from rooms.log o where o.room_id = $1 and o.command ->> 'do' = 'opened')
     union all select state from rooms.snapshots where room_id = $1
     union all select jsonb_build_array(d.moves, e.result, encode(d.seed, 'hex')) from draws.draws d join betting.events e on e.id = d.event_id where e.id = $2`,
    [table.id, eventId],
  )
  const opened = table.frames.findLastIndex(({ everybody }) => JSON.stringify(everybody).includes('"phase":"open"'))
  expect(table.frames.slice(opened).length).toBeGreaterThan(4)
  const told = [...table.frames.slice(opened), running.view(), running.view(ana), ...rows.map(({ kept }) => kept)].map((one) =>
    // Flights that are over are told.
    JSON.stringify(one, (key, value: unknown) => (key === 'past' ? [] : value)),
  )
  const ends = [point, flightMs(point), playsAtMs! + flightMs(point)]
  for (const one of told) {
    // As a number of its own: digits of an id are no secret.
    for (const end of ends) expect(one).not.toMatch(new RegExp(`(?<![\\w.-])${end}(?![\\w-])`))
    expect(one).not.toContain('point')
  }
  await land(running, point)
  await expect.poll(() => JSON.stringify(table.frames)).toContain(`"point":${point}`)
  for (const fact of table.frames.flatMap(factsIn)) expect(Check(LiveFactShape, fact), JSON.stringify(fact)).toBe(true)
})

test('killed in mid-flight: the next owner goes on with the same flight, who left before stays out, and after the end nobody is paid', async () => {
  const one = await table.newProcess()
  const point = await farFlight(one, 180, async () => {
    await bet(one, ana, 1, ['1000'])
    await bet(one, ana, 2, ['1000'])
    await bet(one, bia, 1, ['1000', 170])
  })
  const { eventId, playsAtMs } = one.state
  await turnInto(one, 120)
  const command = randomUUID()
  const said = { do: 'leave', round: one.state.round, place: 1 }
  expect(await one.say(ana, said, command)).toBe('taken')
  const { left } = one.view(ana).flight!.mine[0]!
  // It stands still, its lease runs out, and another one has the room.
  await site.turnTo(playsAtMs! + msOf(150))
  await site.owner.query(`update rooms.rooms set lease_until = platform.clock() where id = $1`, [table.id])
  const two = await table.newProcess()
  expect(two.state).toMatchObject({ phase: 'play', playsAtMs, eventId })
  expect(pointOf(two)).toBe(point)
  // Asked again after a lost answer, nothing is done again.
  expect(await two.say(ana, said, command)).toBe('taken')
  expect(two.view(ana).flight!.mine[0]!.left).toBe(left)
  // The other one comes back after the end, and pays nobody.
  await two.turn(playsAtMs! + flightMs(point))
  expect(await one.say(ana, { ...said, place: 2 })).toBe('system.busy')
  expect(await leave(two, ana, 2)).toBe('live.flight.late')
  // By the clock of the database, which is all that it knows.
  await two.reached('result')
  const paid = (await betsOf(eventId!)).map(({ payout }) => payout)
  expect(paid).toEqual([10n * BigInt(left!), 0n, 1700n])
  await checkProofs(eventId!)
  expect(await reconcile(site.draws.db)).toEqual([])
})

test('what cannot be bet is refused by a code of its own, and leaves the slip as it was', async () => {
  const running = await table.newProcess()
  await open(running)
  const { min, max } = TABLE.limits
  expect(await bet(running, caio, 1, [String(min - 1)])).toBe('live.bet.min')
  expect(await bet(running, caio, 1, [String(max + 1)])).toBe('live.bet.max')
  expect(await bet(running, caio, 1, [String(max)])).toBe('taken')
  expect(await running.say(caio, { do: 'bet', version: 0, place: 2, stake: '100' })).toBe('live.slip.changed')
  expect(await running.say(caio, { do: 'drop', version: 1, place: 2 })).toBe('live.flight.none')
  const before = await balance(caio)
  expect(running.view(caio).mine).toMatchObject({ version: 1, chips: { 1: String(max) } })
  for (const said of [
    { do: 'bet', version: 1, place: 3, stake: '100' },
    { do: 'bet', version: 1, place: 2, stake: '100', auto: 100 },
    { do: 'bet', version: 1, place: 2, stake: '100', auto: 150.5 },
    { do: 'bet', version: 1, place: 2, stake: '-100' },
    { do: 'leave', round: 0, place: 1 },
  ])
    expect(Check(FlightSaid, said), JSON.stringify(said)).toBe(false)
  expect(await balance(caio)).toBe(before)
  await running.turn(running.state.closesAtMs)
  expect(await running.say(caio, { do: 'drop', version: 1, place: 1 })).toBe('event.closed')
  await running.play()
  await land(running, pointOf(running))
})

test('a flight that operators void in the air gives everything back, whoever has left it, and does not say where it would have ended', async () => {
  const running = await table.newProcess()
  let before = 0n
  await farFlight(running, 160, async () => {
    before = await balance(bia)
    expect(await bet(running, bia, 1, ['1000'])).toBe('taken')
  })
  await turnInto(running, 150)
  expect(await leave(running, bia, 1)).toBe('taken')
  const eventId = running.state.eventId!
  expect(await voidDraw(site.draws, (await readDraw(site.draws.db, eventId))!, 'operator')).toBe(true)
  expect(await leave(running, bia, 1)).toBe('live.flight.left')
  while (await advanceDraw(site.draws, eventId));
  await running.reached('result')
  expect(running.view(bia)).toMatchObject({ voidReason: 'operator', result: null, mine: { won: '1000' } })
  expect(await balance(bia)).toBe(before)
})

test('a flight whose beacon does not come gives everything back', async () => {
  const running = await table.newProcess()
  await open(running)
  const before = await balance(bia)
  expect(await bet(running, bia, 1, ['1000', 150])).toBe('taken')
  await running.turn(running.state.closesAtMs)
  await running.wake()
  const { eventId } = running.state
  await expect.poll(async () => (await readDraw(site.draws.db, eventId!))!.state).toBe('sealed')
  const waitMs = liveDraws.find(({ game }) => game === SHARED)!.waitMs
  await site.beacon.stop()
  const { beacon, beaconRound } = (await readDraw(site.draws.db, eventId!))!
  await running.turn(msOfRound(beacon, beaconRound) + waitMs)
  await running.reached('result')
  expect(running.view(bia)).toMatchObject({ voidReason: 'beacon.missing', result: null, mine: { won: '1000' } })
  expect(await balance(bia)).toBe(before)
  expect(await reconcile(site.draws.db)).toEqual([])
})
