import { createHash } from 'node:crypto'
import { Stream } from '@tucano/randomness'
import { basisPoints } from '@tucano/round'
import { expect, test } from 'vitest'
import {
  FEATHERS,
  OUTCOMES,
  ROOSTERS,
  type Weights,
  drawBout,
  feathersAfter,
  goesBack,
  oddsOf,
  pairingIn,
  payoutOf,
  poolOdds,
  poolPayout,
  returnOf,
} from './index.ts'

const streamOf = (seed: string): Stream => new Stream((cursor) => createHash('sha256').update(`${seed} ${cursor}`).digest())
const known: Weights = { red: 4900, blue: 4300, draw: 800 }

test('fixed odds of the known bout, and what they give back', () => {
  expect(oddsOf(known)).toEqual({ red: 179, blue: 204, draw: 1200 })
  expect(OUTCOMES.map((on) => basisPoints(returnOf(on, known)))).toEqual([9571, 9572, 9600])
})

test('a draw gives the sides their stake, and pays who said so', () => {
  const odds = oddsOf(known)
  expect(payoutOf(100_00n, 'red', { outcome: 'red', odds })).toBe(179_00n)
  expect(payoutOf(100_00n, 'blue', { outcome: 'red', odds })).toBe(0n)
  expect(payoutOf(100_00n, 'blue', { outcome: 'draw', odds })).toBe(100_00n)
  expect(payoutOf(100_00n, 'draw', { outcome: 'draw', odds })).toBe(1200_00n)
  expect(payoutOf(1n, 'red', { outcome: 'red', odds })).toBe(1n)
})

test('the pool of the known bout: five percent for the house, the rest among those who were right', () => {
  const pool = { red: 12_000_00n, blue: 8_000_00n }
  expect(poolPayout(100_00n, 'red', { pool, outcome: 'red' })).toBe(158_33n)
  expect(poolPayout(100_00n, 'blue', { pool, outcome: 'blue' })).toBe(237_50n)
  expect(poolPayout(100_00n, 'blue', { pool, outcome: 'red' })).toBe(0n)
  expect([poolOdds(pool, 'red'), poolOdds(pool, 'blue')]).toEqual([158n, 237n])
})

test('a pool goes back whole on a draw, without another side, and where being right would not pay 1.07', () => {
  const even = { red: 10_000n, blue: 10_000n }
  expect(poolPayout(100n, 'red', { pool: even, outcome: 'draw' })).toBe(100n)
  expect(poolPayout(100n, 'red', { pool: { red: 10_000n, blue: 0n }, outcome: 'red' })).toBe(100n)
  expect(poolOdds({ red: 10_000n, blue: 0n }, 'blue')).toBeUndefined()
  // Nine thousand five hundred against twelve hundred pay 1.07 exactly.
  const hardly = { red: 95_00n * 100n, blue: 12_00n * 100n }
  expect([goesBack(hardly, 'red'), goesBack({ ...hardly, blue: hardly.blue + 100n }, 'red'), goesBack(hardly, 'blue')]).toEqual([
    true,
    false,
    false,
  ])
})

test('a pool never pays more than it has without the commission', () => {
  const draws = streamOf('pools')
  for (let n = 0; n < 500; n++) {
    const stakes = Array.from({ length: 1 + draws.below(12) }, () => ({
      on: draws.below(2) === 0 ? ('red' as const) : ('blue' as const),
      stake: BigInt(1 + draws.below(100_000)),
    }))
    const pool = { red: 0n, blue: 0n }
    for (const { on, stake } of stakes) pool[on] += stake
    const all = pool.red + pool.blue
    for (const outcome of OUTCOMES) {
      const paid = stakes.reduce((sum, { on, stake }) => sum + poolPayout(stake, on, { pool, outcome }), 0n)
      if (goesBack(pool, outcome)) expect(paid).toBe(all)
      else expect(paid * 100n).toBeLessThanOrEqual(all * 95n)
    }
  }
})

test('bouts end as they were drawn, on the last blow and not before', () => {
  const draws = streamOf('bouts')
  for (let n = 0; n < 3000; n++) {
    const { outcome, blows } = drawBout(draws, known)
    const before = feathersAfter(blows.slice(0, -1))
    const { red, blue } = feathersAfter(blows)
    expect(Math.min(before.red, before.blue)).toBeGreaterThan(0)
    expect(red === 0 ? (blue === 0 ? 'draw' : 'blue') : blue === 0 ? 'red' : 'nobody').toBe(outcome)
    expect(blows.length).toBeLessThanOrEqual(2 * FEATHERS)
  }
})

test('bouts end as often as their weights say', () => {
  const draws = streamOf('weights')
  const many = 20_000
  const came = { red: 0, blue: 0, draw: 0 }
  for (let n = 0; n < many; n++) came[drawBout(draws, known).outcome]++
  for (const outcome of OUTCOMES) {
    const chance = known[outcome] / 10_000
    expect(Math.abs(came[outcome] - many * chance), outcome).toBeLessThan(5 * Math.sqrt(many * chance * (1 - chance)))
  }
})

test('every pairing gives back between 94 and 96 of a hundred on each of its bets, and nobody meets themselves', () => {
  const met = new Set<string>()
  for (let bout = 1; bout <= 2000; bout++) {
    const { red, blue, weights } = pairingIn(bout)
    met.add([red.code, blue.code].toSorted().join(' '))
    expect(red).not.toBe(blue)
    for (const on of OUTCOMES) {
      const back = basisPoints(returnOf(on, weights))
      expect(back).toBeGreaterThanOrEqual(9400)
      expect(back).toBeLessThanOrEqual(9600)
    }
  }
  // Everybody meets everybody else sooner or later.
  expect(met.size).toBe((ROOSTERS.length * (ROOSTERS.length - 1)) / 2)
  expect(pairingIn(7)).toEqual(pairingIn(7))
  expect(new Set(ROOSTERS.map(({ code }) => code)).size).toBe(ROOSTERS.length)
})

test('weights that are none are refused', () => {
  const draws = streamOf('none')
  for (const weights of [
    { red: 5000, blue: 5000, draw: 0 },
    { red: 5000, blue: 4000, draw: 900 },
    { red: 4999.5, blue: 4200.5, draw: 800 },
  ])
    expect(() => drawBout(draws, weights)).toThrow(RangeError)
})
