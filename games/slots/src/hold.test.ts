import { approximate, ratio, times } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import { type HoldData, holdSlot } from './hold.ts'
import { averageOf } from './testing/average.ts'
import { scripted } from './testing/scripted.ts'
import { walkWays } from './testing/walk-ways.ts'
import type { Spin, Step } from './view.ts'
import { holds } from './ways-cluster-hold-games.ts'

/** Four places, so that everything that can be drawn can be played. */
const small: HoldData = {
  code: 'small',
  cost: 3,
  coins: { min: 1, max: 1 },
  maxWin: 1000,
  rows: 2,
  symbols: {
    W: { drawing: 'star', kind: 'wild' },
    C: { drawing: 'coin', kind: 'coin' },
    A: { drawing: 'A', pays: { 2: 2 } },
    K: { drawing: 'K', pays: { 2: 1 } },
  },
  strips: ['ACK', 'CCAWK'],
  hold: {
    count: 2,
    respins: 2,
    chance: { over: 1, under: 2 },
    values: [
      [1, 1],
      [5, 1],
    ],
    full: 50,
  },
}

test.each([
  ['as it is', small],
  ['rarely a coin', { ...small, strips: ['CCK', 'AWCK'], hold: { ...small.hold, respins: 1, chance: { over: 1, under: 4 } } }],
  ['from three coins on', { ...small, hold: { ...small.hold, count: 3, respins: 3 } }],
  ['with every place taken at once', { ...small, strips: ['CCA', 'CCK'] }],
])('a small game gives back, over everything that can be drawn, what the chain says: %s', (_, data: HoldData) => {
  const slot = holdSlot(data)
  const mean = averageOf((draws) => slot.play(draws, []).coins)
  expect(mean).toEqual(times(slot.returns[0].rtp, ratio(data.cost)))
  const square = averageOf((draws) => slot.play(draws, []).coins ** 2)
  expect((slot.figures().deviation * data.cost) ** 2).toBeCloseTo(approximate(square) - approximate(mean) ** 2, 6)
  expect(slot.figures().hitRate).toBeCloseTo(approximate(averageOf((draws) => Math.sign(slot.play(draws, []).coins))), 9)
})

test('respins are told as they come: what landed, what it is worth, what is left, what is collected', () => {
  const { play } = holdSlot(small)
  // A coin on each reel worth 1 and 5; nothing; one worth 5; nothing twice.
  const { spins, coins } = play(scripted([0, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1]), [])
  const hold = (landed: { cell: [number, number]; coins: number }[], respins: number): Step => ({ kind: 'hold', landed, respins })
  expect(spins.map(({ kind, window, steps }) => ({ kind, window, steps }))).toEqual([
    {
      kind: 'paid',
      window: [
        [2, 1],
        [1, 2],
      ],
      steps: [
        {
          kind: 'wins',
          wins: [
            {
              symbol: 2,
              cells: [
                [0, 0],
                [1, 1],
              ],
              ways: 1,
              coins: 2,
            },
          ],
          multiplier: 1,
          coins: 2,
        },
        {
          kind: 'trigger',
          feature: 'hold',
          cells: [
            [0, 1],
            [1, 0],
          ],
          spins: 2,
        },
        hold(
          [
            { cell: [0, 1], coins: 1 },
            { cell: [1, 0], coins: 5 },
          ],
          2,
        ),
      ],
    },
    {
      kind: 'respin',
      window: [
        [2, 1],
        [1, 2],
      ],
      steps: [hold([], 1)],
    },
    {
      kind: 'respin',
      window: [
        [2, 1],
        [1, 1],
      ],
      steps: [hold([{ cell: [1, 1], coins: 5 }], 2)],
    },
    {
      kind: 'respin',
      window: [
        [2, 1],
        [1, 1],
      ],
      steps: [hold([], 1)],
    },
    {
      kind: 'respin',
      window: [
        [2, 1],
        [1, 1],
      ],
      steps: [hold([], 0), { kind: 'collect', coins: 11, full: false }],
    },
  ])
  expect([coins, spins.map((spin) => spin.coins)]).toEqual([13, [2, 0, 0, 0, 11]])
})

test('a grid full of coins ends the respins and pays on top', () => {
  const { spins, coins } = holdSlot(small).play(scripted([0, 1, 0, 0, 0, 1, 0, 0]), [])
  expect(spins.at(-1)!.steps).toEqual([
    {
      kind: 'hold',
      landed: [
        { cell: [0, 0], coins: 5 },
        { cell: [1, 1], coins: 1 },
      ],
      respins: 2,
    },
    { kind: 'collect', coins: 58, full: true },
  ])
  expect([spins.length, coins]).toEqual([2, 60])
})

test('a limit below what can be won and a choice where there is none are refused', () => {
  expect(() => holdSlot({ ...small, maxWin: 20 })).toThrow('more than its limit')
  expect(() => holdSlot(small).play(new Seeded(1), [0])).toThrow('nothing to choose')
})

test('the jackpot is its share more, and the game says so', () => {
  const [plain, pooled] = [holdSlot(small), holdSlot({ ...small, jackpotBp: 100 })]
  expect(pooled.returns.map(({ way }) => way)).toEqual(['best', 'withoutJackpot'])
  expect(pooled.returns[1]!.rtp).toEqual(plain.returns[0].rtp)
  expect(pooled.sheet.jackpotBp).toBe(100)
})

test.each(holds)('the feature of $code keeps its rules, whatever is drawn', (data) => {
  const { play, sheet } = holdSlot(data)
  const draws = new Seeded(3)
  const { count, respins, values, full } = sheet.hold!
  for (let features = 0; features < 100;) {
    const { spins } = play(draws, [])
    const coins = spins[0]!.window.flat().filter((symbol) => sheet.symbols[symbol]!.kind === 'coin').length
    if (coins < count && spins.length === 1) continue
    expect(coins).toBeGreaterThanOrEqual(count)
    features++
    const held = new Map<string, number>()
    let left = respins
    for (const { window, steps } of spins) {
      const step = steps.find(({ kind }) => kind === 'hold') as Extract<Step, { kind: 'hold' }>
      left = step.landed.length > 0 ? respins : left - 1
      expect(step.respins).toBe(left)
      for (const { cell, coins } of step.landed) {
        expect(held.has(String(cell))).toBe(false)
        expect(values.some(([value]) => value === coins)).toBe(true)
        held.set(String(cell), coins)
      }
      const shown = window.flatMap((symbols, reel) =>
        symbols.flatMap((symbol, row) => (sheet.symbols[symbol]!.kind === 'coin' ? [`${reel},${row}`] : [])),
      )
      expect(shown).toEqual([...held.keys()].toSorted())
    }
    const worth = [...held.values()].reduce((sum, coins) => sum + coins, 0)
    const whole = held.size === sheet.reels * sheet.rows
    expect(spins.at(-1)!.steps.at(-1)).toEqual({ kind: 'collect', coins: worth + (whole ? full : 0), full: whole })
    expect(left === 0 || whole).toBe(true)
  }
})

test.each(holds)('wins of $code are what walking every combination of rows finds', (data) => {
  const { play, sheet } = holdSlot(data)
  const draws = new Seeded(2)
  const wrong: Spin[] = []
  for (let seen = 0; seen < 20_000; seen++) {
    const [paid] = play(draws, []).spins
    const wins = paid!.steps.flatMap((step) => (step.kind === 'wins' ? step.wins : []))
    if (JSON.stringify(wins) !== JSON.stringify(walkWays(sheet, paid!))) wrong.push(paid!)
  }
  expect(wrong).toEqual([])
})
