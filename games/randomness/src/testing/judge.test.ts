import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { Stream, messageOf } from '../index.ts'
import { provesFair } from './fair.ts'
import { fastBlocks } from './fast-blocks.ts'
import { type Source, judge, problemsOf } from './judge.ts'
import { normalP } from './p-values.ts'

// All that is drawn here follows from this seed, so a run is as good as any other.
const key = createHash('sha256').update('tucano battery').digest()
const binding = { game: 'battery', maths: createHash('sha256').update('{}').digest('hex'), clientSeed: 'battery-battery' }
const blocks = fastBlocks(key, binding)
const production: Source = (round) => new Stream((cursor) => blocks(round, cursor))

/** Words of 16 bits as a stream. */
const streamOf = (word: () => number): Stream =>
  new Stream(() => {
    const next = word()
    return Uint8Array.of(next >> 8, next & 255)
  })

test('fast blocks are the HMACs of the messages, for client seeds of any length', () => {
  for (let length = 8; length <= 64; length++) {
    const seeded = { ...binding, clientSeed: 'x'.repeat(length) }
    const fast = fastBlocks(key, seeded)
    for (const nonce of [1, 99, 12_345_678, 2 ** 53 - 1]) {
      for (const cursor of [0, 7, 1234]) {
        const exact = createHmac('sha256', key)
          .update(messageOf({ ...seeded, nonce }, cursor))
          .digest('hex')
        expect(Buffer.from(fast(nonce, cursor)).toString('hex')).toBe(exact)
      }
    }
  }
})

/** `npm test` runs a share of them; `npm run test:whole` all. */
const DRAWS = process.env['TEST_WHOLE'] === '1' ? 1e7 : 2e6

test('millions of draws of production in each of four ranges are accepted', { timeout: 600_000 }, () => {
  const { judged, uniform, problems } = judge(production, { draws: DRAWS, ranges: [2, 37, 52, 100] })
  expect(problems).toEqual([])
  expect(judged).toHaveLength(550)
  expect(uniform).toBeGreaterThan(0.01)
})

/** Three reels of 32 stops. Three of a kind pay by the symbol, and 95 % comes back. */
const PAYS = [5, 14, 30, 50, 160]
const STRIP = Array.from('01020103041020104012301024102034', Number)

interface Reels {
  strips: number[][]
}

const payOf = ({ strips }: Reels, stops: readonly number[]): number => {
  const [a, b, c] = stops.map((stop, reel) => strips[reel]![stop])
  return a === b && b === c ? PAYS[a!]! : 0
}

/** Whether what a machine pays in a million rounds is what another one should. */
function judgeReturn(played: Reels, declared: Reels): string[] {
  const rounds = 1_000_000
  let [sum, squares] = [0, 0]
  for (let all = 0; all < 32 ** 3; all++) {
    const pay = payOf(declared, [all >> 10, (all >> 5) & 31, all & 31])
    sum += pay
    squares += pay * pay
  }
  const [mean, square] = [sum / 32 ** 3, squares / 32 ** 3]
  let paid = 0
  const draws = production(1)
  for (let round = 0; round < rounds; round++) paid += payOf(played, [draws.below(32), draws.below(32), draws.below(32)])
  return problemsOf([{ name: 'return', p: normalP((paid - mean * rounds) / Math.sqrt((square - mean * mean) * rounds)) }])
}

const declared: Reels = { strips: [STRIP, STRIP, STRIP] }
const offByOne: Reels = { strips: [STRIP, STRIP, [4, ...STRIP.slice(1)]] }

/** Five ways to get it wrong, and what has to be said of each. */
const bad: [name: string, found: RegExp, problems: () => string[]][] = [
  [
    'a word modulo 37, which no count of draws shows',
    /more words/,
    () => (provesFair(37, (word, n) => word % n) ? [] : ['some results have more words than others']),
  ],
  [
    'the low bits of a linear congruential generator',
    /37, serial, whole: p is/,
    () => {
      let state = 1
      const stream = streamOf(() => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0) & 0xffff)
      return judge(() => stream, { draws: 1e6, ranges: [37] }).problems
    },
  ],
  [
    'the time as a seed',
    /37, across rounds, serial, whole: p is 0/,
    () => {
      const openedAt = 1_700_000_000_000
      const source: Source = (round) => {
        let state = (openedAt + round) % (2 ** 31 - 1)
        return streamOf(() => (state = (state * 16_807) % (2 ** 31 - 1)) >>> 15)
      }
      return judge(source, { draws: 1e6, ranges: [37] }).problems
    },
  ],
  [
    'one nonce in a thousand used twice',
    /15 of 15625 rounds were drawn before/,
    () => judge((round) => production(round % 1000 === 0 ? round - 1 : round), { draws: 1e6, ranges: [37] }).problems,
  ],
  ['a reel that is off by one symbol', /return: p is/, () => judgeReturn(offByOne, declared)],
]

test.each(bad)('a bad generator is rejected: %s', { timeout: 300_000 }, (_, found, problems) => {
  expect(problems().join('\n')).toMatch(found)
})

test('what the bad ones are rejected by accepts production', () => {
  expect(provesFair(37)).toBe(true)
  expect(judge(production, { draws: 1e6, ranges: [37] }).problems).toEqual([])
  expect(judgeReturn(declared, declared)).toEqual([])
})
