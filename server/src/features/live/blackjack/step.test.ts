import type { LiveView } from '@tucano/contract/live'
import { type BlackjackMove, type BlackjackResult, blackjackComesTo, findTable } from '@tucano/live'
import { expect, test } from 'vitest'
import type { Step } from '#betting/bets'
import type { BlackjackCommand, BlackjackFact, BlackjackState } from './state.ts'
import { firstBlackjack, stepBlackjack } from './step.ts'
import { tellBlackjack, viewBlackjack } from './tell.ts'

const TABLE = findTable('blackjack-arpoador')!
const RANKS = '23456789TJQKA'
/** `As Td` are the ace of spades and the ten of diamonds; fives come after them. */
const deckOf = (text: string): number[] => [
  ...text.split(' ').map(([rank = '', suit = '']) => RANKS.indexOf(rank) * 4 + 'cdhs'.indexOf(suit)),
  ...Array.from({ length: 100 }, () => RANKS.indexOf('5') * 4),
]
const [ana, bia, caio] = [1n, 2n, 3n] as const

/** A table in memory, with a clock of its own and all that was asked of the ledger. */
class Room {
  state: BlackjackState = firstBlackjack(TABLE)
  atMs = 1_000_000
  facts: BlackjackFact[] = []
  bets: Step[] = []

  tell(command: BlackjackCommand, memberId?: bigint): string | undefined {
    const outcome = stepBlackjack({ table: TABLE, deckOf }, this.state, {
      command,
      atMs: this.atMs,
      ...(memberId === undefined ? {} : { memberId }),
    })
    if ('refused' in outcome) return outcome.refused
    this.state = outcome.state
    this.facts.push(...outcome.facts)
    this.bets.push(...(outcome.bets ?? []))
    return undefined
  }

  open(): void {
    const { status } = this.state
    this.tell({ do: 'opened', eventId: `event-${this.state.round + 1}`, opensAtMs: this.atMs, closesAtMs: this.atMs + 15_000, status })
  }
  sit = (memberId: bigint, seat: number) => this.tell({ do: 'sit', seat, who: `m${memberId}` }, memberId)
  bet(memberId: bigint, chips: Record<string, string>, follows = { double: false, split: false }): string | undefined {
    const version = this.view(memberId).mine?.version ?? 0
    return this.tell(
      {
        do: 'bet',
        betId: `bet-${memberId}`,
        laterId: `later-${memberId}`,
        pocket: String(100n + memberId),
        who: `m${memberId}`,
        version,
        chips,
        follows,
      },
      memberId,
    )
  }
  deal(cards: string): void {
    this.atMs = this.state.closesAtMs
    this.tell({ do: 'wake' })
    this.tell({ do: 'shuffled', sealed: cards, stakesEventId: 'stakes-1' })
  }
  move(memberId: bigint, move: BlackjackMove['move'], turn = this.state.hand!.moves.length): string | undefined {
    return this.tell({ do: 'move', turn, move }, memberId)
  }
  wake(atMs: number): void {
    this.atMs = atMs
    this.tell({ do: 'wake' })
  }
  /** The dealer's end, and what slips have come to. */
  end(): void {
    this.wake(this.state.playedAtMs!)
    this.tell({ do: 'over', voidReason: null })
  }
  view = (memberId?: bigint): LiveView => viewBlackjack(deckOf, this.state, memberId)
  won = (memberId: bigint): string | null => this.view(memberId).mine!.won
  get turn() {
    return this.view().blackjack!.table!.turn
  }
}

/** A round that has opened, with Ana at the second seat and Bia at the fifth. */
function seated(): Room {
  const room = new Room()
  room.open()
  room.sit(ana, 2)
  room.sit(bia, 5)
  return room
}

test('a seat is taken once, one by each, and chips go where somebody sits', () => {
  const room = seated()
  expect(room.sit(caio, 2)).toBe('live.seat.taken')
  expect(room.sit(ana, 3)).toBe('live.seat.one')
  expect(room.tell({ do: 'rise' }, caio)).toBe('live.seat.none')
  expect(room.bet(caio, { 'seat:3': '500' })).toBe('live.seat.free')
  expect(room.bet(caio, { 'pair:2': '100' })).toBe('live.seat.first')
  expect(room.bet(caio, { 'double:2': '500' })).toBe('live.spot.unknown')
  expect(room.bet(caio, { 'seat:2': '500', 'pair:2': '100' })).toBeUndefined()
  expect(room.view().blackjack!.seats.map((one) => one?.who ?? null)).toEqual([null, 'm1', null, null, 'm2', null, null])
  expect(room.view().blackjack!.seats[1]).toMatchObject({ stake: '0', behind: '500' })
  expect([room.view(ana).ownSeat!.seat, room.view(caio).ownSeat!.seat]).toEqual([2, null])
})

