import { type Ratio, approximate, ratio, sumOf, times } from '@tucano/round'
import { expect, test } from 'vitest'
import { type KenoSheet, type PlinkoSheet, arcadeGames } from './index.ts'
import { openings, playRound } from './testing/play-round.ts'

const [crash, , plinko, , hilo, keno] = arcadeGames

const averageOf = (rtps: readonly Ratio[]): Ratio[] => [times(sumOf(rtps), ratio(1, rtps.length))]

function minesAfterThree(mines: number): Ratio {
  const chance = ratio((25 - mines) * (24 - mines) * (23 - mines), 25 * 24 * 23)
  return times(chance, ratio((97n * chance.under) / chance.over, 100))
}

/** What the openings return together as they are played here: one figure, or between which it is. */
const expected: Record<string, readonly Ratio[]> = {
  foguete: crash!.returns.map(({ rtp }) => rtp),
  minas: averageOf([1, 3, 10].map(minesAfterThree)),
  plinko: averageOf((plinko!.sheet as PlinkoSheet).tables.map(({ rtpBp }) => ratio(rtpBp, 10_000))),
  dados: [ratio(97, 100)],
  'maior-ou-menor': hilo!.returns.map(({ rtp }) => rtp),
  keno: averageOf([1, 2, 4].map((picks) => ratio((keno!.sheet as KenoSheet).tables[picks - 1]!.rtpBp, 10_000))),
}

/** `npm test` plays a share of them; `npm run test:whole` all. */
const ROUNDS = process.env['TEST_WHOLE'] === '1' ? 300_000 : 60_000

test.each(arcadeGames)('many rounds of $code pay what the exact return says, with 99.99 % confidence', (game) => {
  const rounds = ROUNDS
  const ways = openings[game.code]!
  let [sum, squares] = [0, 0]
  for (let seed = 0; seed < rounds; seed++) {
    const { stake, payout } = playRound(game, ways[seed % ways.length]!, { seed, elapsedMs: (seed * 37) % 20_000 }).runs.at(-1)!
    const multiple = Number(payout) / Number(stake)
    sum += multiple
    squares += multiple ** 2
  }
  const mean = sum / rounds
  const margin = 3.891 * Math.sqrt((squares / rounds - mean ** 2) / rounds)
  const figures = expected[game.code]!.map(approximate)
  expect(margin).toBeLessThan(0.03 * Math.sqrt(300_000 / rounds))
  expect(mean).toBeGreaterThan(Math.min(...figures) - margin)
  expect(mean).toBeLessThan(Math.max(...figures) + margin)
})
