import { createHash } from 'node:crypto'
import { canonical, ratio, times } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import { certificates } from './certificates.ts'
import { Board, type ClusterData, MOST_TUMBLES } from './cluster-board.ts'
import { clusters } from './cluster-games.ts'
import { clusterMaths, clusterSlot } from './cluster.ts'
import { enumerateCluster, sliceOf, wonBy } from './enumerate-cluster.ts'
import { averageOf } from './testing/average.ts'
import { scripted } from './testing/scripted.ts'
import type { Cell, SlotSheet, Spin, Step, Win } from './view.ts'

const WHOLE = process.env['TEST_WHOLE'] === '1'

const small: ClusterData = {
  code: 'small',
  cost: 1,
  coins: { min: 1, max: 1 },
  maxWin: 1000,
  rows: 3,
  symbols: {
    a: { drawing: 'gem', pays: { 3: 2, 4: 5, 6: 20 } },
    b: { drawing: 'star', pays: { 3: 1, 5: 3 } },
    c: { drawing: 'moon', pays: { 4: 1 } },
  },
  strips: ['aabcbcb', 'abbcaac', 'cbaabca'],
  tumbles: [1, 2, 5],
}

/** Everything that hangs together, found the slow way: each place takes the smallest number of its equal neighbours until nothing changes. */
function groupsOf(window: readonly number[][]): Cell[][] {
  const rows = window[0]!.length
  const groups = window.map((symbols, reel) => symbols.map((_, row) => reel * rows + row))
  for (let changed = true; changed;) {
    changed = false
    for (const [reel, symbols] of window.entries())
      for (const [row, symbol] of symbols.entries())
        for (const [across, down] of [
          [0, 1],
          [0, -1],
          [1, 0],
          [-1, 0],
        ] as const) {
          if (window[reel + across]?.[row + down] !== symbol) continue
          const least = groups[reel + across]![row + down]!
          if (least >= groups[reel]![row]!) continue
          groups[reel]![row] = least
          changed = true
        }
  }
  const cells = groups.flatMap((numbers, reel) => numbers.map((number, row): [number, Cell] => [number, [reel, row]]))
  return [...Map.groupBy(cells, ([number]) => number).values()].map((group) => group.map(([, cell]) => cell))
}

function winsOf(window: readonly number[][], { symbols }: SlotSheet, multiplier: number): Win[] {
  return groupsOf(window).flatMap((cells) => {
    const [reel, row] = cells[0]!
    const symbol = window[reel]![row]!
    const pay = symbols[symbol]!.pays.findLast(([count]) => count <= cells.length)?.[1]
    return pay === undefined ? [] : [{ symbol, cells, coins: pay * multiplier }]
  })
}

/** The whole spin again from its stops, on strips that are unrolled far enough upwards. */
function stepsOf(stops: readonly number[], sheet: SlotSheet): Step[] {
  const above = sheet.strips.map((strip, reel) => {
    const unrolled: number[] = []
    for (let n = 0; n < 100; n++)
      unrolled.push(strip[(((stops[reel]! + sheet.rows - 1 - n) % strip.length) + strip.length) % strip.length]!)
    return unrolled
  })
  // What lies on a reel is the first rows of what is left of its strip, from the bottom up.
  const window = (): number[][] => above.map((left) => left.slice(0, sheet.rows).toReversed())
  const multipliers = [...sheet.tumbles!, ...Array.from({ length: MOST_TUMBLES }, () => sheet.tumbles!.at(-1)!)]
  const steps: Step[] = []
  for (let fallen = 0; fallen < MOST_TUMBLES; fallen++) {
    const wins = winsOf(window(), sheet, multipliers[fallen]!)
    if (wins.length === 0) break
    const removed = wins.flatMap(({ cells }) => cells)
    for (const [reel, left] of above.entries()) {
      const gone = removed.filter((cell) => cell[0] === reel).map((cell) => sheet.rows - 1 - cell[1])
      above[reel] = left.filter((_, fromBottom) => !gone.includes(fromBottom))
    }
    const coins = wins.reduce((sum, win) => sum + win.coins, 0)
    steps.push({ kind: 'wins', wins, multiplier: multipliers[fallen]!, coins })
    steps.push({ kind: 'tumble', removed, window: window(), multiplier: multipliers[fallen + 1]! })
  }
  return steps
}

