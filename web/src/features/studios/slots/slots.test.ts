import type { SlotSheet, SlotView, Spin, Step } from '@tucano/slots'
import { expect, test } from 'vitest'
import { Motion } from '#play/stage/motion.ts'
import { Board, fallsOf } from './board.ts'
import { layOut } from './layout.ts'
import { Reel } from './reel.ts'
import { showRound } from './show-round.ts'
import { type SlotShow, nothingShown } from './slot-show.ts'
import type { SlotStage } from './slot-stage.ts'
import { openingWindow } from './opening-window.ts'
import { stopDelays } from './stop-delays.ts'

const strip = [0, 1, 2, 3, 4, 5, 6, 7]
const seen = (reel: Reel): number[] => {
  const symbols: number[] = []
  reel.each((symbol) => symbols.push(symbol))
  return symbols
}

test('a reel turns at once, lands on its symbols and springs back', () => {
  const reel = new Reel(strip, [5, 5, 5])
  expect(seen(reel)).toEqual([5, 5, 5])
  reel.turn(0, { back: true })
  reel.move(16)
  expect(reel.isTurning).toBe(true)
  expect(seen(reel).length).toBeGreaterThan(3)
  reel.move(400)
  expect(reel.speed).toBe(24)
  reel.land([7, 0, 2], 400, 200)
  const landed: number[] = []
  for (let now = 400; now < 2000; now += 7) if (reel.move(now)) landed.push(now)
  expect(landed).toHaveLength(1)
  expect(landed[0]).toBeGreaterThan(600)
  expect(landed[0]).toBeLessThan(760)
  expect(reel.isTurning).toBe(false)
  expect(seen(reel)).toEqual([7, 0, 2])
})

test('what lands comes from above: it is never put in its place before the eyes of the player', () => {
  const reel = new Reel(strip, [5, 5, 5])
  reel.turn(0, { back: false })
  reel.move(300)
  const before = seen(reel)
  reel.land([7, 7, 7], 300, 0)
  expect(seen(reel)).toEqual(before)
})

test('asked to land again, a reel hurries, and never the other way', () => {
  const at = (hurried: boolean): number => {
    const reel = new Reel(strip, [5, 5, 5])
    reel.turn(0, { back: true })
    reel.land([1, 2, 3], 300, 3000)
    if (hurried) reel.land([1, 2, 3], 400, 0)
    reel.land([1, 2, 3], 401, 9000)
    for (let now = 300; ; now += 4) if (reel.move(now)) return now
  }
  expect(at(false)).toBeGreaterThan(3000)
  expect(at(true)).toBeLessThan(700)
})

test('a stage has room for its reels on every screen, and they are where they can be seen', () => {
  const grids = [
    { reels: 3, rows: 3 },
    { reels: 5, rows: 3 },
    { reels: 5, rows: 4 },
    { reels: 7, rows: 7 },
  ]
  const stages = [
    { width: 1440, height: 690 },
    { width: 390, height: 500 },
    { width: 320, height: 380 },
    { width: 596, height: 330 },
    { width: 2560, height: 1200 },
  ]
  for (const stage of stages)
    for (const grid of grids) {
      const { board, border, cell, hero } = layOut(stage, grid)
      expect([board.width, board.height]).toEqual([cell.width * grid.reels, cell.height * grid.rows])
      expect(board.left - border).toBeGreaterThanOrEqual(0)
      expect(board.left + board.width + border).toBeLessThanOrEqual(stage.width)
      expect(board.top - border).toBeGreaterThanOrEqual(0)
      expect(board.top + board.height + border).toBeLessThanOrEqual(stage.height)
      if (hero) expect(hero.top + hero.height).toBeLessThanOrEqual(stage.height)
    }
})

