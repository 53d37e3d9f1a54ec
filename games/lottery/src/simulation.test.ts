import { approximate } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import { quickPick, rtpOf, shapes } from './index.ts'

/** Draws of each shape; LOTTERY_DRAWS=1000000 for a long run. */
const DRAWS = Number(process.env['LOTTERY_DRAWS'] ?? 400)
const SERIES = 1960

/** Chances below this come too rarely to be seen. */
const LEAST = 30 / DRAWS

for (const shape of shapes.values())
  test(`${shape.code}: draws that are really drawn give back what each play says, within five deviations`, () => {
    const draws = new Seeded(37)
    const bets = shape.plays.map((play) => ({ play, paid: 0, squares: 0 }))
    for (let n = 0; n < DRAWS; n++) {
      const result = shape.draw(draws)
      for (const bet of bets) {
        const { play } = bet
        const picks = quickPick(play, draws)
        const odds = play.hits(picks, result).reduce((sum, { prize, times }) => {
          const { ways, outcomes, odds } = play.prizes[prize]!
          // What nearly never comes would hide all the rest.
          return Number(ways) / Number(outcomes) < LEAST ? sum : sum + times * approximate(odds(SERIES))
        }, 0)
        const back = odds / play.lines(picks)
        bet.paid += back
        bet.squares += back * back
      }
    }
    for (const { play, paid, squares } of bets) {
      const groups = new Set(play.prizes.map(({ of }) => of))
      const seen = play.prizes.filter(({ ways, outcomes }) => Number(ways) / Number(outcomes) >= LEAST)
      if (seen.length < play.prizes.length && groups.size > 1) continue
      const expected =
        seen.length === play.prizes.length
          ? approximate(rtpOf(play, SERIES))
          : seen.reduce((sum, { ways, outcomes, odds }) => sum + (Number(ways) / Number(outcomes)) * approximate(odds(SERIES)), 0)
      const mean = paid / DRAWS
      const deviation = Math.sqrt(Math.max(0, squares / DRAWS - mean * mean) / DRAWS)
      expect(Math.abs(mean - expected), `${shape.code} ${play.code} ${mean} ${expected}`).toBeLessThanOrEqual(5 * deviation + 1e-9)
    }
  })
