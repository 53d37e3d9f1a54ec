import { randomUUID } from 'node:crypto'
import { msOfRound } from '@tucano/beacon'
import { BlackjackSaid, LiveFact as LiveFactShape, type LiveView, LiveView as LiveViewShape } from '@tucano/contract/live'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { type BlackjackDecision, type BlackjackTable, findTable, sharedLive } from '@tucano/live'
import { verifyDraw } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { Check } from 'typebox/value'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { reconcile } from '#betting/books'
import { voidDraw } from '#draws/advance'
import { publish, readDraw } from '#draws/published'
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
import { blackjackRoom } from './blackjack/blackjack-room.ts'
import { tableOfHand } from './blackjack/hand.ts'
import { voidStakes } from './blackjack/later-stakes.ts'
import type { BlackjackState } from './blackjack/state.ts'

const TABLE = findTable('blackjack-arpoador')!
const SHARED = sharedLive.find(({ code }) => code === TABLE.code)!
const ID = sourceOf(TABLE.code)
const members = Array.from({ length: 7 }, (_, n) => 988_001n + BigInt(n))
const [ana, bia, caio] = members as [bigint, bigint, bigint]
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
  kind = blackjackRoom(services, { draws: site.draws, maths: new Map(sharedLive.map((game) => [game.code, writtenDigest(game)])) })
  for (const memberId of members) {
    await site.owner.query(
      `insert into member.members (id, account, nickname, password_hash) overriding system value values ($1, $2, $2, '*')`,
      [String(memberId), `mesa${memberId}`],
    )
    const pocket = await openAccount(site.draws.db, { memberId, pocket: 'cash', currency: 'BRL' })
    await site.fund(pocket, 1_000_000n)
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

async function newProcess(of = kind): Promise<Rooms> {
  const rooms = new Rooms(site.server.services, new Map([[of.name, of]]))
  running.push(rooms)
  await rooms.claim()
  return rooms
}
const stateOf = (rooms: Rooms): BlackjackState => rooms.room(ID)!.state as BlackjackState
const viewOf = (rooms: Rooms, memberId?: bigint) => rooms.room(ID)!.view(memberId) as LiveView
const wake = (rooms: Rooms) => rooms.submit(ID, { command: { do: 'wake' } })
async function reached(rooms: Rooms, phase: BlackjackState['phase']): Promise<void> {
  await expect.poll(() => stateOf(rooms).phase, { timeout: 20_000 }).toBe(phase)
}
const deckOf = (sealed: string): number[] => [...site.server.services.vault.open(Buffer.from(sealed, 'base64'))]
const tableNow = (rooms: Rooms): BlackjackTable => tableOfHand(deckOf, stateOf(rooms).hand!)
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
  expect(Check(BlackjackSaid, said)).toBe(true)
  const command = await kind.commands!.toCommand(said, memberId, { table: TABLE.code })
  return rooms.submit(ID, { commandId, memberId, command }).then(
    () => 'taken',
    (error: { code: string }) => error.code,
  )
}
const FOLLOWS = { double: true, split: true }
const bet = (rooms: Rooms, memberId: bigint, chips: Record<string, string>, follows = FOLLOWS) =>
  say(rooms, memberId, { do: 'bet', version: viewOf(rooms, memberId).mine?.version ?? 0, chips, follows })
const move = (rooms: Rooms, memberId: bigint, decision: BlackjackDecision, number = stateOf(rooms).hand!.moves.length) =>
  say(rooms, memberId, { do: 'move', turn: number, move: decision })

/** The next round, open. */
async function open(rooms: Rooms): Promise<void> {
  if (stateOf(rooms).phase === 'play') await end(rooms)
  if (stateOf(rooms).phase === 'result') {
    await turn(rooms, stateOf(rooms).nextAtMs!)
    await wake(rooms)
  }
  await reached(rooms, 'open')
}
/** From an open round to its cards: closed, sealed, and the beacon's round out. */
async function deal(rooms: Rooms): Promise<void> {
  await turn(rooms, stateOf(rooms).closesAtMs)
  await wake(rooms)
  const eventId = stateOf(rooms).eventId!
  await expect.poll(async () => (await readDraw(site.draws.db, eventId))!.state).toBe('sealed')
  const { beacon, beaconRound } = (await readDraw(site.draws.db, eventId))!
  await turn(rooms, msOfRound(beacon, beaconRound))
  await reached(rooms, 'play')
}
/** Bets behind are asked for: waits until the card has come. */
async function asked(rooms: Rooms): Promise<void> {
  await expect.poll(() => stateOf(rooms).hand?.asking ?? null, { timeout: 20_000 }).toBeNull()
}
/** The clock runs out for whoever has not decided; then the dealer's end, and what slips have come to. */
async function end(rooms: Rooms): Promise<void> {
  while (stateOf(rooms).playedAtMs === null) {
    await turn(rooms, stateOf(rooms).hand!.endsAtMs!)
    await wake(rooms)
  }
  await turn(rooms, stateOf(rooms).playedAtMs!)
  await wake(rooms)
  await reached(rooms, 'result')
  await expect.poll(() => stateOf(rooms).stakesEventId, { timeout: 20_000 }).toBeNull()
}
/** Rounds, until Ana has a hand to decide. */
async function withTurn(rooms: Rooms, prepare: () => Promise<unknown>): Promise<void> {
  for (;;) {
    await open(rooms)
    await prepare()
    await deal(rooms)
    if (tableNow(rooms).turn) return
    await end(rooms)
  }
}

