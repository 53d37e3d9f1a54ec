import { randomUUID } from 'node:crypto'
import { LiveFact as LiveFactShape, type LiveView, LiveView as LiveViewShape } from '@tucano/contract/live'
import { operatorAccount, post } from '@tucano/ledger'
import { type BlackjackDecision, type BlackjackTable, findTable } from '@tucano/live'
import { Seeded } from '@tucano/round/testing'
import { Check } from 'typebox/value'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { reconcile } from '#betting/books'
import { voidDraw } from '#draws/advance'
import { publish, readDraw } from '#draws/published'
import type { ToldFrame } from '#rooms/frames'
import type { RoomKind } from '#rooms/kind'
import { type LiveProcess, LiveTable, factsIn, liveMaths, openLiveSite } from '../../testing/live-table.ts'
import { type Player, balanceOf, newPlayer } from '../../testing/players.ts'
import type { SharedDrawsTest } from '../../testing/shared-draws.ts'
import { blackjackRoom } from './blackjack/blackjack-room.ts'
import { tableOfHand } from './blackjack/hand.ts'
import { voidStakes } from './blackjack/later-stakes.ts'
import type { BlackjackState } from './blackjack/state.ts'

const TABLE = findTable('blackjack-arpoador')!
let players: Player[]
let members: bigint[]
let [ana, bia, caio] = [0n, 0n, 0n]
let site: SharedDrawsTest
let table: LiveTable<BlackjackState>
type Running = LiveProcess<BlackjackState>

beforeAll(async () => {
  site = await openLiveSite(inject('clusterUrl'))
  table = await LiveTable.open(site, TABLE.code, blackjackRoom(site.server.services, { draws: site.draws, maths: liveMaths }))
  players = await Promise.all(Array.from({ length: 7 }, () => newPlayer(site.server, 1_000_000n)))
  members = players.map(({ memberId }) => memberId)
  ;[ana, bia, caio] = members as [bigint, bigint, bigint]
})
afterAll(() => site.close())
beforeEach(() => table.listen())
afterEach(() => table.stop())

const balance = (memberId: bigint) => balanceOf(site.server, memberId)
const deckOf = (sealed: string): number[] => [...site.server.services.vault.open(Buffer.from(sealed, 'base64'))]
const tableNow = (running: Running): BlackjackTable => tableOfHand(deckOf, running.state.hand!)

const FOLLOWS = { double: true, split: true }
const bet = (running: Running, memberId: bigint, chips: Record<string, string>, follows = FOLLOWS) =>
  running.say(memberId, { do: 'bet', version: running.version(memberId), chips, follows })
const move = (running: Running, memberId: bigint, decision: BlackjackDecision, number = running.state.hand!.moves.length) =>
  running.say(memberId, { do: 'move', turn: number, move: decision })

/** The next round, open. */
async function open(running: Running): Promise<void> {
  if (running.state.phase === 'play') await end(running)
  await running.next()
}
/** Bets behind are asked for: waits until the card has come. */
async function asked(running: Running): Promise<void> {
  await expect.poll(() => running.state.hand?.asking ?? null, { timeout: 20_000 }).toBeNull()
}
/** The clock runs out for whoever has not decided; then the dealer's end, and what slips have come to. */
async function end(running: Running): Promise<void> {
  while (running.state.playedAtMs === null) {
    await running.turn(running.state.hand!.endsAtMs!)
    await running.wake()
  }
  await running.finish()
  await expect.poll(() => running.state.stakesEventId, { timeout: 20_000 }).toBeNull()
}
/** Rounds, until Ana has a hand to decide. */
async function withTurn(running: Running, prepare: () => Promise<unknown>): Promise<void> {
  for (;;) {
    await open(running)
    await prepare()
    await running.play()
    if (tableNow(running).turn) return
    await end(running)
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
  for (const fact of told.flatMap(factsIn)) {
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
    ...factsIn(frame).map((fact) => {
      const shown = (fact as { set?: Partial<LiveView> }).set?.blackjack?.table
      return shown ? shown.dealer.length + shown.seats.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards)).length : 0
    }),
  )

