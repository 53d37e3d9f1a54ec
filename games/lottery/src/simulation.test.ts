import { type Draws, deal } from '@tucano/randomness'
import { approximate, ratio, times } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import { BadPicks, type Picks, type Play, quickPick, shapes } from './index.ts'
import { linesFor } from './testing/lines-for.ts'

/** Draws of each shape; `LOTTERY_DRAWS=100000 vitest run games/lottery/src/simulation.test.ts` for a long run. */
const DRAWS = Number(process.env['LOTTERY_DRAWS'] ?? 120)

/** As many choices as chance will: what comes rarely on one line comes often on many. */
function widePick(play: Play, draws: Draws): Picks {
  const groups = play.pads.map(({ look, choices, digits, min, max }) => {
    if (look !== 'typed') return deal(draws, choices, min + draws.below(max - min + 1))
    const count = Math.min(60, 10 ** digits / 4)
    return [...new Set(Array.from({ length: count }, () => Array.from({ length: digits }, () => draws.below(10)).join('')))]
  })
  try {
    return play.read(play.write(groups))
  } catch (error) {
    if (error instanceof BadPicks) return quickPick(play, draws)
    throw error
  }
}

for (const shape of shapes.values())
  test(`${shape.code}: in draws that are really drawn each prize of each play comes as often as it should, within five deviations`, () => {
    const draws = new Seeded(37)
    const tallies = shape.plays.map((play) => ({ play, prizes: play.prizes.map(() => ({ hits: 0, squares: 0, expected: 0 })) }))
    for (let n = 0; n < DRAWS; n++) {
      const result = shape.draw(draws)
      for (const { play, prizes } of tallies) {
        const picks = widePick(play, draws)
        for (const { prize, times } of play.hits(picks, result)) {
          prizes[prize]!.hits += times
          prizes[prize]!.squares += times * times
        }
        for (const [n, { ways, outcomes, of }] of play.prizes.entries())
          prizes[n]!.expected += approximate(times(ratio(ways, outcomes), ratio(linesFor(play, picks, of))))
      }
    }
    for (const { play, prizes } of tallies)
      for (const [n, { hits, squares, expected }] of prizes.entries()) {
        // Of what nearly never comes, a hit or two say nothing.
        const allowed = 5 * Math.sqrt(squares + expected) + 3
        expect(
          Math.abs(hits - expected),
          `${shape.code} ${play.code} ${play.prizes[n]!.key}: ${hits} and not ${expected}`,
        ).toBeLessThanOrEqual(allowed)
      }
    // Something has come on nearly every play.
    const quiet = tallies.filter(({ prizes }) => prizes.every(({ hits }) => hits === 0)).map(({ play }) => play.code)
    expect(quiet.length, quiet.join()).toBeLessThanOrEqual(shape.plays.length / 5)
  })