const betsOf = (memberId: bigint) =>
  site.draws.db
    .selectFrom('betting.bets as b')
    .innerJoin('betting.events as e', 'e.id', 'b.event_id')
    .select(['b.stake', 'b.payout', 'b.state', 'b.event_id', 'e.state as eventState'])
    .where('b.member_id', '=', memberId)
    .orderBy('b.placed_at')
    .execute()

/** All that a round has told, to anybody: of the shape that is promised, and without a card that was not dealt. */
function expectSealed(told: readonly ToldFrame[]): void {
  for (const { everybody, instead = {} } of told)
    for (const fact of [...everybody, ...Object.values(instead).flat()]) {
      expect(Check(LiveFactShape, fact)).toBe(true)
      expect(JSON.stringify(fact)).not.toContain('sealed')
      const { set } = fact as { set?: Partial<LiveView> }
      // As long as anybody decides, the dealer shows one card, and there is no result.
      if (set?.blackjack?.table?.turn) expect([set.blackjack.table.dealer.length, set.result]).toEqual([1, null])
    }
}
/** Cards that a frame has shown. */
const shownIn = (frame: ToldFrame): number =>
  Math.max(
    0,
    ...[...frame.everybody, ...Object.values(frame.instead ?? {}).flat()].map((fact) => {
      const table = (fact as { set?: Partial<LiveView> }).set?.blackjack?.table
      return table ? table.dealer.length + table.seats.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards)).length : 0
    }),
  )

test('seats, bets behind, a double that one behind cannot pay: money moves before the card, every frame shows what was dealt and nothing else, and the round is proven with its moves [LIV-01]', async () => {
  const rooms = await newProcess()
  await reached(rooms, 'open')
  expect(await say(rooms, ana, { do: 'sit', seat: 3 })).toBe('taken')
  expect(await say(rooms, bia, { do: 'sit', seat: 3 })).toBe('live.seat.taken')
  await withTurn(rooms, async () => {
    expect(await bet(rooms, ana, { 'seat:3': '1000', 'pair:3': '200' })).toBe('taken')
    expect(await bet(rooms, bia, { 'seat:3': '500' })).toBe('taken')
    expect(await bet(rooms, bia, { 'seat:4': '500' })).toBe('live.seat.free')
    expect(await bet(rooms, caio, { 'seat:3': '50000' })).toBe('taken')
    frames = []
  })
  // Caio has nothing left for a double.
  await post(site.draws.db, {
    key: 'drained',
    kind: 'deposit',
    moves: [
      {
        from: pockets.get(caio)!,
        to: await operatorAccount(site.draws.db, 'clearing', 'BRL'),
        amount: await balance(caio),
        currency: 'BRL',
      },
    ],
  })
  const [before, behind] = [await balance(ana), await balance(bia)]
  const { eventId } = stateOf(rooms)
  expect(await move(rooms, bia, 'stand')).toBe('live.turn.other')
  expect(await move(rooms, ana, 'double')).toBe('taken')
  expect(await balance(ana)).toBe(before - 1000n)
  await asked(rooms)
  expect(await balance(bia)).toBe(behind - 500n)
  expect(await move(rooms, ana, 'hit', 0)).toBe('live.turn.over')
  expect(viewOf(rooms, bia).ownSeat).toMatchObject({ added: { 'double:3': '500' }, stayed: [] })
  expect(viewOf(rooms, caio).ownSeat).toMatchObject({ added: {}, stayed: ['double:3'] })
  expectSealed(frames)
  // The dealer's other card came with the last decision, and not before.
  expect(frames.map(shownIn).find((count) => count > 0)).toBe(3)
  await end(rooms)
  const draw = (await readDraw(site.draws.db, eventId!))!
  expect(draw).toMatchObject({ state: 'drawn', isOver: true, moves: { seats: [3], moves: [{ seat: 3, hand: 0, move: 'double' }] } })
  expect(verifyDraw(SHARED, publish(draw), { hashes: nodeHashes, beacon: testChecks })).toEqual([])
  const lied = { ...publish(draw), moves: { seats: [3], moves: [{ seat: 3, hand: 0, move: 'stand' }] } }
  expect(verifyDraw(SHARED, lied, { hashes: nodeHashes, beacon: testChecks }).map(({ problem }) => problem)).toContain('result')
  for (const [memberId, count] of [
    [ana, 2],
    [bia, 2],
    [caio, 1],
  ] as const) {
    const bets = (await betsOf(memberId)).slice(-count)
    expect(bets.map(({ state }) => state)).toEqual(bets.map(() => 'settled'))
    expect(viewOf(rooms, memberId).mine!.won).toBe(String(bets.reduce((sum, { payout }) => sum + payout, 0n)))
  }
  expect(Check(LiveViewShape, viewOf(rooms, ana))).toBe(true)
  expect(await reconcile(site.draws.db)).toEqual([])
})

