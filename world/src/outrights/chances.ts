import type { CompetitorId } from '../invented/index.ts'

/** A match that is still to be played, or to its end: how likely each end is. The rest is a win of whoever is away. */
export interface Ahead {
  home: CompetitorId
  away: CompetitorId
  homeWins: number
  draw: number
}

/** What somebody has so far: points, and what decides between those who are level. */
export interface SoFar {
  competitor: CompetitorId
  points: number
  difference: number
}

export interface PlaceChances {
  competitor: CompetitorId
  /** By the place, how likely it is to be there or above: the first is that of winning. */
  among: readonly number[]
}

/** So many seasons are played to their end: a chance of a twentieth is known to a twelfth of itself, in a tenth of a second. */
const SEASONS = 3000
const WIN = 3
/** Points come before everything else that decides. */
const POINTS_WEIGH = 100_000

/** Numbers from 0 to 1 that follow from where they begin: the same seasons are played each time, so that a price moves with what has happened and not by chance. */
function sequence(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
  }
}

/** How likely everybody is to be among the first so many of a season, from its table and what is ahead. */
export function placeChances(
  table: readonly SoFar[],
  ahead: readonly Ahead[],
  { places, seed }: { places: number; seed: number },
): PlaceChances[] {
  const at = new Map(table.map(({ competitor }, n) => [competitor, n]))
  const matches = ahead.flatMap(({ home, away, homeWins, draw }) => {
    const [first, second] = [at.get(home), at.get(away)]
    return first === undefined || second === undefined ? [] : [{ first, second, homeWins, draw }]
  })
  const begin = table.map(({ points, difference }) => points * POINTS_WEIGH + difference)
  const counts = table.map(() => new Uint32Array(places))
  const standing = new Float64Array(table.length)
  const next = sequence(seed)
  for (let season = 0; season < SEASONS; season++) {
    // Who is level after all is in an order that changes from season to season.
    for (const n of begin.keys()) standing[n] = begin[n]! + next()
    for (const { first, second, homeWins, draw } of matches) {
      const drawn = next()
      if (drawn < homeWins) {
        standing[first]! += WIN * POINTS_WEIGH + 1
        standing[second]! -= 1
      } else if (drawn < homeWins + draw) {
        standing[first]! += POINTS_WEIGH
        standing[second]! += POINTS_WEIGH
      } else {
        standing[second]! += WIN * POINTS_WEIGH + 1
        standing[first]! -= 1
      }
    }
    for (let place = 0; place < places; place++) {
      let best = 0
      for (let n = 1; n < standing.length; n++) if (standing[n]! > standing[best]!) best = n
      for (let below = place; below < places; below++) counts[best]![below]!++
      standing[best] = -Infinity
    }
  }
  return table.map(({ competitor }, n) => ({ competitor, among: Array.from(counts[n]!, (count) => count / SEASONS) }))
}
