import { basisPoints } from '@tucano/round'
import { createHash } from 'node:crypto'
import { Stream } from '@tucano/randomness'
import { expect, test } from 'vitest'
import { andarBahar, baccarat, baccaratWithoutCommission, dragonTiger, roulette, sicBo, wheel } from './index.ts'
import type { LiveGame } from './live-game.ts'
import { payoutOf, returnOf } from './spot.ts'

const games = [baccarat, baccaratWithoutCommission, dragonTiger, roulette, sicBo, andarBahar, wheel] as unknown as LiveGame[]

/** In hundredths of a percent, rounded half up. */
const returns = (game: unknown): Record<string, number> =>
  Object.fromEntries((game as LiveGame).spots.map((spot) => [spot.code, basisPoints(returnOf(spot))]))

test('baccarat gives back what the reference says, to the hundredth of a percent', () => {
  expect(returns(baccarat)).toEqual({
    player: 9876,
    banker: 9894,
    tie: 9516,
    'banker-six': 9695,
    'four-cards': 9472,
    'more-cards': 9565,
    'player-bonus': 9735,
    'banker-bonus': 9063,
    'player-pair': 9711,
    'banker-pair': 9711,
    'either-pair': 9348,
    'perfect-pair': 9527,
  })
  expect(returns(baccaratWithoutCommission)['banker']).toBe(9854)
})

test('dragon and tiger give back what the reference says', () => {
  const { dragon, tiger, tie, 'suited-tie': suited, 'dragon-big': big, 'tiger-small': small } = returns(dragonTiger)
  expect([dragon, tiger, tie, suited, big, small]).toEqual([9627, 9627, 9711, 9277, 9231, 9231])
})

test('three dice give back what the reference says', () => {
  const told = returns(sicBo)
  for (const code of ['small', 'big', 'odd', 'even']) expect(told[code]).toBe(9722)
  for (const [code, bp] of [
    ['number-1', 9630],
    ['double-6', 9630],
    ['pair-2-5', 9722],
    ['any-triple', 9444],
    ['triple-3', 9583],
    ['total-4', 9444],
    ['total-17', 9444],
    ['total-5', 9444],
    ['total-15', 9259],
    ['total-7', 9722],
    ['total-13', 9722],
    ['total-9', 9259],
    ['total-11', 9375],
  ] as const)
    expect([code, told[code]]).toEqual([code, bp])
  expect(sicBo.spots).toHaveLength(4 + 6 + 6 + 15 + 1 + 6 + 14)
})

test('Andar and Bahar, and how many cards it takes, give back what the reference says', () => {
  expect(Object.values(returns(andarBahar))).toEqual([9785, 9700, 9487, 9767, 9297, 9810, 9148, 9244, 9484, 9508])
})

test('the wheel gives back what the reference says', () => {
  expect(returns(wheel)).toEqual({ 1: 9534, 2: 9551, 5: 9124, 10: 9658, 20: 9274, 40: 9081 })
})

test('every place of the roulette gives back 36 of 37', () => {
  expect(new Set(Object.values(returns(roulette)))).toEqual(new Set([9730]))
})

test('no place has more ways than there are, and no code twice', () => {
  for (const { kind, spots } of games) {
    expect(new Set(spots.map(({ code }) => code)).size, kind).toBe(spots.length)
    for (const { code, chances, allWays } of spots) {
      expect(code).toMatch(/^[\w-]{1,40}$/)
      expect(
        chances.reduce((sum, { ways }) => sum + ways, 0n),
        `${kind} ${code}`,
      ).toBeLessThanOrEqual(allWays)
    }
  }
})

const streamOf = (seed: string): Stream => new Stream((cursor) => createHash('sha256').update(`${seed} ${cursor}`).digest())
const ROUNDS = 5000

test.each(games.map((game) => [game.kind, game] as const))(
  '%s: in rounds that are drawn each place pays as often as it should',
  (kind, game) => {
    const draws = streamOf(kind)
    const came = new Map<string, number>()
    for (let n = 0; n < ROUNDS; n++) {
      const result = game.draw(draws)
      for (const spot of game.spots) {
        const { code } = spot
        const back = spot.comesTo(result)
        if (back.over > 0n) came.set(`${code} ${back.over}/${back.under}`, (came.get(`${code} ${back.over}/${back.under}`) ?? 0) + 1)
      }
    }
    for (const { code, chances, allWays } of game.spots) {
      const ways = Map.groupBy(chances, ({ comesTo }) => `${code} ${comesTo.over}/${comesTo.under}`)
      for (const [key, same] of ways) {
        const chance = Number((same.reduce((sum, each) => sum + each.ways, 0n) * 10n ** 15n) / allWays) / 1e15
        const expected = ROUNDS * chance
        // Five deviations and one, as what is rare comes in whole numbers. The stream is fixed.
        expect(Math.abs((came.get(key) ?? 0) - expected), key).toBeLessThanOrEqual(5 * Math.sqrt(expected * (1 - chance)) + 1)
      }
      // Nothing pays but what was counted.
      for (const key of came.keys()) if (key.startsWith(`${code} `)) expect(ways.has(key), key).toBe(true)
    }
  },
)

test('parts of a cent stay with the house', () => {
  const banker = baccarat.spots.find(({ code }) => code === 'banker')!
  const won = banker.chances.find(({ comesTo }) => comesTo.over > comesTo.under)!
  expect(payoutOf(100n, won.comesTo)).toBe(195n)
  expect(payoutOf(1n, won.comesTo)).toBe(1n)
})