test('who does not decide in time is played by the book, and what is late, twice or out of turn is refused', async () => {
  const rooms = await newProcess()
  await withTurn(rooms, () => bet(rooms, ana, { 'seat:3': '1000' }))
  const { endsAtMs } = stateOf(rooms).hand!
  const id = randomUUID()
  await turn(rooms, endsAtMs!)
  expect(await say(rooms, ana, { do: 'move', turn: 0, move: 'hit' }, id)).toBe('live.turn.late')
  await wake(rooms)
  expect(stateOf(rooms).hand!.away).toEqual([3])
  expect(tableNow(rooms).turn).toBeNull()
  expect(await say(rooms, ana, { do: 'move', turn: 0, move: 'hit' })).toBe('live.turn.over')
  await end(rooms)
  // A command that is sent again acts once.
  await withTurn(rooms, () => bet(rooms, ana, { 'seat:3': '1000' }))
  const before = await balance(ana)
  const again = randomUUID()
  expect(await say(rooms, ana, { do: 'move', turn: 0, move: 'double' }, again)).toBe('taken')
  expect(await say(rooms, ana, { do: 'move', turn: 0, move: 'double' }, again)).toBe('taken')
  expect(await balance(ana)).toBe(before - 1000n)
  await end(rooms)
  expect(await reconcile(site.draws.db)).toEqual([])
})

test('a round that is voided in a turn gives everything back, and one that is voided after all as well', async () => {
  const rooms = await newProcess()
  await open(rooms)
  const before = await balance(ana)
  await withTurn(rooms, () => bet(rooms, ana, { 'seat:3': '1000' }))
  const start = (await balance(ana)) + 1000n
  expect(await move(rooms, ana, 'double')).toBe('taken')
  const eventId = stateOf(rooms).eventId!
  await voidDraw(site.draws, (await readDraw(site.draws.db, eventId))!, 'operator')
  await end(rooms)
  expect(stateOf(rooms).voidReason).toBe('operator')
  expect(viewOf(rooms, ana).mine!.won).toBe('2000')
  expect(await balance(ana)).toBe(start)
  expect((await betsOf(ana)).slice(-2).map(({ state, eventState }) => [state, eventState])).toEqual([
    ['void', 'void'],
    ['void', 'void'],
  ])
  await withTurn(rooms, () => bet(rooms, ana, { 'seat:3': '1000' }))
  const later = await balance(ana)
  expect(await move(rooms, ana, 'double')).toBe('taken')
  await end(rooms)
  const [, stakes] = (await betsOf(ana)).slice(-2)
  await voidStakes(site.draws.db, stateOf(rooms).eventId!)
  await voidStakes(site.draws.db, stateOf(rooms).eventId!)
  expect((await betsOf(ana)).at(-1)).toMatchObject({ state: 'void', eventState: 'void' })
  const [round] = (await betsOf(ana)).slice(-2)
  expect(await balance(ana)).toBe(later + round!.payout)
  expect([stakes!.stake, before > 0n]).toEqual([1000n, true])
  expect(await reconcile(site.draws.db)).toEqual([])
})

/** A process that stops short of asking bets behind for their stakes. */
function stoppingShort(): { kind: RoomKind; go: () => void } {
  let go = (): void => undefined
  const stopped = new Promise<undefined>((resolve) => (go = () => resolve(undefined)))
  return {
    kind: { ...kind, work: (state) => ((state as BlackjackState).hand?.asking ? () => stopped : kind.work!(state)) },
    go: () => go(),
  }
}