test('seats, bets behind, a double that one behind cannot pay: money moves before the card, every frame shows what was dealt and nothing else, and the round is proven with its moves [LIV-01]', async () => {
  const running = await table.newProcess()
  await running.reached('open')
  expect(await running.say(ana, { do: 'sit', seat: 3 })).toBe('taken')
  expect(await running.say(bia, { do: 'sit', seat: 3 })).toBe('live.seat.taken')
  await withTurn(running, async () => {
    expect(await bet(running, ana, { 'seat:3': '1000', 'pair:3': '200' })).toBe('taken')
    expect(await bet(running, bia, { 'seat:3': '500' })).toBe('taken')
    expect(await bet(running, bia, { 'seat:4': '500' })).toBe('live.seat.free')
    expect(await bet(running, caio, { 'seat:3': '50000' })).toBe('taken')
    table.frames = []
  })
  // Caio has nothing left for a double.
  await post(site.draws.db, {
    key: 'drained',
    kind: 'deposit',
    moves: [
      {
        from: players[2]!.cash,
        to: await operatorAccount(site.draws.db, 'clearing', 'BRL'),
        amount: await balance(caio),
        currency: 'BRL',
      },
    ],
  })
  const [before, behind] = [await balance(ana), await balance(bia)]
  const { eventId } = running.state
  expect(await move(running, bia, 'stand')).toBe('live.turn.other')
  expect(await move(running, ana, 'double')).toBe('taken')
  expect(await balance(ana)).toBe(before - 1000n)
  await asked(running)
  expect(await balance(bia)).toBe(behind - 500n)
  expect(await move(running, ana, 'hit', 0)).toBe('live.turn.over')
  expect(running.view(bia).ownSeat).toMatchObject({ added: { 'double:3': '500' }, stayed: [] })
  expect(running.view(caio).ownSeat).toMatchObject({ added: {}, stayed: ['double:3'] })
  expectSealed(table.frames)
  // The dealer's other card came with the last decision, and not before.
  expect(table.frames.map(shownIn).find((count) => count > 0)).toBe(3)
  await end(running)
  const draw = (await readDraw(site.draws.db, eventId!))!
  expect(draw).toMatchObject({ state: 'drawn', isOver: true, moves: { seats: [3], moves: [{ seat: 3, hand: 0, move: 'double' }] } })
  expect(table.problems(publish(draw))).toEqual([])
  const lied = { ...publish(draw), moves: { seats: [3], moves: [{ seat: 3, hand: 0, move: 'stand' }] } }
  expect(table.problems(lied).map(({ problem }) => problem)).toContain('result')
  for (const [memberId, count] of [
    [ana, 2],
    [bia, 2],
    [caio, 1],
  ] as const) {
    const bets = (await betsOf(memberId)).slice(-count)
    expect(bets.map(({ state }) => state)).toEqual(bets.map(() => 'settled'))
    expect(running.view(memberId).mine!.won).toBe(String(bets.reduce((sum, { payout }) => sum + payout, 0n)))
  }
  expect(Check(LiveViewShape, running.view(ana))).toBe(true)
  expect(await reconcile(site.draws.db)).toEqual([])
})

test('who does not decide in time is played by the book, and what is late, twice or out of turn is refused', async () => {
  const running = await table.newProcess()
  await withTurn(running, () => bet(running, ana, { 'seat:3': '1000' }))
  const { endsAtMs } = running.state.hand!
  const id = randomUUID()
  await running.turn(endsAtMs!)
  expect(await running.say(ana, { do: 'move', turn: 0, move: 'hit' }, id)).toBe('live.turn.late')
  await running.wake()
  expect(running.state.hand!.away).toEqual([3])
  expect(tableNow(running).turn).toBeNull()
  expect(await running.say(ana, { do: 'move', turn: 0, move: 'hit' })).toBe('live.turn.over')
  await end(running)
  // A command that is sent again acts once.
  await withTurn(running, () => bet(running, ana, { 'seat:3': '1000' }))
  const before = await balance(ana)
  const again = randomUUID()
  expect(await running.say(ana, { do: 'move', turn: 0, move: 'double' }, again)).toBe('taken')
  expect(await running.say(ana, { do: 'move', turn: 0, move: 'double' }, again)).toBe('taken')
  expect(await balance(ana)).toBe(before - 1000n)
  await end(running)
  expect(await reconcile(site.draws.db)).toEqual([])
})

test('a round that is voided in a turn gives everything back, and one that is voided after all as well', async () => {
  const running = await table.newProcess()
  await open(running)
  const before = await balance(ana)
  await withTurn(running, () => bet(running, ana, { 'seat:3': '1000' }))
  const start = (await balance(ana)) + 1000n
  expect(await move(running, ana, 'double')).toBe('taken')
  const eventId = running.state.eventId!
  await voidDraw(site.draws, (await readDraw(site.draws.db, eventId))!, 'operator')
  await end(running)
  expect(running.state.voidReason).toBe('operator')
  expect(running.view(ana).mine!.won).toBe('2000')
  expect(await balance(ana)).toBe(start)
  expect((await betsOf(ana)).slice(-2).map(({ state, eventState }) => [state, eventState])).toEqual([
    ['void', 'void'],
    ['void', 'void'],
  ])
  await withTurn(running, () => bet(running, ana, { 'seat:3': '1000' }))
  const later = await balance(ana)
  expect(await move(running, ana, 'double')).toBe('taken')
  await end(running)
  const [, stakes] = (await betsOf(ana)).slice(-2)
  await voidStakes(site.draws.db, running.state.eventId!)
  await voidStakes(site.draws.db, running.state.eventId!)
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
    kind: { ...table.kind, work: (state) => ((state as BlackjackState).hand?.asking ? () => stopped : table.kind.work!(state)) },
    go: () => go(),
  }
}

