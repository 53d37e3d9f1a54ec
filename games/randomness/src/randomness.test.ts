import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { Stream, deal, messageOf, pickWeighted } from './index.ts'

const key = Buffer.alloc(32, 7)
const binding = { game: 'dados', maths: 'ab'.repeat(32), clientSeed: 'minha-semente', nonce: 1 }
const block = (cursor: number): Uint8Array => createHmac('sha256', key).update(messageOf(binding, cursor)).digest()

test('a message binds game, maths, client seed, nonce and cursor', () => {
  expect(messageOf(binding, 3)).toBe(`v1|dados|${'ab'.repeat(32)}|minha-semente|1|3`)
})

test('draws are the words of the blocks in their order', () => {
  const draws = new Stream(block)
  const bytes = Buffer.concat([block(0), block(1)])
  const words = Array.from({ length: 32 }, (_, n) => bytes.readUInt16BE(n * 2))
  expect(Array.from({ length: 20 }, () => draws.below(65_536))).toEqual(words.slice(0, 20))
  expect(draws.below(2 ** 32)).toBe(words[20]! * 65_536 + words[21]!)
  expect(draws.below(2 ** 48)).toBe(Number((BigInt(words[22]!) << 32n) | (BigInt(words[23]!) << 16n) | BigInt(words[24]!)))
  expect(draws.belowBig(2n ** 64n)).toBe(BigInt(`0x${bytes.subarray(50, 58).toString('hex')}`))
  expect(draws.words).toBe(29)
})

test('a certain draw takes nothing, an impossible one is refused', () => {
  const draws = new Stream(block)
  expect([draws.below(1), draws.belowBig(1n), draws.words]).toEqual([0, 0n, 0])
  for (const n of [0, -1, 1.5, Number.NaN, 2 ** 48 + 1]) expect(() => draws.below(n)).toThrow(RangeError)
  expect(() => draws.belowBig(0n)).toThrow(RangeError)
})

test('dealing leaves out nothing and repeats nothing; weights are kept', () => {
  const draws = new Stream(block)
  const deck = Array.from({ length: 52 }, (_, card) => card)
  expect(deal(draws, deck, 52).toSorted((a, b) => a - b)).toEqual(deck)
  expect(new Set(deal(draws, deck, 5)).size).toBe(5)
  const counts = [0, 0, 0]
  for (let n = 0; n < 30_000; n++) counts[pickWeighted(draws, [1, 0, 2])]!++
  expect(counts[1]).toBe(0)
  expect(Math.abs(counts[0]! - 10_000)).toBeLessThan(400)
})
