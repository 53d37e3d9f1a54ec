import { randomUUID } from 'node:crypto'
import { msOfRound } from '@tucano/beacon'
import { FlightSaid, LiveFact as LiveFactShape, type LiveFact, type LiveView, LiveView as LiveViewShape } from '@tucano/contract/live'
import { openAccount } from '@tucano/ledger'
import { CRASH, findTable, flightMs, msOf, multiplierAt, sharedLive } from '@tucano/live'
import { verifyDraw } from '@tucano/round'
import { Check } from 'typebox/value'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { reconcile } from '#betting/books'
import { advanceDraw, voidDraw } from '#draws/advance'
import { publish, readDraw } from '#draws/published'
import { pathOf } from '#draws/tree'
import { certify, writtenDigest } from '#fairness/maths'
import { nodeHashes } from '#fairness/node-hashes'
import { framesOf } from '#rooms/asks'
import type { ToldFrame } from '#rooms/frames'
import type { RoomKind } from '#rooms/kind'
import { Rooms } from '#rooms/rooms'
import { makeRoom } from '#rooms/store'
import { SharedDrawsTest, testChecks } from '../../testing/shared-draws.ts'
import { liveDraws } from './index.ts'
import { sourceOf } from './room/work.ts'
import { flightRoom } from './flight/flight-room.ts'
import type { FlightState } from './flight/state.ts'

const TABLE = findTable('foguete-para-todos')!
const SHARED = sharedLive.find(({ code }) => code === TABLE.code)!
const ID = sourceOf(TABLE.code)
const [ana, bia, caio] = [987_001n, 987_002n, 987_003n]
const pockets = new Map<bigint, bigint>()
let site: SharedDrawsTest
let kind: RoomKind
let running: Rooms[] = []
let frames: ToldFrame[] = []
let unsubscribe: () => void

beforeAll(async () => {
  site = await SharedDrawsTest.open(inject('clusterUrl'), {
    drawnGames: new Map(liveDraws.map((one) => [one.game.code, one])),
    content: true,
  })
  const { services } = site.server
  await certify(services.db, sharedLive)
  kind = flightRoom(services, { draws: site.draws, maths: new Map(sharedLive.map((game) => [game.code, writtenDigest(game)])) })
  for (const memberId of [ana, bia, caio]) {
    await site.owner.query(
      `insert into member.members (id, account, nickname, password_hash) overriding system value values ($1, $2, $2, '*')`,
      [String(memberId), `piloto${memberId}`],
    )
    const pocket = await openAccount(site.draws.db, { memberId, pocket: 'cash', currency: 'BRL' })
    await site.fund(pocket, 100_000n)
    pockets.set(memberId, pocket)
  }
  await makeRoom(site.draws.db, { id: ID, kind: kind.name, options: { table: TABLE.code } })
})
afterAll(() => site.close())
beforeEach(async () => {
  frames = []
  unsubscribe = await site.server.services.bus.subscribe(framesOf(ID), (frame) => frames.push(frame as ToldFrame))
})
afterEach(async () => {
  for (const rooms of running.splice(0)) await rooms.stop()
  unsubscribe()
})

async function newProcess(): Promise<Rooms> {
  const rooms = new Rooms(site.server.services, new Map([[kind.name, kind]]))
  running.push(rooms)
  await rooms.claim()
  return rooms
}
const stateOf = (rooms: Rooms): FlightState => rooms.room(ID)!.state as FlightState
const viewOf = (rooms: Rooms, memberId?: bigint) => rooms.room(ID)!.view(memberId) as LiveView
const wake = (rooms: Rooms) => rooms.submit(ID, { command: { do: 'wake' } })
async function reached(rooms: Rooms, phase: FlightState['phase']): Promise<void> {
  await expect.poll(() => stateOf(rooms).phase, { timeout: 20_000 }).toBe(phase)
}
const balance = async (memberId: bigint): Promise<bigint> =>
  (await site.draws.db.selectFrom('ledger.accounts').select('balance').where('id', '=', pockets.get(memberId)!).executeTakeFirstOrThrow())
    .balance

async function turn(rooms: Rooms, ms: number): Promise<void> {
  await site.turnTo(ms)
  await rooms.renew()
  await rooms.claim()
}

/** As a page says it; answers with the code of a refusal. */
async function say(rooms: Rooms, memberId: bigint, said: object, commandId = randomUUID()): Promise<string> {
  expect(Check(FlightSaid, said)).toBe(true)
  const command = await kind.commands!.toCommand(said, memberId, { table: TABLE.code })
  return rooms.submit(ID, { commandId, memberId, command }).then(
    () => 'taken',
    (error: { code: string }) => error.code,
  )
}
const versionOf = (rooms: Rooms, memberId: bigint): number => viewOf(rooms, memberId).mine?.version ?? 0
const bet = (rooms: Rooms, memberId: bigint, place: number, [stake, auto]: [string, number?]) =>
  say(rooms, memberId, { do: 'bet', version: versionOf(rooms, memberId), place, stake, ...(auto !== undefined && { auto }) })
