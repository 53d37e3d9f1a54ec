import { type MarkTheme, drawMark } from '@tucano/art'
import { type Ratio, approximate, canonical, ratio } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { simulate } from '@tucano/round/testing/simulate'
import { describe, expect, test } from 'vitest'
import { lineGames, lineSlots } from './classic-lines-games.ts'
import { figuresOf } from './line-figures.ts'
import { coinsOf, stopsOf } from './line-returns.ts'
import type { LineSlot } from './line-slot.ts'
import { slotGame } from './slot-game.ts'

const CARDS = ['A', 'K', 'Q', 'J', '10', '9']
const INK = { ground: '#000000', main: '#000000', spark: '#000000' }
/** How often paid spins pay, and how rarely they lead to free spins. */
const HABITS: Record<string, { hits: [number, number]; features: [number, number] }> = {
  classic: { hits: [0.1, 0.2], features: [Infinity, Infinity] },
  lines: { hits: [0.2, 0.33], features: [100, 250] },
  expanding: { hits: [0.2, 0.33], features: [120, 200] },
}
const percent = (rtp: Ratio): number => approximate(rtp) * 100
const within = (number: number, [least, most]: [number, number]): boolean => number >= least && number <= most

test('no two games give back the same, and what decides them is whole numbers', () => {
  const different = (told: string[]): number => new Set(told).size
  expect(different(lineGames.map(({ code }) => code))).toBe(lineSlots.length)
  expect(different(lineGames.map(({ returns }) => percent(returns[0].rtp).toFixed(2)))).toBe(lineSlots.length)
  expect(different(lineGames.map(({ maths }) => canonical(maths)))).toBe(lineSlots.length)
})

test('stakes begin at one, five, ten, twenty and fifty, and end at five hundred to a thousand in whole money', () => {
  const stakes = lineGames.map((game) => game.stakes)
  expect(new Set(stakes.map(({ min }) => min))).toEqual(new Set([1, 5, 10, 20, 50]))
  for (const { unit, min, max } of stakes) {
    expect([min % unit, max % unit]).toEqual([0, 0])
    expect(within(max, [50_000, 100_000])).toBe(true)
  }
})

describe.each(lineSlots.map((slot): [string, LineSlot] => [slot.code, slot]))('%s', (_, slot) => {
  const { engine, model, sheet, returns, maxWin, jackpotBp = 0 } = slot
  const { rules, paid, free, choices } = model
  const figures = figuresOf(model)

  test('gives back 92 to 98 percent, whatever is chosen', () => {
    for (const { rtp } of returns) expect(within(percent(rtp), [92, 98])).toBe(true)
    const [best, ...others] = returns
    const ways = jackpotBp > 0 ? ['withoutJackpot'] : choices.length > 1 ? choices.map((_, n) => `choose:${n}`) : []
    expect([best.way, ...others.map(({ way }) => way)]).toEqual(['best', ...ways])
    const spread = others.map(({ rtp }) => percent(best.rtp) - jackpotBp / 100 - percent(rtp))
    expect(spread.every((less) => within(less, [-1e-9, 0.3]))).toBe(true)
  })

  test('pays on average, at all stops one by one, what the closed form says', () => {
    for (const [reels, sums] of [
      [paid, figures.paid],
      [free, figures.free],
    ] as const) {
      expect(sums.reduce((all, { ways }) => all + ways, 0)).toBe(stopsOf(reels))
      const coins = sums.reduce((all, { coins }) => all + coins, 0)
      expect(ratio(coins, stopsOf(reels))).toEqual(coinsOf(reels, rules))
    }
  })

  test('pays as often as its kind does, and bolder choices swing more', () => {
    const { hits, features } = HABITS[engine]!
    expect(within(figures.hitRate, hits)).toBe(true)
    expect(within(1 / figures.featureRate, features)).toBe(true)
    const { deviations } = figures
    expect(deviations.every((deviation, n) => n === 0 || deviation > deviations[n - 1]! * 1.02)).toBe(true)
  })

  test('can never win as much as the limit would cut off, and not much less than it promises', () => {
    expect(within(maxWin, [500, 10_000])).toBe(true)
    expect(within(figures.maximum / sheet.cost, [maxWin * 0.9, maxWin])).toBe(true)
  })

  test('has strips, lines and free spins as they should be', () => {
    for (const { strips } of [paid, free]) {
      expect(strips).toHaveLength(sheet.reels)
      expect(strips.every(({ length }) => within(length, [20, 64]))).toBe(true)
    }
    expect(new Set(sheet.lines!.map(String)).size).toBe(sheet.lines!.length)
    expect(sheet.lines!.every((line) => line.length === sheet.reels && line.every((row) => within(row, [0, sheet.rows - 1])))).toBe(true)
    expect((sheet.free ?? []).every(({ spins, more, max }) => spins <= max && more > 0)).toBe(true)
    expect(sheet.choice?.length ?? 1).toBe(choices.length)
  })

  test('has symbols that can be drawn, and each pays more the more there are, up to as many as there can be', () => {
    const scatters = Math.max(figures.paid.length, figures.free.length) - 1
    for (const { drawing, kind, pays } of sheet.symbols) {
      if (!CARDS.includes(drawing)) expect(drawMark({ ...INK, hero: drawing as MarkTheme['hero'] })).toContain('<path')
      expect(pays.every(([, coins], n) => Number.isInteger(coins) && coins > (pays[n - 1]?.[1] ?? 0))).toBe(true)
      if (kind === 'wild' && pays.length === 0) continue
      const most = kind === 'scatter' ? scatters : sheet.reels
      expect(pays.map(([count]) => count)).toEqual(pays.map((_, n) => most - pays.length + 1 + n))
    }
  })

  test('comes back in many simulated rounds as computed, for each choice', () => {
    const game = slotGame(slot)
    // `npm run test:whole` plays all of them, `npm test` a tenth.
    const rounds = process.env['TEST_WHOLE'] === '1' ? 200_000 : 20_000
    for (const [choice, deviation] of figures.deviations.entries()) {
      const paidOut = simulate(game, () => ({ choose: choice }), rounds, new Seeded(choice + 1))
      const { rtp } = returns.find(({ way }) => way === `choose:${choice}` || way === 'withoutJackpot') ?? returns[0]
      const z = (Number(paidOut) / (rounds * game.stakes.min) - approximate(rtp)) / (deviation / Math.sqrt(rounds))
      expect(Math.abs(z)).toBeLessThan(3.89)
    }
  })
})
