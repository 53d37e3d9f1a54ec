import { randomUUID } from 'node:crypto'
import { msOfRound } from '@tucano/beacon'
import type { LiveFact, LiveView } from '@tucano/contract/live'
import { LiveFact as LiveFactShape, LiveView as LiveViewShape, listLiveTables, shownLiveKinds } from '@tucano/contract/live'
import { launchGame } from '@tucano/contract/lobby'
import { livePath } from '@tucano/contract/pages'
import { openAccount } from '@tucano/ledger'
import { findTable, sharedLive, slipPayout } from '@tucano/live'
import { verifyDraw } from '@tucano/round'
import { Check } from 'typebox/value'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { reconcile } from '#betting/books'
import { advanceDraw } from '#draws/advance'
import { publish, readDraw } from '#draws/published'
import { certify, writtenDigest } from '#fairness/maths'
import { nodeHashes } from '#fairness/node-hashes'
import { framesOf } from '#rooms/asks'
import type { ToldFrame } from '#rooms/frames'
import type { RoomKind } from '#rooms/kind'
import { Rooms } from '#rooms/rooms'
import { makeRoom } from '#rooms/store'
import { newOperator } from '../../testing/operators.ts'
import { signedIn } from '../../testing/sign-in.ts'
import { SharedDrawsTest, testChecks } from '../../testing/shared-draws.ts'
import { liveDraws } from './index.ts'
import { tableRoom } from './room/table-room.ts'
import type { TableState } from './room/state.ts'
import { sourceOf } from './room/work.ts'

const TABLE = findTable('roleta-veloz')!
const ID = sourceOf(TABLE.code)
const members = [986_001n, 986_002n, 986_003n]
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
  services.configuration.beacon = { urls: [site.beacon.url], chain: site.beacon.chain.hash, isOwn: true }
  await certify(services.db, sharedLive)
  const maths = new Map(sharedLive.map((game) => [game.code, writtenDigest(game)]))
  kind = tableRoom(services, { draws: site.draws, maths })
  for (const memberId of members) {
    await site.owner.query(
      `insert into member.members (id, account, nickname, password_hash) overriding system value values ($1, $2, $2, '*')`,
      [String(memberId), `jogador${memberId}`],
    )
    const pocket = await openAccount(site.draws.db, { memberId, pocket: 'cash', currency: 'BRL' })
    await site.fund(pocket, 100_000n)
    pockets.set(memberId, pocket)
  }
  await makeRoom(site.draws.db, { id: ID, kind: 'live', options: { table: TABLE.code } })
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
const stateOf = (rooms: Rooms): TableState => rooms.room(ID)!.state as TableState
async function reached(rooms: Rooms, phase: TableState['phase']): Promise<void> {
  await expect.poll(() => stateOf(rooms).phase, { timeout: 20_000 }).toBe(phase)
}
const wake = (rooms: Rooms) => rooms.submit(ID, { command: { do: 'wake' } })
const viewOf = (rooms: Rooms, memberId?: bigint) => rooms.room(ID)!.view(memberId) as LiveView

/** As a page says it, through whatever looks up the member's pocket. */
async function say(rooms: Rooms, memberId: bigint, said: object): Promise<void> {
  const command = await kind.commands!.toCommand(said, memberId, { table: TABLE.code })
  await rooms.submit(ID, { commandId: randomUUID(), memberId, command })
}
const bet = (rooms: Rooms, memberId: bigint, version: number, chips: Record<string, string>) =>
  say(rooms, memberId, { do: 'bet', version, chips })

async function turn(rooms: Rooms, ms: number): Promise<void> {
  await site.turnTo(ms)
  await rooms.renew()
  await rooms.claim()
}

/** From an open round to its play: closed, sealed, and the beacon's round out. */
async function close(rooms: Rooms): Promise<void> {
  await turn(rooms, stateOf(rooms).closesAtMs)
  await wake(rooms)
  await reached(rooms, 'closed')
  const eventId = stateOf(rooms).eventId!
  await expect.poll(async () => (await readDraw(site.draws.db, eventId))!.state).toBe('sealed')
  const { beacon, beaconRound } = (await readDraw(site.draws.db, eventId))!
  await turn(rooms, msOfRound(beacon, beaconRound))
}
async function play(rooms: Rooms): Promise<void> {
  await close(rooms)
  await reached(rooms, 'play')
}
async function finish(rooms: Rooms): Promise<void> {
  await turn(rooms, stateOf(rooms).playedAtMs!)
  await wake(rooms)
  await reached(rooms, 'result')
}
async function next(rooms: Rooms): Promise<void> {
  await turn(rooms, stateOf(rooms).nextAtMs!)
  await wake(rooms)
  await reached(rooms, 'open')
}
const balance = async (memberId: bigint): Promise<bigint> =>
  (await site.draws.db.selectFrom('ledger.accounts').select('balance').where('id', '=', pockets.get(memberId)!).executeTakeFirstOrThrow())
    .balance

