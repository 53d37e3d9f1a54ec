import { type MarkTheme, drawMark } from '@tucano/art'
import { approximate, basisPoints, canonical } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { describe, expect, test } from 'vitest'
import { lineGames } from './classic-lines-games.ts'
import { slotGame } from './slot-game.ts'
import type { SlotView, Spin } from './view.ts'
import { wayGames, waySlots } from './ways-cluster-hold-games.ts'

/** `npm test` runs a share of them; `npm run test:whole` all. */
const ROUNDS = process.env['TEST_WHOLE'] === '1' ? 200_000 : 20_000
/** Of 10,000 right games, 9,999 come so near. */
const DEVIATIONS = 3.89
const CARDS = ['A', 'K', 'Q', 'J', '10', '9']
const INK = { ground: '#000000', main: '#000000', spark: '#000000' }
/** How many of the rounds pay, and how rarely they lead to something. */
const HABITS: Record<string, { hits: [number, number]; features: [number, number] }> = {
  ways: { hits: [0.25, 0.35], features: [100, 200] },
  cluster: { hits: [0.2, 0.35], features: [Infinity, Infinity] },
  hold: { hits: [0.25, 0.35], features: [100, 200] },
}

const within = (number: number, [least, most]: [number, number]): boolean => number >= least && number <= most

test('every game gives back 92 to 98 percent, and none as much as another slot', () => {
  const rtps = wayGames.map(({ returns }) => basisPoints(returns[0].rtp))
  for (const rtp of rtps) expect(within(rtp, [9200, 9800])).toBe(true)
  const others = lineGames.map(({ returns }) => basisPoints(returns[0].rtp))
  expect(new Set([...rtps, ...others]).size).toBe(wayGames.length + lineGames.length)
  expect(new Set(wayGames.map(({ maths }) => canonical(maths))).size).toBe(wayGames.length)
})

test('the jackpot adds its share to the games that have it, and to no other', () => {
  const pooled = wayGames.filter(({ jackpotBp }) => jackpotBp !== undefined)
  expect(pooled.map(({ code }) => code)).toEqual(['mina-de-ouro', 'taca-dourada'])
  for (const { returns, jackpotBp } of pooled) {
    expect(returns.map(({ way }) => way)).toEqual(['best', 'withoutJackpot'])
    expect(basisPoints(returns[0].rtp) - basisPoints(returns[1]!.rtp)).toBe(jackpotBp)
  }
})

test('stakes begin at one to seventy-five minor units and end at five hundred to a thousand in whole money; limits are credible', () => {
  expect(new Set(wayGames.map(({ stakes }) => stakes.min))).toEqual(new Set([1, 5, 10, 20, 25, 50, 75]))
  for (const { stakes, maxWin } of wayGames) {
    expect([stakes.min % stakes.unit, stakes.max % stakes.unit]).toEqual([0, 0])
    expect(within(stakes.max, [50_000, 100_000])).toBe(true)
    expect(within(maxWin, [500, 10_000])).toBe(true)
  }
})

/** What the steps of a spin come to. */
const told = ({ steps }: Spin): number =>
  steps.reduce((sum, step) => sum + (step.kind === 'wins' || step.kind === 'collect' ? step.coins : 0), 0)

const addsUp = ({ spins, coins, capped }: SlotView): boolean =>
  !capped &&
  coins === spins.reduce((sum, spin) => sum + spin.coins, 0) &&
  spins.every((spin) => told(spin) === spin.coins) &&
  spins.every(({ steps }) =>
    steps.every((step) => step.kind !== 'wins' || step.coins === step.wins.reduce((sum, { coins }) => sum + coins, 0)),
  )

describe.each(waySlots)('$code', (slot) => {
  const { engine, sheet, maxWin } = slot
  const figures = slot.figures()

  test('pays as often as its kind does, and promises no more than it can pay', () => {
    expect(within(figures.hitRate, HABITS[engine]!.hits)).toBe(true)
    expect(within(1 / figures.featureRate, HABITS[engine]!.features)).toBe(true)
    expect(within(figures.maximum / sheet.cost, [maxWin * 0.9, maxWin])).toBe(true)
  })

  test('comes back in many rounds as computed; every round adds up, keeps the limit and can be repeated', () => {
    const { stakes, returns, run, readMove } = slotGame(slot)
    const moves = [readMove({ stake: String(stakes.min) }, true)]
    const [draws, again] = [new Seeded(7), new Seeded(7)]
    let [sum, wrong] = [0, 0]
    for (let round = 0; round < ROUNDS; round++) {
      const { payout, view } = run(moves, draws, {})
      sum += Number(payout) / stakes.min
      if (Number(payout) > maxWin * stakes.min || !addsUp(view)) wrong++
      if (round < 2000 && JSON.stringify(run(moves, again, {}).view) !== JSON.stringify(view)) wrong++
    }
    const z = (sum / ROUNDS - approximate(returns.at(-1)!.rtp)) / (figures.deviation / Math.sqrt(ROUNDS))
    expect(wrong).toBe(0)
    expect(Math.abs(z)).toBeLessThan(DEVIATIONS)
  })

  test('has symbols that can be drawn, and each pays more the more there are', () => {
    for (const { drawing, kind, pays } of sheet.symbols) {
      if (!CARDS.includes(drawing)) expect(drawMark({ ...INK, hero: drawing as MarkTheme['hero'] })).toContain('<path')
      expect(pays.every(([, coins], n) => Number.isInteger(coins) && coins > (pays[n - 1]?.[1] ?? 0))).toBe(true)
      expect(pays.length > 0).toBe(kind === 'normal' || kind === 'scatter')
    }
  })
})
