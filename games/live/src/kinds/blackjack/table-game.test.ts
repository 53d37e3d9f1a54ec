import type { Json } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import { findTable, sharedLive, slipPayout } from '../../tables.ts'
import { blackjackCode, blackjackComesTo, partsOf } from './bets.ts'
import { bookMove } from './book.ts'
import { type BlackjackMove, playBlackjack } from './round.ts'
import { type BlackjackDeck, type BlackjackResult, blackjack } from './table-game.ts'

const TABLE = findTable('blackjack-arpoador')!
const shared = sharedLive.find(({ code }) => code === TABLE.code)!
const drawn = (seed: number, moves: Json) => shared.draw(new Seeded(seed), { number: '7', moves })

/** A round that is played by the book. */
function played(seed: number, seats: number[]) {
  const { deck } = drawn(seed, null) as BlackjackDeck
  const moves: BlackjackMove[] = []
  for (let { turn, ...table } = playBlackjack(deck, seats, moves); turn; { turn, ...table } = playBlackjack(deck, seats, moves)) {
    const { seat, hand, legal } = turn
    const { cards } = table.seats.find((one) => one.seat === seat)!.hands[hand]!
    moves.push({ seat, hand, move: bookMove(cards, table.dealer[0]!, legal) })
  }
  return { deck, moves, table: playBlackjack(deck, seats, moves) }
}

test('the result is what the moves come to with the cards that were drawn, whoever works it out', () => {
  for (let seed = 0; seed < 40; seed++) {
    const seats = [1, 4, 7].filter((_, n) => (seed >> n) % 2 === 0)
    if (seats.length === 0) continue
    const { moves, table } = played(seed, seats)
    const { turn, ...over } = table
    expect(turn).toBeNull()
    const result = drawn(seed, { seats, moves })
    expect(result).toEqual(over)
    const chips: Record<string, string> = {}
    let sum = 0n
    for (const seat of seats)
      for (const part of partsOf(table, seat, { double: true, split: true })) {
        chips[blackjackCode({ part, seat })] = '500'
        const { over: pays, under } = blackjackComesTo(table, { part, seat })
        sum += (500n * pays) / under
      }
    expect(slipPayout(TABLE.gameIn(7), chips, result)).toBe(sum)
  }
})

test('moves that cannot have been made come to no result, and where nobody was dealt to all comes back', () => {
  const { moves } = played(3, [2, 5])
  const wrong: Json[] = [
    { seats: [2, 5], moves: moves.slice(0, -1) },
    { seats: [2, 5], moves: [...moves, { seat: 5, hand: 0, move: 'hit' }] },
    { seats: [5, 2], moves },
  ]
  for (const one of wrong) expect(drawn(3, one)).toBeNull()
  const nobody = drawn(3, { seats: [], moves: [] })
  expect(nobody).toEqual({ seats: [], dealer: [] } satisfies BlackjackResult)
  expect(slipPayout(TABLE.gameIn(7), { 'seat:1': '500', 'pair:1': '100' }, nobody)).toBe(600n)
})

test('chips go to seats and their sides; what a move adds has places of its own', () => {
  expect(blackjack.spots.map(({ code }) => code.split(':')[0])).toEqual(Array.from({ length: 7 }, () => ['seat', 'pair', 'poker']).flat())
  expect(new Set(blackjack.added!.map(({ code }) => code.split(':')[0]))).toEqual(new Set(['double', 'split', 'split-double']))
})
