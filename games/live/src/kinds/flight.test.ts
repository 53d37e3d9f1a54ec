import { ratio } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import { returnOf } from '../spot.ts'
import { CRASH, drawCrash, flightMs } from './crash.ts'
import { flight, flightPayout, sharedFlight } from './flight.ts'

const shared = sharedFlight('voo')
const bet = (id: string, auto: number | null) => ({ id, stake: 1000n, selections: { round: 1, place: 1, auto } })

test('what members did by hand comes out of the moves, and never changes where the flight ends', () => {
  const moves = { a: 150, b: 300 }
  for (let seed = 1; seed <= 20; seed++) {
    const point = drawCrash(new Seeded(seed))
    expect(shared.draw(new Seeded(seed), { number: '1', moves })).toEqual({ point, left: moves })
    expect(shared.draw(new Seeded(seed), { number: '1', moves: null })).toEqual({ point, left: {} })
  }
})

test('a bet is paid where it left by hand, or before that by itself; after the end nothing', () => {
  const result = { point: 250, left: { a: 150, b: 300, c: 250 } }
  const paid = (id: string, auto: number | null) => shared.payout(bet(id, auto), result)
  expect([paid('a', null), paid('a', 120), paid('a', 200)]).toEqual([1500n, 1200n, 1500n])
  expect([paid('b', null), paid('c', null), paid('d', 250), paid('d', 251), paid('d', null)]).toEqual([0n, 2500n, 2500n, 0n, 0n])
  // Parts of a cent stay with the house.
  expect(flightPayout({ stake: 101n, auto: 133, byHand: null }, 133)).toBe(134n)
  // Whoever is still in at the end of all flights is paid.
  expect(shared.payout(bet('e', null), { point: CRASH.last, left: {} })).toBe(10_000_000n)
})

test('where a bet leaves by itself is sealed with it', () => {
  expect([shared.leaf(bet('x', 200)), shared.leaf(bet('x', null))]).toEqual(['live|x|1000@200', 'live|x|1000@hand'])
})

test('as a table has it, it lasts until its point and gives back 97 of a hundred', () => {
  expect(returnOf(flight.spots[0]!)).toEqual(ratio(97, 100))
  const result = flight.draw(new Seeded(4))
  expect(flight.playMs(result)).toBe(flightMs(result.point))
})
