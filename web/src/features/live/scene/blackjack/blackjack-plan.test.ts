import { type BlackjackMove, blackjackComesTo, dealBlackjack, playBlackjack } from '@tucano/live'
import { expect, test } from 'vitest'
import { dealerPlan, dealerTotals, handTotals, outcomeOf, seatCards } from './blackjack-plan.ts'

const SEATS = [2, 5]
/** Cards by their numbers: rank × 4 + suit, rank 0 the two, rank 12 the ace. */
const rank = (...ranks: number[]): number[] => ranks.map((one, n) => one * 4 + (n % 4))
const [EIGHT, TEN, KING, ACE] = [6, 8, 11, 12] as const

test('a card keeps its name when a pair becomes two hands, and new ones come after those that lie there', () => {
  const cards = rank(EIGHT, TEN, TEN, EIGHT, KING, 5, 1, 2, 3, 4)
  const before = seatCards(dealBlackjack(cards, SEATS))
  const after = seatCards(playBlackjack(cards, SEATS, [{ seat: 2, hand: 0, move: 'split' }]))
  const named = (list: typeof before): Map<string, number> => new Map(list.map(({ key, card }) => [key, card]))
  for (const [key, card] of named(before)) expect(named(after).get(key)).toBe(card)
  expect(after.map(({ key }) => key).slice(0, before.length)).toEqual(before.map(({ key }) => key))
  expect(new Set(after.map(({ key }) => key)).size).toBe(before.length + 2)
})

test('what is written on a hand is what a bet on it comes to', () => {
  const played: [cards: number[], moves: BlackjackMove[]][] = [
    [rank(ACE, 1, TEN, KING, 2, 7, 5, 6, 7, 8), [{ seat: 5, hand: 0, move: 'stand' }]],
    [rank(TEN, 1, ACE, KING, 2, KING), []],
    [
      rank(TEN, 1, 4, KING, 2, KING, TEN, 6, 7, 8),
      [
        { seat: 2, hand: 0, move: 'stand' },
        { seat: 5, hand: 0, move: 'double' },
      ],
    ],
    [
      rank(EIGHT, 3, 4, EIGHT, 4, KING, KING, 2, TEN, TEN, TEN, 1, 1),
      [
        { seat: 2, hand: 0, move: 'split' },
        { seat: 2, hand: 0, move: 'stand' },
        { seat: 2, hand: 1, move: 'hit' },
        { seat: 5, hand: 0, move: 'hit' },
      ],
    ],
  ]
  const PAYS = { blackjack: 2.5, won: 2, push: 1, lost: 0, bust: 0 }
  for (const [cards, moves] of played) {
    const table = playBlackjack(cards, SEATS, moves)
    expect(table.turn).toBeNull()
    for (const seat of table.seats)
      for (const at of seat.hands.keys()) {
        const { over, under } = blackjackComesTo(table, { part: at === 0 ? 'seat' : 'split', seat: seat.seat })
        expect(PAYS[outcomeOf(seat, at, table.dealer)]).toBe(Number(over) / Number(under))
      }
  }
})

test('the dealer draws one card after the other, after the one that lay face down', () => {
  const table = playBlackjack(rank(TEN, TEN, 1, KING, KING, 1, 1, 1, 2, 7), SEATS, [
    { seat: 2, hand: 0, move: 'stand' },
    { seat: 5, hand: 0, move: 'stand' },
  ])
  const { cards, toldMs } = dealerPlan(table)
  expect(cards).toHaveLength(table.dealer.length)
  expect(cards.length).toBeGreaterThan(3)
  const read = cards.map(({ readMs }) => readMs)
  expect(read).toEqual(read.toSorted((a, b) => a - b))
  expect(read[0]).toBeLessThan(0)
  expect(toldMs).toBeGreaterThan(read.at(-1)!)
})

test('a soft hand counts both ways while more cards may come to it, and one way when it stands, is hard or has 21', () => {
  const turn = { seat: 2, hand: 0, legal: [] }
  const of = (cards: number[], stands = false) => handTotals({ cards, doubled: false, stands }, { turn })
  const [SIX, NINE] = [4, 7]
  expect(of(rank(ACE, SIX))).toBe('7/17')
  expect(of(rank(ACE, ACE))).toBe('2/12')
  expect(of(rank(ACE, SIX), true)).toBe('17')
  expect(of(rank(ACE, SIX, KING))).toBe('17')
  expect(of(rank(ACE, KING))).toBe('21')
  expect(of(rank(NINE, KING))).toBe('19')
  // Nobody decides any more.
  expect(handTotals({ cards: rank(ACE, SIX), doubled: false, stands: false }, { turn: null })).toBe('17')
  expect(dealerTotals(rank(ACE))).toBe('1/11')
  expect(dealerTotals(rank(ACE, 3))).toBe('6/16')
  expect(dealerTotals(rank(ACE, SIX))).toBe('17')
})