test('whoever has the room is gone in the middle of a turn, and between a double and the stakes behind it: the next one goes on with the same hand, and takes each stake once', async () => {
  const short = stoppingShort()
  const one = await newProcess(short.kind)
  await withTurn(one, async () => {
    await bet(one, ana, { 'seat:3': '1000' })
    await bet(one, bia, { 'seat:3': '500' })
  })
  const [cards, { endsAtMs }] = [tableNow(one), stateOf(one).hand!]
  const [own, behind] = [await balance(ana), await balance(bia)]
  // Nobody has renewed its lease: it appends nothing more.
  await site.turnTo(site.clock.now + 6000)
  const two = await newProcess(short.kind)
  expect(tableNow(two)).toEqual(cards)
  expect(stateOf(two).hand!.endsAtMs).toBe(endsAtMs)
  expect(await move(one, ana, 'double')).toBe('system.busy')
  expect(await balance(ana)).toBe(own)
  expect(await move(two, ana, 'double')).toBe('taken')
  expect(stateOf(two).hand!.asking!.members).toEqual([String(bia)])
  expect([await balance(ana), await balance(bia)]).toEqual([own - 1000n, behind])
  await site.turnTo(site.clock.now + 6000)
  const three = await newProcess()
  await asked(three)
  expect([await balance(ana), await balance(bia)]).toEqual([own - 1000n, behind - 500n])
  expect(tableNow(three).turn).toBeNull()
  short.go()
  await end(three)
  for (const memberId of [ana, bia]) {
    const bets = (await betsOf(memberId)).slice(-2)
    expect(bets.map(({ state }) => state)).toEqual(['settled', 'settled'])
    expect(viewOf(three, memberId).mine!.won).toBe(String(bets.reduce((sum, { payout }) => sum + payout, 0n)))
  }
  expect(await reconcile(site.draws.db)).toEqual([])
})

test(
  'seven seats that do whatever is possible, bets behind that follow or not: what members see is what the ledger has, and no round sticks',
  { timeout: 120_000 },
  async () => {
    const draws = new Seeded(20_261_119)
    const rooms = await newProcess()
    await open(rooms)
    for (const [n, memberId] of members.entries()) await say(rooms, memberId, { do: 'sit', seat: ((n + 2) % 7) + 1 })
    const seats = new Map(members.map((memberId) => [memberId, viewOf(rooms, memberId).ownSeat!.seat!]))
    const made = new Set<string>()
    for (let round = 0; round < 6; round++) {
      await open(rooms)
      const first = (await betsOfAll()).length
      for (const memberId of members) {
        const stake = String(100 * (1 + draws.below(20)))
        const own = seats.get(memberId)!
        if (draws.below(5) > 0)
          await bet(rooms, memberId, { [`seat:${own}`]: stake, ...(draws.below(2) > 0 && { [`poker:${own}`]: '100' }) })
        const other = 1 + draws.below(7)
        if (other !== own)
          await bet(rooms, memberId, { [`seat:${other}`]: stake }, { double: draws.below(2) > 0, split: draws.below(2) > 0 })
        if (draws.below(6) === 0) await say(rooms, memberId, { do: 'undo', version: viewOf(rooms, memberId).mine?.version ?? 0 })
      }
      await deal(rooms)
      for (let { turn: at } = viewOf(rooms).blackjack!.table ?? { turn: null }; at; { turn: at } = viewOf(rooms).blackjack!.table!) {
        const memberId = members.find((one) => seats.get(one) === at.seat)!
        const best = at.legal.includes('split') ? 'split' : at.legal[draws.below(at.legal.length)]!
        if (draws.below(12) === 0) {
          await turn(rooms, at.endsAtMs!)
          await wake(rooms)
        } else expect(await move(rooms, memberId, best)).toBe('taken')
        made.add(best)
        await asked(rooms)
      }
      await end(rooms)
      const bets = (await betsOfAll()).slice(first)
      expect(bets.filter(({ state }) => state === 'open')).toEqual([])
      for (const memberId of members) {
        const mine = bets.filter((one) => one.member_id === memberId && one.state === 'settled')
        const { mine: slip, ownSeat } = viewOf(rooms, memberId)
        const staked = [...Object.values(slip?.chips ?? {}), ...Object.values(ownSeat!.added)].reduce((sum, one) => sum + BigInt(one), 0n)
        expect(mine.reduce((sum, { stake }) => sum + stake, 0n)).toBe(staked)
        expect(mine.reduce((sum, { payout }) => sum + payout, 0n)).toBe(BigInt(slip?.won ?? '0'))
      }
      const draw = (await readDraw(site.draws.db, stateOf(rooms).eventId!))!
      expect(verifyDraw(SHARED, publish(draw), { hashes: nodeHashes, beacon: testChecks })).toEqual([])
    }
    expect(made.size).toBeGreaterThanOrEqual(3)
    expectSealed(frames)
    expect(await reconcile(site.draws.db)).toEqual([])
  },
)

const betsOfAll = () =>
  site.draws.db.selectFrom('betting.bets').select(['id', 'member_id', 'state', 'stake', 'payout']).orderBy('placed_at').execute()