const digest = (data: ClusterData): string =>
  createHash('sha256')
    .update(canonical(clusterMaths(data)))
    .digest('hex')

test('a small game gives back, over everything that can be drawn, what the enumeration says', () => {
  const certificate = enumerateCluster(small, '')
  const slot = clusterSlot(small, certificate)
  let [most, hits, squares, longest] = [0, 0, 0, 0]
  const average = averageOf((draws) => {
    const { coins, spins } = slot.play(draws, [])
    most = Math.max(most, coins)
    hits += Math.sign(coins)
    squares += coins * coins
    longest = Math.max(longest, spins[0]!.steps.length / 2)
    return coins
  })
  expect(average).toEqual(times(slot.returns[0].rtp, ratio(small.cost)))
  const { combinations, coins, maxCoins, tumbles, byFirstStop } = certificate
  expect([combinations, maxCoins, certificate.hits, certificate.squares, tumbles]).toEqual([343, most, hits, String(squares), longest])
  expect(byFirstStop.reduce((sum, slice) => sum + slice, 0)).toBe(Number(coins))
  expect(longest).toBeGreaterThan(2)
})

test('a chain that would never end is ended', () => {
  const endless = { ...small, maxWin: 10_000, strips: ['aaa', 'aaa', 'aaa'] }
  const { spins, coins } = clusterSlot(endless, enumerateCluster(endless, '')).play(scripted([0, 1, 2]), [])
  expect([spins[0]!.steps.length, coins]).toEqual([2 * MOST_TUMBLES, 20 * (1 + 2 + 5 * (MOST_TUMBLES - 2))])
})

test('no certificate, one of another size, a limit below what is won, and a choice where there is none are refused', () => {
  const certificate = enumerateCluster(small, '')
  expect(() => clusterSlot(small)).toThrow('not certified')
  expect(() => clusterSlot({ ...small, strips: ['ab', 'ab', 'ab'] }, certificate)).toThrow('not certified')
  expect(() => clusterSlot({ ...small, maxWin: 1 }, certificate)).toThrow('more than its limit')
  expect(() => clusterSlot(small, certificate).play(new Seeded(1), [0])).toThrow('nothing to choose')
})

test('there is a certificate for every game and for no other', () => {
  expect(Object.keys(certificates).toSorted()).toEqual(clusters.map(({ code }) => code).toSorted())
})

test.each(clusters)('the certificate of $code is of these strips and pays, and its slices are what they come to', (data) => {
  const { maths, coins, maxCoins, tumbles, byFirstStop } = certificates[data.code]!
  expect(maths, 'run npm run certify').toBe(digest(data))
  expect(tumbles).toBeLessThan(MOST_TUMBLES)
  expect(byFirstStop.reduce((sum, slice) => sum + BigInt(slice), 0n)).toBe(BigInt(coins))
  // Going through all that begins with one stop takes a second: `npm test` does it once a game, `npm run test:whole` twice.
  for (const stop of WHOLE ? [0, byFirstStop.length - 1] : [byFirstStop.length - 1]) {
    const slice = sliceOf(data, stop)
    expect(slice.coins).toBe(byFirstStop[stop])
    expect(slice.maxCoins).toBeLessThanOrEqual(maxCoins)
  }
})

/** `npm test` runs a share of them; `npm run test:whole` all. */
const SPINS = WHOLE ? 20_000 : 4000

test.each(clusters)('wins and tumbles of $code are what the slow way finds', (data) => {
  const { play, sheet } = clusterSlot(data)
  const draws = new Seeded(4)
  const wrong: Spin[] = []
  for (let seen = 0; seen < SPINS;) {
    const [spin] = play(draws, []).spins
    const expected = stepsOf(spin!.stops, sheet)
    seen += 1 + expected.length / 2
    if (JSON.stringify(spin!.steps) !== JSON.stringify(expected)) wrong.push(spin!)
  }
  expect(wrong).toEqual([])
})

test.each(clusters)('what the enumeration makes of stops of $code is what is played', (data) => {
  const { play, sheet } = clusterSlot(data)
  const board = new Board(data)
  const draws = new Seeded(5)
  const wrong: number[][] = []
  for (let n = 0; n < SPINS; n++) {
    const stops = sheet.strips.map((strip) => draws.below(strip.length))
    board.show(stops)
    if (wonBy(board, data.tumbles) !== play(scripted(stops), []).coins) wrong.push(stops)
  }
  expect(wrong).toEqual([])
})