test('whoever has the room is gone in the middle of a turn, and between a double and the stakes behind it: the next one goes on with the same hand, and takes each stake once', async () => {
  const short = stoppingShort()
  const one = await table.newProcess(short.kind)
  await withTurn(one, async () => {
    await bet(one, ana, { 'seat:3': '1000' })
    await bet(one, bia, { 'seat:3': '500' })
  })
  const [cards, { endsAtMs }] = [tableNow(one), one.state.hand!]
  const [own, behind] = [await balance(ana), await balance(bia)]
  // Nobody has renewed its lease: it appends nothing more.
  await site.turnTo(site.clock.now + 6000)
  const two = await table.newProcess(short.kind)
  expect(tableNow(two)).toEqual(cards)
  expect(two.state.hand!.endsAtMs).toBe(endsAtMs)
  expect(await move(one, ana, 'double')).toBe('system.busy')
  expect(await balance(ana)).toBe(own)
  expect(await move(two, ana, 'double')).toBe('taken')
  expect(two.state.hand!.asking!.members).toEqual([String(bia)])
  expect([await balance(ana), await balance(bia)]).toEqual([own - 1000n, behind])
  await site.turnTo(site.clock.now + 6000)
  const three = await table.newProcess()
  await asked(three)
  expect([await balance(ana), await balance(bia)]).toEqual([own - 1000n, behind - 500n])
  expect(tableNow(three).turn).toBeNull()
  short.go()
  await end(three)
  for (const memberId of [ana, bia]) {
    const bets = (await betsOf(memberId)).slice(-2)
    expect(bets.map(({ state }) => state)).toEqual(['settled', 'settled'])
    expect(three.view(memberId).mine!.won).toBe(String(bets.reduce((sum, { payout }) => sum + payout, 0n)))
  }
  expect(await reconcile(site.draws.db)).toEqual([])
})

test(
  'seven seats that do whatever is possible, bets behind that follow or not: what members see is what the ledger has, and no round sticks',
  { timeout: 120_000 },
  async () => {
    const draws = new Seeded(20_261_119)
    const running = await table.newProcess()
    await open(running)
    for (const [n, memberId] of members.entries()) await running.say(memberId, { do: 'sit', seat: ((n + 2) % 7) + 1 })
    const seats = new Map(members.map((memberId) => [memberId, running.view(memberId).ownSeat!.seat!]))
    const made = new Set<string>()
    for (let round = 0; round < 6; round++) {
      await open(running)
      const first = (await betsOfAll()).length
      for (const memberId of members) {
        const stake = String(100 * (1 + draws.below(20)))
        const own = seats.get(memberId)!
        if (draws.below(5) > 0)
          await bet(running, memberId, { [`seat:${own}`]: stake, ...(draws.below(2) > 0 && { [`poker:${own}`]: '100' }) })
        const other = 1 + draws.below(7)
        if (other !== own)
          await bet(running, memberId, { [`seat:${other}`]: stake }, { double: draws.below(2) > 0, split: draws.below(2) > 0 })
        if (draws.below(6) === 0) await running.say(memberId, { do: 'undo', version: running.version(memberId) })
      }
      await running.play()
      for (let { turn: at } = running.view().blackjack!.table ?? { turn: null }; at; { turn: at } = running.view().blackjack!.table!) {
        const memberId = members.find((one) => seats.get(one) === at.seat)!
        const best = at.legal.includes('split') ? 'split' : at.legal[draws.below(at.legal.length)]!
        if (draws.below(12) === 0) {
          await running.turn(at.endsAtMs!)
          await running.wake()
        } else expect(await move(running, memberId, best)).toBe('taken')
        made.add(best)
        await asked(running)
      }
      await end(running)
      const bets = (await betsOfAll()).slice(first)
      expect(bets.filter(({ state }) => state === 'open')).toEqual([])
      for (const memberId of members) {
        const mine = bets.filter((one) => one.member_id === memberId && one.state === 'settled')
        const { mine: slip, ownSeat } = running.view(memberId)
        const staked = [...Object.values(slip?.chips ?? {}), ...Object.values(ownSeat!.added)].reduce((sum, one) => sum + BigInt(one), 0n)
        expect(mine.reduce((sum, { stake }) => sum + stake, 0n)).toBe(staked)
        expect(mine.reduce((sum, { payout }) => sum + payout, 0n)).toBe(BigInt(slip?.won ?? '0'))
      }
      const draw = (await readDraw(site.draws.db, running.state.eventId!))!
      expect(table.problems(publish(draw))).toEqual([])
    }
    expect(made.size).toBeGreaterThanOrEqual(3)
    expectSealed(table.frames)
    expect(await reconcile(site.draws.db)).toEqual([])
  },
)

const betsOfAll = () =>
  site.draws.db.selectFrom('betting.bets').select(['id', 'member_id', 'state', 'stake', 'payout']).orderBy('placed_at').execute()
