import { expect, test } from 'vitest'
import { Stream } from '../draws.ts'
import { provesFair, recordRanges } from './fair.ts'
import { fastBlocks } from './fast-blocks.ts'

const blocks = fastBlocks(new Uint8Array(32).fill(7), { game: 'dados', maths: 'ab'.repeat(32), clientSeed: 'minha-semente' })
const draws = new Stream((cursor) => blocks(1, cursor))

test('every result has exactly as many words as the others: all 65,536 words, every range up to 256 and the edges', () => {
  const ranges = [...Array.from({ length: 256 }, (_, n) => n + 1), 365, 4096, 9999, 10_000, 32_768, 32_769, 65_535, 65_536]
  expect(ranges.filter((n) => !provesFair(n))).toEqual([])
})

test('of a hundred thousand larger ranges, what is used is a multiple of the range, and less than the range is drawn again', () => {
  const edges = [65_537, 2 ** 31, 2 ** 31 + 1, 2 ** 32 - 1, 2 ** 32, 2 ** 32 + 1, 2 ** 40 + 1, 2 ** 47 + 1, 2 ** 48 - 1, 2 ** 48]
  const some = Array.from({ length: 50_000 }, () => [65_537 + draws.below(2 ** 32 - 65_536), 2 ** 32 + 1 + draws.below(2 ** 48 - 2 ** 32)])
  expect([...edges, ...some.flat()].filter((n) => !provesFair(n))).toEqual([])
})

test('so it is with ranges of any size', () => {
  const edges = [2n ** 48n + 1n, 2n ** 53n + 1n, 10n ** 16n, 2n ** 64n - 1n, 2n ** 64n, 2n ** 64n + 1n, 10n ** 20n]
  const some = Array.from({ length: 5000 }, () => 2n ** 48n + 1n + draws.belowBig(2n ** BigInt(49 + draws.below(60))))
  expect([...edges, ...some].filter((n) => !provesFair(n))).toEqual([])
})

test('a mapper that favours a result, leaves one out or throws too much away is found', () => {
  expect(provesFair(37, (word, n) => word % n)).toBe(false)
  expect(provesFair(37, (word, n, span) => Math.floor((word * n) / span))).toBe(false)
  expect(provesFair(37, (word, n) => (word < 65_527 ? word % (n - 1) : -1))).toBe(false)
  expect(provesFair(37, (word, n) => (word < 37 * 1000 ? word % n : -1))).toBe(false)
  expect(provesFair(37, (word) => word)).toBe(false)
  // A power of two divides the words evenly, so there it makes no difference.
  expect(provesFair(64, (word, n) => word % n)).toBe(true)
})

test('the ranges of a game are written down while it is played', () => {
  const recorded = recordRanges(draws)
  for (const n of [37, 52, 37]) recorded.draws.below(n)
  recorded.draws.belowBig(10n ** 18n)
  expect([...recorded.ranges]).toEqual([37, 52, 10n ** 18n])
})