test('seats are played in their order, each by its own member alone, once, and before the clock', () => {
  const room = seated()
  room.bet(ana, { 'seat:2': '1000' })
  room.bet(bia, { 'seat:5': '2000' })
  // Ana 9 + 7, Bia 6 + 8, the dealer shows a ten.
  room.deal('9c 6d Th 7s 8c 9h 3d 2s')
  expect(room.turn).toMatchObject({ seat: 2, hand: 0, legal: ['hit', 'stand', 'double'], number: 0 })
  expect(room.move(bia, 'hit')).toBe('live.turn.other')
  expect(room.move(caio, 'hit')).toBe('live.turn.other')
  expect(room.move(ana, 'split')).toBe('live.move.none')
  expect(room.move(ana, 'hit')).toBeUndefined()
  expect(room.move(ana, 'hit', 0)).toBe('live.turn.over')
  expect(room.move(ana, 'stand')).toBeUndefined()
  expect(room.turn!.seat).toBe(5)
  expect(room.move(ana, 'hit')).toBe('live.turn.other')
  room.atMs = room.turn!.endsAtMs!
  expect(room.move(bia, 'stand')).toBe('live.turn.late')
  // What is late is the book's: fourteen against a ten is hit, and twice that comes to sixteen and more.
  room.wake(room.atMs)
  expect(room.facts.filter((fact) => fact.name === 'moved').map(({ memberId, byBook }) => [memberId, byBook])).toEqual(
    expect.arrayContaining([
      ['1', false],
      ['2', true],
    ]),
  )
  expect(room.turn).toBeNull()
  expect(room.move(bia, 'stand')).toBe('live.turn.over')
  room.end()
  const { seats, dealer } = room.state.result as BlackjackResult
  for (const [memberId, seat, stake] of [
    [ana, 2, 1000n],
    [bia, 5, 2000n],
  ] as const) {
    const { over, under } = blackjackComesTo({ seats, dealer, turn: null }, { part: 'seat', seat })
    expect(room.won(memberId)).toBe(String((stake * over) / under))
  }
})

test('a double stakes as much again before its card comes; bets behind that follow are asked for, those that cannot stay', () => {
  const room = seated()
  room.bet(ana, { 'seat:2': '1000' })
  room.bet(bia, { 'seat:2': '300' }, { double: true, split: true })
  room.bet(caio, { 'seat:2': '700' }, { double: true, split: false })
  room.bets = []
  // Ana 6 + 5, the dealer a six; the double gets a ten.
  room.deal('6c 6d 5h Th Ts 8d')
  expect(room.turn!.seat).toBe(2)
  room.move(ana, 'double')
  expect(room.bets).toMatchObject([
    {
      kind: 'place',
      id: 'later-1',
      stake: 1000n,
      pocket: 101n,
      event: 'stakes-1',
      selections: { drawId: 'event-1', chips: { 'double:2': '1000' } },
    },
  ])
  // Nothing is dealt while the others are asked.
  expect(room.view().blackjack!.table!.seats[0]!.hands[0]!.cards).toHaveLength(2)
  expect(room.turn).toMatchObject({ number: 0, endsAtMs: null })
  expect(room.move(ana, 'hit')).toBe('live.turn.over')
  expect(room.tell({ do: 'along', memberId: '2' })).toBeUndefined()
  expect(room.tell({ do: 'along', memberId: '2' })).toBe('move.invalid')
  expect(room.bets.at(-1)).toMatchObject({ kind: 'place', id: 'later-2', stake: 300n })
  // Caio was refused by the ledger.
  room.tell({ do: 'deal' })
  expect(room.tell({ do: 'deal' })).toBe('move.invalid')
  expect(room.view(caio).ownSeat).toMatchObject({ added: {}, stayed: ['double:2'] })
  expect(room.view(bia).ownSeat).toMatchObject({ added: { 'double:2': '300' }, stayed: [] })
  expect(room.turn).toBeNull()
  room.end()
  // 21 against 24: all of it is won.
  expect([room.won(ana), room.won(bia), room.won(caio)]).toEqual(['4000', '1200', '1400'])
})

test('a split makes two hands; who follows the split and not the double has the second hand as it was', () => {
  const room = seated()
  room.bet(ana, { 'seat:2': '1000' })
  room.bet(bia, { 'seat:2': '200' }, { double: false, split: true })
  room.bet(caio, { 'seat:2': '300' }, { double: true, split: false })
  room.bets = []
  // Ana 8 + 8, the dealer 6 + ten and then 5: 21. Each half gets a three, and is doubled with a ten.
  room.deal('8c 6d 8h Ts 3c 3d Th Tc 5h')
  room.move(ana, 'split')
  room.tell({ do: 'along', memberId: '2' })
  room.tell({ do: 'deal' })
  expect(room.turn).toMatchObject({ seat: 2, hand: 0 })
  room.move(ana, 'double')
  expect(room.state.hand!.asking!.members).toEqual(['3'])
  room.tell({ do: 'along', memberId: '3' })
  room.tell({ do: 'deal' })
  // Caio has no second hand, Bia does not double: nobody is asked.
  expect(room.turn).toMatchObject({ seat: 2, hand: 1 })
  room.move(ana, 'double')
  expect(room.state.hand!.asking).toBeNull()
  expect(room.view(ana).ownSeat!.added).toEqual({ 'split:2': '1000', 'double:2': '1000', 'split-double:2': '1000' })
  expect(room.bets.map((bet) => [bet.id, bet.kind])).toEqual([
    ['later-1', 'place'],
    ['later-2', 'place'],
    ['later-1', 'raise'],
    ['later-3', 'place'],
    ['later-1', 'raise'],
  ])
  room.end()
  expect([room.won(ana), room.won(bia), room.won(caio)]).toEqual(['4000', '400', '600'])
})

