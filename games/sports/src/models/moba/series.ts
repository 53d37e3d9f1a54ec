import type { Score } from '../winners.ts'
import { type BestOf, isDecided } from './state.ts'

/** Scores in maps, with their chances. */
export interface SeriesScore extends Score {
  chance: number
}

interface Series {
  /** How the match can end. */
  ends: SeriesScore[]
  /** How likely each map is played, from the first on. */
  played: number[]
}

/** How a match goes on from a score in maps, where the next map and those after it are won so often by the home side. */
export function seriesAhead(bestOf: BestOf, score: Score, [next, later]: readonly [next: number, later: number]): Series {
  const done = score.home + score.away
  const played = Array.from({ length: done }, () => 1)
  const ends: SeriesScore[] = []
  let open: SeriesScore[] = isDecided(bestOf, score) ? [] : [{ ...score, chance: 1 }]
  if (open.length === 0) ends.push({ ...score, chance: 1 })
  for (let map = done; map < bestOf; map++) {
    const home = map === done ? next : later
    // A map that every way leads to is played for sure, whatever is lost in adding chances up.
    played.push(ends.length === 0 ? 1 : open.reduce((sum, { chance }) => sum + chance, 0))
    const after = new Map<number, SeriesScore>()
    for (const one of open)
      for (const [won, chance] of [
        ['home', home],
        ['away', 1 - home],
      ] as const) {
        const reached = { ...one, [won]: one[won] + 1, chance: one.chance * chance }
        const met = after.get(reached.home)
        after.set(reached.home, met ? { ...met, chance: met.chance + reached.chance } : reached)
      }
    ends.push(...[...after.values()].filter((one) => isDecided(bestOf, one)))
    open = [...after.values()].filter((one) => !isDecided(bestOf, one))
  }
  return { ends, played }
}
