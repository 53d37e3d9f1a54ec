import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { Stream, drawPlaces, sharesBetween, splitSum } from './index.ts'

const streamOf = (seed: string): Stream => new Stream((cursor) => createHash('sha256').update(`${seed}|${cursor}`).digest())

test('10.00 in five shares of at least 0.50 with bars at 100, 300, 301, 700: 1.49, 2.49, 0.50, 4.48, 1.04', () => {
  // The fixed example counts places from 1.
  const bars = [100n, 300n, 301n, 700n].map((place) => place - 1n)
  expect(sharesBetween(bars, { places: 754n, least: 50n })).toEqual([149n, 249n, 50n, 448n, 104n])
})

test('shares add up, are never below the least, and the same chance gives the same shares', () => {
  for (const { total, shares, least } of [
    { total: 1000n, shares: 5, least: 50n },
    { total: 500n, shares: 5, least: 100n },
    { total: 1n, shares: 1, least: 1n },
    { total: 10_000_000n, shares: 5000, least: 1n },
    { total: 1_000_000_000_000_000n, shares: 3, least: 1n },
  ]) {
    const split = splitSum(streamOf(String(total)), { total, shares, least })
    expect(split).toHaveLength(shares)
    expect(split.reduce((sum, share) => sum + share, 0n)).toBe(total)
    expect(split.every((share) => share >= least)).toBe(true)
    expect(splitSum(streamOf(String(total)), { total, shares, least })).toEqual(split)
  }
  expect(() => splitSum(streamOf('x'), { total: 499n, shares: 5, least: 100n })).toThrow(RangeError)
})

test('every way to split comes as often as the other: 4 in three shares from 0', () => {
  const counts = new Map<string, number>()
  const stream = streamOf('ways')
  for (let n = 0; n < 15_000; n++) {
    const way = splitSum(stream, { total: 4n, shares: 3, least: 0n }).join()
    counts.set(way, (counts.get(way) ?? 0) + 1)
  }
  // Six places, two bars: fifteen ways, a thousand times each.
  expect(counts.size).toBe(15)
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
  expect(chiSquare).toBeLessThan(36.1) // one in a thousand, fourteen degrees; the chance is fixed
  expect(drawPlaces(streamOf('all'), 5, 5n)).toEqual([0n, 1n, 2n, 3n, 4n])
})