test('bets behind are waited for no longer than their time, whatever becomes of whoever asks for them', () => {
  const room = seated()
  room.bet(ana, { 'seat:2': '1000' })
  room.bet(caio, { 'seat:2': '700' }, { double: true, split: true })
  room.deal('6c 6d 5h Th Ts 8d')
  room.move(ana, 'double')
  room.wake(room.atMs + 1000)
  expect(room.state.hand!.asking).not.toBeNull()
  room.wake(room.state.hand!.asking!.untilMs)
  expect(room.turn).toBeNull()
  expect(room.view(caio).ownSeat!.stayed).toEqual(['double:2'])
})

test('a seat is lost after three rounds without a bet; who leaves with chips down is played by the book and gone afterwards', () => {
  const room = seated()
  const round = (cards: string): void => {
    room.bet(ana, { 'seat:2': '1000' })
    room.deal(cards)
    while (room.turn) room.wake(room.turn.endsAtMs!)
    room.end()
    room.wake(room.state.nextAtMs!)
    room.open()
  }
  round('Tc 6d Th Ts 8d')
  expect(room.state.seats[5]).toMatchObject({ idle: 0 })
  round('Tc 6d Th Ts 8d')
  round('Tc 6d Th Ts 8d')
  expect(room.state.seats[5]).toMatchObject({ idle: 2 })
  round('Tc 6d Th Ts 8d')
  expect(Object.keys(room.state.seats)).toEqual(['2'])
  room.bet(ana, { 'seat:2': '1000' })
  room.tell({ do: 'rise' }, ana)
  expect(room.view(ana).ownSeat).toMatchObject({ seat: 2, isLeaving: true })
  room.deal('6c 6d 5h Th Ts 8d')
  // Eleven is hit, not doubled: nothing more is staked for who is away.
  expect(room.turn).toBeNull()
  expect(room.state.hand!.moves[0]).toEqual({ seat: 2, hand: 0, move: 'hit' })
  room.end()
  room.wake(room.state.nextAtMs!)
  room.open()
  expect(room.state.seats).toEqual({})
})

test('a round without chips on a seat deals nothing, and bets behind it come back', () => {
  const room = seated()
  room.bet(caio, { 'seat:5': '700', 'pair:5': '100' })
  room.deal('6c 6d 5h Th Ts 8d')
  expect(room.state).toMatchObject({ phase: 'play', hand: null, result: { seats: [], dealer: [] } })
  room.end()
  expect(room.won(caio)).toBe('800')
})

test('a round that is void gives back later stakes as well; what the room tells itself no member can say', () => {
  const room = seated()
  room.bet(ana, { 'seat:2': '1000' })
  room.deal('6c 6d 5h Th Ts 8d')
  room.move(ana, 'double')
  const commands: BlackjackCommand[] = [
    { do: 'deal' },
    { do: 'along', memberId: '1' },
    { do: 'over', voidReason: 'operator' },
    { do: 'shuffled', sealed: '2c', stakesEventId: null },
    { do: 'wake' },
  ]
  for (const command of commands) expect(room.tell(command, ana), command.do).toBe('move.invalid')
  room.tell({ do: 'over', voidReason: 'operator' })
  expect(room.won(ana)).toBe('2000')
})

test('no page is told more than the cards that lie there', () => {
  const room = seated()
  room.bet(ana, { 'seat:2': '1000' })
  room.bet(bia, { 'seat:5': '1000' })
  room.facts = []
  // The card that lies face down is the queen of hearts; the next ones are fours.
  room.deal('9c 6d Th 7s 8c Qh 4d 4h 4s')
  const told = JSON.stringify([tellBlackjack(deckOf, room.facts, room.state), room.view(), room.view(ana)])
  expect(told).toContain('"dealer":[34]')
  expect(room.view().blackjack!.table!.dealer).toEqual([34])
  expect(told).not.toContain('sealed')
  expect(told).not.toContain('Qh')
  const [queen, four] = [RANKS.indexOf('Q') * 4 + 2, RANKS.indexOf('4') * 4 + 1]
  const numbers = new Set(room.view().blackjack!.table!.seats.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards)))
  expect(numbers.has(queen) || numbers.has(four)).toBe(false)
  expect(room.view().result).toBeNull()
})
