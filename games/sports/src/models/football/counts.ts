import { type Part, WEIGHTS } from '../model.ts'
import type { CountCell } from './cells.ts'
import { MINUTES } from './rules.ts'
import type { FootballState, Stage } from './state.ts'
import type { FootballStrengths, Sides } from './strengths.ts'
import { countWeights, hasOwnDraws } from './transitions.ts'

const BEFORE: Record<CountCell['of'], readonly Stage[]> = {
  corners: ['kick-off', 'added', 'score', 'scorer', 'corners'],
  cards: ['kick-off', 'added', 'score', 'scorer', 'corners', 'cards'],
}

/** Minutes whose corners or cards are not drawn yet. */
function minutesLeft(state: FootballState, of: CountCell['of']): number {
  const isDrawn = !hasOwnDraws(state) || !BEFORE[of].includes(state.stage)
  return MINUTES - state.minute - (isDrawn ? 1 : 0)
}

/** At most one a minute, of either side: what is counted by side after so many minutes. */
function countsAfter(mean: Sides, { now, minutes, most }: { now: Sides; minutes: number; most: number }): Float64Array {
  const width = most + 1
  const chances = new Float64Array(width * width)
  chances[now.home * width + now.away] = 1
  const { home, away } = countWeights(mean, { home: 0, away: 0 }, most)
  // One more than the most does not come any more.
  const [byHome, byAway] = [home / WEIGHTS, away / WEIGHTS]
  for (let minute = 1; minute <= minutes; minute++)
    for (let h = Math.min(most, now.home + minute); h >= now.home; h--) {
      const homeComes = h < most ? byHome : 0
      for (let a = Math.min(most, now.away + minute); a >= now.away; a--) {
        const at = h * width + a
        let sum = chances[at]! * (1 - homeComes - (a < most ? byAway : 0))
        if (h > now.home) sum += chances[at - width]! * byHome
        if (a > now.away) sum += chances[at - 1]! * byAway
        chances[at] = sum
      }
    }
  return chances
}

export function countPart(
  state: FootballState,
  strengths: FootballStrengths,
  { of, most }: { of: CountCell['of']; most: number },
): Part<CountCell> {
  const after = countsAfter(strengths[of], { now: state[of], minutes: minutesLeft(state, of), most })
  const cells: CountCell[] = []
  const chances: number[] = []
  for (const [at, chance] of after.entries())
    if (chance > 0) {
      cells.push({ of, home: Math.floor(at / (most + 1)), away: at % (most + 1) })
      chances.push(chance)
    }
  return { part: of, cells, chances: Float64Array.from(chances) }
}