const betsOf = (eventId: string) =>
  site.draws.db
    .selectFrom('betting.bets')
    .select(['id', 'member_id', 'state', 'stake', 'payout', 'selections'])
    .where('event_id', '=', eventId)
    .orderBy('member_id')
    .execute()

test('chips are one bet that grows, is taken back step by step, and pays as its spots say [LIV-01]', async () => {
  const rooms = await newProcess()
  await reached(rooms, 'open')
  const [ana, bia, caio] = members as [bigint, bigint, bigint]
  const before = await balance(ana)
  await bet(rooms, ana, 0, { 'colour-red': '200', 'straight-7': '100' })
  await bet(rooms, ana, 1, { 'colour-red': '300' })
  expect(await balance(ana)).toBe(before - 600n)
  expect(viewOf(rooms, ana).mine).toMatchObject({ version: 2, chips: { 'colour-red': '500', 'straight-7': '100' }, undoable: 2, won: null })
  await say(rooms, ana, { do: 'undo', version: 2 })
  expect(await balance(ana)).toBe(before - 300n)
  await bet(rooms, bia, 0, { 'colour-black': '400' })
  await say(rooms, bia, { do: 'clear', version: 1 })
  await bet(rooms, bia, 2, { 'parity-even': '500' })
  await bet(rooms, caio, 0, { 'colour-black': '100' })
  await say(rooms, caio, { do: 'undo', version: 1 })
  expect(viewOf(rooms)).toMatchObject({
    members: 2,
    mine: null,
    spots: { 'colour-red': { staked: '200', members: 1 }, 'colour-black': { staked: '0', members: 0 } },
  })
  await play(rooms)
  const { eventId, result } = stateOf(rooms)
  // What is being played is nobody's to know before it is over.
  expect(await readDraw(site.draws.db, eventId!)).toMatchObject({ state: 'sealed', seed: null })
  expect((await betsOf(eventId!)).filter(({ state }) => state === 'settled')).toEqual([])
  await finish(rooms)
  const bets = await betsOf(eventId!)
  const open = bets.filter(({ state }) => state !== 'void')
  expect(open.map(({ member_id, stake }) => [member_id, stake])).toEqual([
    [ana, 300n],
    [bia, 500n],
  ])
  for (const { member_id, payout, selections } of open) {
    expect(payout).toBe(slipPayout(TABLE.gameIn(1), (selections as { chips: Record<string, string> }).chips, result))
    expect(viewOf(rooms, member_id).mine!.won).toBe(String(payout))
  }
  const draw = (await readDraw(site.draws.db, eventId!))!
  expect(draw).toMatchObject({ state: 'drawn', isOver: true, result })
  const game = sharedLive.find(({ code }) => code === TABLE.code)
  expect(verifyDraw(game, publish(draw), { hashes: nodeHashes, beacon: testChecks })).toEqual([])
  expect(viewOf(rooms).past.at(-1)).toEqual({ round: stateOf(rooms).round, drawId: eventId, result })
  await next(rooms)
  expect(viewOf(rooms, ana)).toMatchObject({ mine: null, spots: {}, members: 0 })
  expect(await reconcile(site.draws.db)).toEqual([])
  for (const { everybody, instead = {} } of frames)
    for (const fact of [...everybody, ...Object.values(instead).flat()] as LiveFact[]) expect(Check(LiveFactShape, fact)).toBe(true)
  expect(Check(LiveViewShape, viewOf(rooms, ana))).toBe(true)
})