const leave = (rooms: Rooms, memberId: bigint, place: number) => say(rooms, memberId, { do: 'leave', round: stateOf(rooms).round, place })

/** The next round, open. */
async function open(rooms: Rooms): Promise<void> {
  const { sealed, phase } = stateOf(rooms)
  if (sealed !== null) await land(rooms, pointOf(rooms))
  if (phase !== 'idle' && phase !== 'open') {
    await turn(rooms, stateOf(rooms).nextAtMs!)
    await wake(rooms)
  }
  await reached(rooms, 'open')
}
/** From an open round into the air: closed, sealed, and the beacon's round out. */
async function takeOff(rooms: Rooms): Promise<void> {
  await turn(rooms, stateOf(rooms).closesAtMs)
  await wake(rooms)
  const { eventId } = stateOf(rooms)
  await expect.poll(async () => (await readDraw(site.draws.db, eventId!))!.state).toBe('sealed')
  const { beacon, beaconRound } = (await readDraw(site.draws.db, eventId!))!
  await turn(rooms, msOfRound(beacon, beaconRound))
  await reached(rooms, 'play')
}
/** Where the flight in the air ends, which only the vault opens. */
const pointOf = (rooms: Rooms): number => site.server.services.vault.open(Buffer.from(stateOf(rooms).sealed!, 'base64')).readUInt32BE()
/** The clock at a multiplier of the flight, or so many milliseconds after it. */
const turnInto = (rooms: Rooms, multiplier: number, more = 0) => turn(rooms, stateOf(rooms).playsAtMs! + msOf(multiplier) + more)

