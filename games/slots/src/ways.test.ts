import { approximate, ratio, times } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import { averageOf } from './testing/average.ts'
import { scripted } from './testing/scripted.ts'
import { walkWays } from './testing/walk-ways.ts'
import type { Cell, SlotSheet, Spin, Win } from './view.ts'
import { holds, ways } from './ways-cluster-hold-games.ts'
import { wayReelsOf } from './ways-reels.ts'
import { waySums } from './ways-sums.ts'
import { countWays, mostOfWays, waysTotal } from './ways-totals.ts'
import { type WaysData, waysSlot } from './ways.ts'

/** Small enough that everything that can be drawn can be played. */
const small: WaysData = {
  code: 'small',
  cost: 2,
  coins: { min: 1, max: 1 },
  maxWin: 1000,
  rows: 2,
  symbols: {
    W: { drawing: 'star', kind: 'wild' },
    S: { drawing: 'moon', kind: 'scatter', pays: { 2: 1, 3: 5 } },
    A: { drawing: 'A', pays: { 2: 1, 3: 4 } },
    K: { drawing: 'K', pays: { 3: 3 } },
  },
  strips: ['ASK', 'WSA', 'SAK'],
  free: [
    { count: 2, spins: 1, multiplier: 2, more: 1, max: 2 },
    { count: 3, spins: 2, multiplier: 3, more: 2, max: 2 },
  ],
}

test.each([
  ['as it is', small],
  [
    'with more free spins',
    { ...small, rows: 1, strips: ['AS', 'SW', 'SK'], free: [{ count: 2, spins: 2, multiplier: 2, more: 1, max: 4 }] },
  ],
  [
    'on five reels',
    {
      ...small,
      rows: 3,
      strips: ['ASKAAK', 'WAKKA', 'AWKAK', 'KWAKKA', 'AKKAK'],
      symbols: { ...small.symbols, K: { drawing: 'K', pays: { 3: 2, 4: 5, 5: 9 } } },
    },
  ],
])('a small game gives back, over everything that can be drawn, what the closed form says: %s', (_, data: WaysData) => {
  const slot = waysSlot({ ...data, maxWin: 100_000 })
  const mean = averageOf((draws) => slot.play(draws, []).coins)
  expect(mean).toEqual(times(slot.returns[0].rtp, ratio(data.cost)))
  const square = averageOf((draws) => slot.play(draws, []).coins ** 2)
  const { hitRate, deviation } = slot.figures()
  expect((deviation * data.cost) ** 2).toBeCloseTo(approximate(square) - approximate(mean) ** 2, 6)
  expect(hitRate).toBeGreaterThan(0)
})

test.each([...ways, ...holds])('all stops of $code, one by one, come to the closed form, and the best of them to the most', (data) => {
  const reels = wayReelsOf(data)
  const counted = reels.symbols.findIndex(({ kind }) => kind === 'scatter' || kind === 'coin')
  const sums = waySums(reels, counted)
  const scattered = countWays(reels, counted).map((ways, count) => ways * reels.pays[counted]![count]!)
  expect(sums.map(({ ways }) => ways)).toEqual(countWays(reels, counted))
  expect(BigInt(sums.reduce((sum, { coins }) => sum + coins, 0))).toBe(
    waysTotal(reels) + BigInt(scattered.reduce((sum, coins) => sum + coins)),
  )
  expect(Math.max(...sums.map(({ most }, count) => most - reels.pays[counted]![count]!))).toBe(mostOfWays(reels))
})

test('the most of a spin is what the best of all combinations pays', () => {
  const data = { ...small, rows: 3, strips: ['ASKAAK', 'WAKKA', 'AWKAK'] }
  const slot = waysSlot({ ...data, free: [], symbols: { ...data.symbols, S: { drawing: 'moon', kind: 'scatter' } } })
  let most = 0
  averageOf((draws) => {
    const { coins } = slot.play(draws, [])
    most = Math.max(most, coins)
    return coins
  })
  expect(mostOfWays(wayReelsOf(data))).toBe(most)
})

test('free spins are told as they come: how many, how many more, how many are left', () => {
  const { play } = waysSlot({ ...small, free: [{ count: 2, spins: 2, multiplier: 3, more: 2, max: 3 }] })
  // Two scatters, then two more, of which only one free spin is left to give, then nothing.
  const { spins, coins } = play(scripted([0, 0, 2, 0, 0, 2, 2, 2, 1, 2, 2, 1]), [])
  expect(spins.map(({ kind, left, multiplier }) => [kind, left, multiplier])).toEqual([
    ['paid', undefined, 1],
    ['free', 2, 3],
    ['free', 1, 3],
    ['free', 0, 3],
  ])
  const triggers = spins.flatMap(({ steps }) => steps.filter(({ kind }) => kind === 'trigger'))
  expect(triggers).toEqual([
    {
      kind: 'trigger',
      feature: 'free',
      cells: [
        [0, 1],
        [1, 1],
        [2, 1],
      ],
      spins: 2,
    },
    {
      kind: 'trigger',
      feature: 'free',
      cells: [
        [0, 1],
        [1, 1],
        [2, 1],
      ],
      spins: 1,
    },
  ])
  expect(coins).toBe(spins.reduce((sum, spin) => sum + spin.coins, 0))
})

test('a limit below what can be won, a wild on the first reel and a choice where there is none are refused', () => {
  expect(() => waysSlot({ ...small, maxWin: 10 })).toThrow('more than its limit')
  expect(() => waysSlot({ ...small, strips: ['WA', 'A', 'A'] })).toThrow('wild on the first reel')
  expect(() => waysSlot({ ...small, strips: ['AX', 'A', 'A'] })).toThrow('no symbol is X')
  expect(() => waysSlot(small).play(new Seeded(1), [0])).toThrow('nothing to choose')
})

test.each(ways)('wins of $code are what walking every combination of rows finds', (data) => {
  const { play, sheet } = waysSlot(data)
  const draws = new Seeded(2)
  const wrong: Spin[] = []
  for (let seen = 0; seen < 20_000;)
    for (const spin of play(draws, []).spins) {
      seen++
      const wins = spin.steps.flatMap((step) => (step.kind === 'wins' ? step.wins : []))
      if (JSON.stringify(wins) !== JSON.stringify([...walkWays(sheet, spin), ...scattersOf(sheet, spin)])) wrong.push(spin)
    }
  expect(wrong).toEqual([])
})

function scattersOf({ symbols }: SlotSheet, { window, multiplier }: Spin): Win[] {
  const symbol = symbols.findIndex(({ kind }) => kind === 'scatter')
  const cells: Cell[] = []
  for (const [reel, column] of window.entries()) for (const [row, seen] of column.entries()) if (seen === symbol) cells.push([reel, row])
  const pay = symbols[symbol]!.pays.find(([count]) => count === cells.length)?.[1]
  return pay === undefined ? [] : [{ symbol, cells, coins: pay * multiplier }]
}