test('what cannot be bet is refused by a code of its own, and leaves the slip as it was', async () => {
  const rooms = await newProcess()
  await reached(rooms, 'open')
  const [ana] = members as [bigint]
  const refused = (version: number, chips: Record<string, string>) =>
    bet(rooms, ana, version, chips).then(
      () => 'taken',
      (error: { code: string }) => error.code,
    )
  expect(await refused(0, { nowhere: '200' })).toBe('live.spot.unknown')
  expect(await refused(0, { 'colour-red': String(TABLE.limits.min - 1) })).toBe('live.bet.min')
  expect(await refused(0, { 'colour-red': String(TABLE.limits.max + 1) })).toBe('live.bet.max')
  const full = String(TABLE.limits.max)
  expect(await refused(0, { 'colour-red': full, 'colour-black': full, 'parity-even': full, 'parity-odd': full, 'half-low': full })).toBe(
    'live.slip.max',
  )
  expect(await refused(1, { 'colour-red': '200' })).toBe('live.slip.changed')
  expect(await refused(0, {})).toBe('live.slip.empty')
  await bet(rooms, ana, 0, { 'colour-red': full })
  expect(await refused(1, { 'colour-red': '100' })).toBe('live.bet.max')
  expect(await refused(1, { 'colour-black': full, 'parity-even': full })).toBe('balance.insufficient')
  expect(viewOf(rooms, ana).mine).toMatchObject({ version: 1, chips: { 'colour-red': full } })
  await turn(rooms, stateOf(rooms).closesAtMs)
  expect(await refused(1, { 'colour-black': '200' })).toBe('event.closed')
  await expect(say(rooms, ana, { do: 'clear', version: 1 })).rejects.toMatchObject({ code: 'event.closed' })
  await play(rooms)
  await finish(rooms)
  expect(await reconcile(site.draws.db)).toEqual([])
})

test('left while a round is played, the next process comes to the same result, and pays once', async () => {
  const one = await newProcess()
  await next(one).catch(() => undefined)
  await reached(one, 'open')
  const [ana] = members as [bigint]
  await bet(one, ana, 0, { 'colour-red': '1000', 'colour-black': '1000' })
  const before = await balance(ana)
  await play(one)
  const { result, eventId } = stateOf(one)
  await one.stop()
  const two = await newProcess()
  expect(stateOf(two).result).toEqual(result)
  // Whoever else advances draws waits for the play as well.
  expect(await advanceDraw(site.draws, eventId!)).toBe(false)
  await finish(two)
  const [paid] = await betsOf(eventId!)
  expect(paid).toMatchObject({
    state: 'settled',
    payout: slipPayout(TABLE.gameIn(1), { 'colour-red': '1000', 'colour-black': '1000' }, result),
  })
  expect(await balance(ana)).toBe(before + paid!.payout)
  expect(await reconcile(site.draws.db)).toEqual([])
})

test('a paused table finishes its round and opens no other one until it is open again', async () => {
  const rooms = await newProcess()
  if (stateOf(rooms).phase === 'result') await next(rooms)
  await reached(rooms, 'open')
  const { round } = stateOf(rooms)
  const operator = await newOperator(site.server, 'mesa')
  await site.owner.query(
    `insert into live.tables (code, state, reason, version, changed_by) values ($1, 'paused', 'troca de baralho', 1, $2)`,
    [TABLE.code, String(operator)],
  )
  await play(rooms)
  await finish(rooms)
  await turn(rooms, stateOf(rooms).nextAtMs!)
  await wake(rooms)
  await expect.poll(() => viewOf(rooms).state).toBe('paused')
  expect(stateOf(rooms)).toMatchObject({ phase: 'idle', round })
  await site.owner.query(`update live.tables set state = 'open', version = 2 where code = $1`, [TABLE.code])
  await reached(rooms, 'open')
  expect(stateOf(rooms).round).toBe(round + 1)
})

test('the list of tables says what every bet gives back, to four digits and never more than it does; members are led to the table [LIV-01] [LCH-03]', async () => {
  const { tables } = (await site.server.call(listLiveTables, {})).body.value
  expect(tables.length).toBeGreaterThanOrEqual(13)
  const baccarat = tables.find(({ kind }) => kind === 'baccarat')!
  const returns = Object.fromEntries(baccarat.spots.map(({ code, returns: told }) => [code, told]))
  expect(returns).toMatchObject({ player: '98.7649', banker: '98.9420', tie: '95.1559' })
  // Kinds without a page do not open.
  expect(shownLiveKinds).toEqual(expect.arrayContaining(tables.map(({ kind }) => kind)))
  const { token } = await signedIn(site.server.services.db, members[0]!)
  const launched = await site.server.call(
    launchGame,
    { vassalage: baccarat.vendor, gameType: 'LIVE', gameCode: baccarat.code },
    { authorization: token },
  )
  expect(JSON.stringify(launched.body)).toContain(livePath(baccarat.code))
})