const sheet = (change: Partial<SlotSheet> = {}): SlotSheet => ({
  reels: 3,
  rows: 3,
  cost: 10,
  symbols: strip.map((n) => ({ drawing: 'gem', kind: n === 7 ? 'scatter' : 'normal', pays: [] })),
  strips: [strip, strip, strip],
  ...change,
})

test('reels stop one after the other, and later while the next may bring what is missing', () => {
  const free = [{ count: 3, spins: 10, multiplier: 1, more: 0, max: 10 }]
  const plain = {
    sheet: sheet({ free }),
    window: [
      [0, 1, 2],
      [0, 1, 2],
      [0, 1, 2],
    ],
    turnedMs: 20,
    isQuick: false,
  }
  const delays = (change: Partial<typeof plain> = {}): number[] => stopDelays({ ...plain, ...change }).map(({ delayMs }) => delayMs)
  const [first, second, third] = delays() as [number, number, number]
  expect(first).toBe(400)
  expect([second - first, third - second]).toEqual([140, 140])
  const two = [
    [7, 1, 2],
    [0, 7, 2],
    [0, 1, 2],
  ]
  const hoping = delays({ window: two })
  expect(hoping[1]! - hoping[0]!).toBe(140)
  expect(hoping[2]! - hoping[1]!).toBe(140 + 620)
  expect(stopDelays({ ...plain, window: two }).map(({ isHoping }) => isHoping)).toEqual([false, false, true])
  expect(Math.max(...delays({ window: two, isQuick: true }))).toBeLessThan(200)
  expect(delays({ turnedMs: 5000 })[0]).toBe(0)
})

test('symbols fall by as many places as are empty below them', () => {
  const column = [10, 11, 12, 13].map((symbol) => ({ symbol, y: 0, scale: 1, alpha: 1 }))
  const rows = (isGone: boolean[]): [number, number][] => fallsOf(isGone, column).map(({ look, rows }) => [look.symbol, rows])
  expect(rows([false, false, false, false])).toEqual([])
  // The second and the last go: two come from above, what was first falls by two, what was third by one.
  expect(rows([false, true, false, true])).toEqual([
    [10, 2],
    [11, 2],
    [12, 2],
    [13, 1],
  ])
  expect(rows([true, true, true, true]).map(([, far]) => far)).toEqual([4, 4, 4, 4])
})

/** A stage on which everything ends at once, and says what it was asked for. */
function quickStage(own: SlotSheet) {
  const told: string[] = []
  const motion = new Motion(() => queueMicrotask(() => motion.hurry()))
  const board = new Board({ sheet: own, motion, isFalling: false, isCalm: () => true, onStop: () => undefined, wake: () => undefined })
  const silent = { tick() {}, thud() {}, land() {}, coin() {}, pop() {}, win: (times: number) => told.push(`sound ${times}`), close() {} }
  const stage = {
    board,
    motion,
    sound: silent,
    isCalm: () => true,
    spin: () => told.push('spin'),
    land: (window: number[][]) => (told.push('land'), board.land(window, 0, [])),
    shower: async () => void told.push('shower'),
    turnPlaces: async () => void told.push('turn places'),
  }
  return { stage: stage as unknown as SlotStage, told }
}

const spin = (change: Partial<Spin> = {}): Spin => ({
  kind: 'paid',
  stops: [0, 0, 0],
  window: [
    [0, 1, 2],
    [0, 1, 2],
    [0, 1, 2],
  ],
  multiplier: 1,
  steps: [],
  coins: 0,
  ...change,
})
const wins = (coins: number): Step => ({ kind: 'wins', wins: [{ symbol: 0, cells: [[0, 0]], line: 0, coins }], multiplier: 1, coins })

async function show(view: SlotView, { from = 0, payout }: { from?: number; payout: bigint | undefined }) {
  const { stage, told } = quickStage(sheet())
  let now: SlotShow = nothingShown
  const banners: string[] = []
  await showRound({
    stage,
    view,
    from,
    isTurning: from === 0,
    stake: 100n,
    payout,
    isTurbo: () => false,
    set: (change) => {
      now = { ...now, ...change }
      if (change.banner) banners.push(change.banner.kind)
    },
    beganMs: 0,
  })
  return { now, banners, told }
}

