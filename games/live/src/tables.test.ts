import { createHash, createHmac } from 'node:crypto'
import { Stream } from '@tucano/randomness'
import { type Json, type Ratio, ratio, times } from '@tucano/round'
import { expect, test } from 'vitest'
import { returnOf } from './spot.ts'
import { liveTables, sharedLive, slipPayout } from './tables.ts'

const streamOf = (seed: string) =>
  new Stream((cursor) => createHmac('sha256', createHash('sha256').update(seed).digest()).update(String(cursor)).digest())
const basisPoints = (value: Ratio): number => {
  const { over, under } = times(value, ratio(10_000))
  return Number(over / under)
}
/** Rounds in which tables differ: each wind, some pairs of roosters. */
const ROUNDS = [1, 2, 3, 4, 99]

test('every bet at every table gives back 90 to 99 of a hundred, by counting all that can happen', () => {
  for (const { code, gameIn } of liveTables)
    for (const round of ROUNDS)
      for (const spot of gameIn(round).spots) {
        const back = basisPoints(returnOf(spot))
        expect(back, `${code} ${spot.code}`).toBeGreaterThanOrEqual(9050)
        // Of a seat at blackjack, played by the book.
        expect(back, `${code} ${spot.code}`).toBeLessThanOrEqual(spot.played ? 9951 : 9895)
      }
})

/** Where members play, nobody was there. */
const MOVES: Record<string, Json> = { blackjack: { seats: [], moves: [] } }

test('a table is drawn and paid by its round, and comes to the same each time; what a slip pays is what its spots pay', () => {
  for (const [n, table] of liveTables.entries()) {
    const shared = sharedLive[n]!
    expect(shared.code).toBe(table.code)
    for (const round of ROUNDS) {
      const of = { number: String(round), moves: MOVES[table.kind] ?? null }
      const result = shared.draw(streamOf(`${table.code} ${round}`), of)
      expect(shared.draw(streamOf(`${table.code} ${round}`), of)).toEqual(result)
      const game = table.gameIn(round)
      expect(game.playMs(result)).toBeGreaterThan(table.kind in MOVES ? -1 : 0)
      const chips = Object.fromEntries(game.spots.map(({ code }, place) => [code, String(100 + place)]))
      const each = Object.entries(chips).reduce((sum, [spot, stake]) => sum + slipPayout(game, { [spot]: stake }, result), 0n)
      const bet = { id: 'x', stake: 0n, selections: { round, chips } }
      expect(shared.payout(bet, result)).toBe(each)
      expect(shared.leaf(bet)).toBe(
        shared.leaf({ ...bet, selections: { round, chips: Object.fromEntries(Object.entries(chips).toReversed()) } }),
      )
    }
  }
})

test('there are tables of different limits and names', () => {
  expect(new Set(liveTables.map(({ code }) => code)).size).toBe(liveTables.length)
  for (const { limits } of liveTables) expect(limits.min <= limits.max && limits.max <= limits.slip).toBe(true)
})