async function land(rooms: Rooms, point: number): Promise<void> {
  await turn(rooms, stateOf(rooms).playsAtMs! + flightMs(point))
  await wake(rooms)
  await reached(rooms, 'result')
}
/** Rounds, until one flies so far. */
async function farFlight(rooms: Rooms, least: number, prepare: () => Promise<void>): Promise<number> {
  for (;;) {
    await open(rooms)
    await prepare()
    await takeOff(rooms)
    const point = pointOf(rooms)
    if (point >= least) return point
    await land(rooms, point)
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
  const draw = (await readDraw(site.draws.db, eventId))!
  const published = publish(draw)
  expect(verifyDraw(SHARED, published, { hashes: nodeHashes, beacon: testChecks })).toEqual([])
  for (const { id, stake, payout, selections } of await betsOf(eventId)) {
    const leaf = SHARED.leaf({ id, stake, selections })
    const path = (await pathOf(site.draws.db, { eventId, id, game: SHARED }))!
    const proven = { id, stake: String(stake), payout: String(payout), selections, leaf, ...path }
    expect(verifyDraw(SHARED, published, { hashes: nodeHashes, beacon: testChecks, bet: proven })).toEqual([])
  }
}

test('two bets at once: one leaves by itself, one by hand at what the flight is at when it is heard; record, balance and proof come to the same [LIV-01]', async () => {
  const rooms = await newProcess()
  let before = 0n
  const point = await farFlight(rooms, 160, async () => {
    before = await balance(ana)
    expect(await bet(rooms, ana, 1, ['1000'])).toBe('taken')
    expect(await bet(rooms, ana, 2, ['500', 150])).toBe('taken')
    // Until the close a bet, and where it leaves by itself, can be changed: it takes the place of the one before.
    expect(await bet(rooms, ana, 2, ['500', 120])).toBe('taken')
    expect(await bet(rooms, bia, 1, ['700'])).toBe('taken')
    expect(await bet(rooms, bia, 2, ['300'])).toBe('taken')
    expect(await say(rooms, bia, { do: 'drop', version: versionOf(rooms, bia), place: 2 })).toBe('taken')
    expect(await leave(rooms, ana, 1)).toBe('live.flight.early')
    expect(await balance(ana)).toBe(before - 1500n)
  })
  const { eventId, round } = stateOf(rooms)
  expect(await leave(rooms, ana, 1)).toBe('live.flight.early')
  expect(await leave(rooms, caio, 1)).toBe('live.flight.none')
  expect(await bet(rooms, caio, 1, ['500'])).toBe('event.closed')
  await turnInto(rooms, 133)
  // Whatever else a page says, such as where it was, counts for nothing.
  expect(await say(rooms, ana, { do: 'leave', round, place: 1, at: 99_999, multiplier: '999.99' })).toBe('taken')
  expect(await leave(rooms, ana, 1)).toBe('live.flight.left')
  await wake(rooms)
  const at = multiplierAt(msOf(133))
  expect(viewOf(rooms, ana).flight!.mine.map(({ place, auto, left }) => [place, auto, left])).toEqual([
    [1, null, at],
    [2, 120, 120],
  ])
  // Others see it under a masked name, and whose it is nobody.
  const others = viewOf(rooms).flight!
  expect(others).toMatchObject({ many: 3, staked: '2200', manyLeft: 2, paidOut: String((1000n * BigInt(at)) / 100n + 600n), mine: [] })
  expect(others.bets.map(({ stake, left }) => [stake, left])).toEqual([
    ['1000', at],
    ['700', null],
    ['500', 120],
  ])
  for (const { who } of others.bets) expect(who).toMatch(/\*/)
  // Before the end nothing is paid, and nothing told that would tell where it ends.
  expect(await betsOf(eventId!)).toEqual([])
  await land(rooms, point)
  const bets = await betsOf(eventId!)
  expect(bets.map(({ member_id, stake, payout }) => [member_id, stake, payout])).toEqual([
    [ana, 1000n, (1000n * BigInt(at)) / 100n],
    [ana, 500n, 600n],
    [bia, 700n, 0n],
  ])
  expect(await balance(ana)).toBe(before - 1500n + (1000n * BigInt(at)) / 100n + 600n)
  expect(viewOf(rooms, ana).mine!.won).toBe(String((1000n * BigInt(at)) / 100n + 600n))
  const draw = (await readDraw(site.draws.db, eventId!))!
  expect(draw).toMatchObject({ state: 'drawn', moves: { [bets[0]!.id]: at }, result: { point, left: { [bets[0]!.id]: at } } })
  await checkProofs(eventId!)
  expect(viewOf(rooms).past.at(-1)).toEqual({ round, drawId: eventId, result: { point } })
  expect(await reconcile(site.draws.db)).toEqual([])
  expect(Check(LiveViewShape, viewOf(rooms, ana))).toBe(true)
})

test('where a flight ends is in no frame, no view and no line of the log before it has ended', async () => {
  const rooms = await newProcess()
  const point = await farFlight(rooms, 140, async () => void (await bet(rooms, ana, 1, ['1000', CRASH.last])))
  for (const multiplier of [102, 110, 120, 139]) {
    await turnInto(rooms, multiplier)
    await wake(rooms)
  }
  const { eventId, playsAtMs } = stateOf(rooms)
  const { rows } = await site.owner.query<{ kept: unknown }>(
    `select jsonb_build_array(l.command, l.facts) as kept from rooms.log l
       where l.room_id = $1 and l.seq >= (select max(o.seq) from rooms.log o where o.room_id = $1 and o.command ->> 'do' = 'opened')
     union all select state from rooms.snapshots where room_id = $1
     union all select jsonb_build_array(d.moves, e.result, encode(d.seed, 'hex')) from draws.draws d join betting.events e on e.id = d.event_id where e.id = $2`,
    [ID, eventId],
  )
  const opened = frames.findLastIndex(({ everybody }) => JSON.stringify(everybody).includes('"phase":"open"'))
  expect(frames.slice(opened).length).toBeGreaterThan(4)
  const told = [...frames.slice(opened), viewOf(rooms), viewOf(rooms, ana), ...rows.map(({ kept }) => kept)].map((one) =>
    // Flights that are over are told.
    JSON.stringify(one, (key, value: unknown) => (key === 'past' ? [] : value)),
  )
  const ends = [point, flightMs(point), playsAtMs! + flightMs(point)]
  for (const one of told) {
    // As a number of its own: digits of an id are no secret.
    for (const end of ends) expect(one).not.toMatch(new RegExp(`(?<![\\w.-])${end}(?![\\w-])`))
    expect(one).not.toContain('point')
  }
  await land(rooms, point)
  await expect.poll(() => JSON.stringify(frames)).toContain(`"point":${point}`)
  for (const { everybody, instead = {} } of frames)
    for (const fact of [...everybody, ...Object.values(instead).flat()] as LiveFact[])
      expect(Check(LiveFactShape, fact), JSON.stringify(fact)).toBe(true)
})

test('killed in mid-flight: the next owner goes on with the same flight, who left before stays out, and after the end nobody is paid', async () => {
  const one = await newProcess()
  const point = await farFlight(one, 180, async () => {
    await bet(one, ana, 1, ['1000'])
    await bet(one, ana, 2, ['1000'])
    await bet(one, bia, 1, ['1000', 170])
  })
  const { eventId, playsAtMs } = stateOf(one)
  await turnInto(one, 120)
  const command = randomUUID()
  const said = { do: 'leave', round: stateOf(one).round, place: 1 }
  expect(await say(one, ana, said, command)).toBe('taken')
  const { left } = viewOf(one, ana).flight!.mine[0]!
  // It stands still, its lease runs out, and another one has the room.
  await site.turnTo(playsAtMs! + msOf(150))
  await site.owner.query(`update rooms.rooms set lease_until = platform.clock() where id = $1`, [ID])
  const two = await newProcess()
  expect(stateOf(two)).toMatchObject({ phase: 'play', playsAtMs, eventId })
  expect(pointOf(two)).toBe(point)
  // Asked again after a lost answer, nothing is done again.
  expect(await say(two, ana, said, command)).toBe('taken')
  expect(viewOf(two, ana).flight!.mine[0]!.left).toBe(left)
  // The other one comes back after the end, and pays nobody.
  await turn(two, playsAtMs! + flightMs(point))
  expect(await say(one, ana, { ...said, place: 2 })).toBe('system.busy')
  expect(await leave(two, ana, 2)).toBe('live.flight.late')
  // By the clock of the database, which is all that it knows.
  await reached(two, 'result')
  const paid = (await betsOf(eventId!)).map(({ payout }) => payout)
  expect(paid).toEqual([10n * BigInt(left!), 0n, 1700n])
  await checkProofs(eventId!)
  expect(await reconcile(site.draws.db)).toEqual([])
})

test('what cannot be bet is refused by a code of its own, and leaves the slip as it was', async () => {
  const rooms = await newProcess()
  await open(rooms)
  const { min, max } = TABLE.limits
  expect(await bet(rooms, caio, 1, [String(min - 1)])).toBe('live.bet.min')
  expect(await bet(rooms, caio, 1, [String(max + 1)])).toBe('live.bet.max')
  expect(await bet(rooms, caio, 1, [String(max)])).toBe('taken')
  expect(await say(rooms, caio, { do: 'bet', version: 0, place: 2, stake: '100' })).toBe('live.slip.changed')
  expect(await say(rooms, caio, { do: 'drop', version: 1, place: 2 })).toBe('live.flight.none')
  const before = await balance(caio)
  expect(viewOf(rooms, caio).mine).toMatchObject({ version: 1, chips: { 1: String(max) } })
  for (const said of [
    { do: 'bet', version: 1, place: 3, stake: '100' },
    { do: 'bet', version: 1, place: 2, stake: '100', auto: 100 },
    { do: 'bet', version: 1, place: 2, stake: '100', auto: 150.5 },
    { do: 'bet', version: 1, place: 2, stake: '-100' },
    { do: 'leave', round: 0, place: 1 },
  ])
    expect(Check(FlightSaid, said), JSON.stringify(said)).toBe(false)
  expect(await balance(caio)).toBe(before)
  await turn(rooms, stateOf(rooms).closesAtMs)
  expect(await say(rooms, caio, { do: 'drop', version: 1, place: 1 })).toBe('event.closed')
  await takeOff(rooms)
  await land(rooms, pointOf(rooms))
})

test('a flight that operators void in the air gives everything back, whoever has left it, and does not say where it would have ended', async () => {
  const rooms = await newProcess()
  let before = 0n
  await farFlight(rooms, 160, async () => {
    before = await balance(bia)
    expect(await bet(rooms, bia, 1, ['1000'])).toBe('taken')
  })
  await turnInto(rooms, 150)
  expect(await leave(rooms, bia, 1)).toBe('taken')
  const eventId = stateOf(rooms).eventId!
  expect(await voidDraw(site.draws, (await readDraw(site.draws.db, eventId))!, 'operator')).toBe(true)
  expect(await leave(rooms, bia, 1)).toBe('live.flight.left')
  while (await advanceDraw(site.draws, eventId));
  await reached(rooms, 'result')
  expect(viewOf(rooms, bia)).toMatchObject({ voidReason: 'operator', result: null, mine: { won: '1000' } })
  expect(await balance(bia)).toBe(before)
})

test('a flight whose beacon does not come gives everything back', async () => {
  const rooms = await newProcess()
  await open(rooms)
  const before = await balance(bia)
  expect(await bet(rooms, bia, 1, ['1000', 150])).toBe('taken')
  await turn(rooms, stateOf(rooms).closesAtMs)
  await wake(rooms)
  const { eventId } = stateOf(rooms)
  await expect.poll(async () => (await readDraw(site.draws.db, eventId!))!.state).toBe('sealed')
  const waitMs = liveDraws.find(({ game }) => game === SHARED)!.waitMs
  await site.beacon.stop()
  const { beacon, beaconRound } = (await readDraw(site.draws.db, eventId!))!
  await turn(rooms, msOfRound(beacon, beaconRound) + waitMs)
  await reached(rooms, 'result')
  expect(viewOf(rooms, bia)).toMatchObject({ voidReason: 'beacon.missing', result: null, mine: { won: '1000' } })
  expect(await balance(bia)).toBe(before)
  expect(await reconcile(site.draws.db)).toEqual([])
})