test('a win of no more than the stake is a plain figure: no sound, no banner', async () => {
  const { now, told, banners } = await show({ spins: [spin({ steps: [wins(10)], coins: 10 })], coins: 10, capped: false }, { payout: 100n })
  expect(now).toMatchObject({
    won: 100n,
    isWin: false,
    window: [
      [0, 1, 2],
      [0, 1, 2],
      [0, 1, 2],
    ],
  })
  expect(told).toEqual(['land'])
  expect(banners).toEqual([])
})

test('from ten times the stake on, a win is counted in the middle of the screen, and only then', async () => {
  const round = (coins: number): SlotView => ({ spins: [spin({ steps: [wins(coins)], coins })], coins, capped: false })
  expect((await show(round(99), { payout: 990n })).banners).toEqual([])
  const big = await show(round(100), { payout: 1000n })
  expect(big.banners).toEqual(['big'])
  expect(big.told).toContain('shower')
  expect(big.now).toMatchObject({ won: 1000n, isWin: true, banner: undefined })
})

test('a round that waits shows what is known and goes on from there', async () => {
  const choice: Step = { kind: 'trigger', feature: 'choice', cells: [[0, 0]], spins: 0 }
  const first = spin({ steps: [wins(5), choice], coins: 5 })
  const waiting = await show({ spins: [first], coins: 5, capped: false, choose: [{ spins: 2, multiplier: 3 }] }, { payout: undefined })
  expect(waiting.now).toMatchObject({ won: 50n, window: undefined })
  const free = spin({ kind: 'free', multiplier: 3, left: 0, steps: [wins(30)], coins: 30 })
  const later = await show({ spins: [first, free], coins: 35, capped: false }, { from: 1, payout: 350n })
  expect(later.told.filter((what) => !what.startsWith('sound'))).toEqual(['spin', 'land'])
  expect(later.now).toMatchObject({ won: 350n, isWin: true, free: undefined })
  expect(later.banners).toEqual(['freeTotal'])
})

test('coins that stay are added up, and a limit that was reached is not exceeded', async () => {
  const landed = (coins: number): Step => ({ kind: 'hold', landed: [{ cell: [0, 0], coins }], respins: 3 })
  const begin = spin({ steps: [{ kind: 'trigger', feature: 'hold', cells: [[0, 0]], spins: 3 }, landed(20)] })
  const end = spin({ kind: 'respin', steps: [landed(30), { kind: 'collect', coins: 50, full: false }], coins: 50 })
  const { now, banners, told } = await show({ spins: [begin, end], coins: 50, capped: false }, { payout: 500n })
  expect(now.won).toBe(500n)
  expect(banners).toEqual(['hold', 'holdTotal'])
  expect(told).toContain('turn places')
  const capped = await show({ spins: [spin({ steps: [wins(90)], coins: 90 })], coins: 40, capped: true }, { payout: 400n })
  expect(capped.now.won).toBe(400n)
})

test('the reels open on symbols of their own strips, one after the other, and not always on the same', () => {
  const strips = [strip, [7, 7, 1, 2, 3], [0, 5]]
  const drawn = Array.from({ length: 60 }, () => openingWindow({ strips, rows: 3 }))
  for (const window of drawn)
    for (const [reel, symbols] of window.entries()) {
      const around = [...strips[reel]!, ...strips[reel]!, ...strips[reel]!].join(',')
      expect(symbols).toHaveLength(3)
      expect(around).toContain(symbols.join(','))
    }
  // The same sixty times is less likely than anything that can be told.
  expect(new Set(drawn.map((window) => JSON.stringify(window))).size).toBeGreaterThan(1)
})
