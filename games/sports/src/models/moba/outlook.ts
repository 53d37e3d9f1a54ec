import type { Part } from '../model.ts'
import { MapChain } from './chain.ts'
import { type MapPart, type OfMapCell, homeWins, mapAhead, mapBehind, mapPerhaps } from './map-outlook.ts'
import type { MobaRules } from './rules.ts'
import { seriesAhead } from './series.ts'
import { type BestOf, type MobaState, type MobaStrengths, isOver, mapsWon, newMap } from './state.ts'

/** How many maps each side wins. */
export interface SeriesCell {
  part: 'series'
  bestOf: BestOf
  home: number
  away: number
}

export type MobaCell = SeriesCell | OfMapCell

/** All parts hang on the same minutes. */
const CHANCE = 'match'

interface Known {
  chain: MapChain
  /** A map that has not begun. */
  fresh: MapPart[]
}

/** What hangs on the strengths alone. */
const known = new WeakMap<MobaStrengths, Known>()

function knownOf(rules: MobaRules, strengths: MobaStrengths): Known {
  const found = known.get(strengths)
  if (found) return found
  const chain = new MapChain(rules, strengths)
  const made = { chain, fresh: mapAhead(chain, newMap(rules)) }
  known.set(strengths, made)
  return made
}

const resultOf = (parts: readonly MapPart[]): MapPart => {
  const found = parts.find(({ part }) => part === 'map')
  if (!found) throw new RangeError('a map ends in some way')
  return found
}

export function mobaOutlook(rules: MobaRules, state: MobaState, strengths: MobaStrengths): Part<MobaCell>[] {
  const { chain, fresh } = knownOf(rules, strengths)
  const { bestOf, maps } = state
  const present = maps.at(-1)!
  const isFresh = present.minute === 0 && present.stage === 0
  const ahead = present.winner ? undefined : isFresh ? fresh : mapAhead(chain, present)
  const later = homeWins(resultOf(fresh))
  const { ends, played } = seriesAhead(bestOf, mapsWon(state), [ahead ? homeWins(resultOf(ahead)) : later, later])
  const ofMap = (n: number): MapPart[] => {
    const map = maps[n]
    if (map?.winner) return mapBehind(rules, map)
    if (map && ahead) return ahead
    const chance = isOver(state) ? 0 : played[n]!
    // The next map for sure has all its markets; any other one only its winner.
    if (chance === 1) return n === maps.length ? fresh : [resultOf(fresh)]
    return [mapPerhaps(resultOf(fresh), chance)]
  }
  return [
    {
      part: 'series',
      chance: CHANCE,
      cells: ends.map(({ home, away }) => ({ part: 'series', bestOf, home, away })),
      chances: Float64Array.from(ends, ({ chance }) => chance),
    },
    ...Array.from({ length: bestOf }, (_, n) =>
      ofMap(n).map(({ part, place, cells, chances }) => ({ part, place: { mapnr: String(n + 1), ...place }, chance: CHANCE, cells, chances })),
    ).flat(),
  ]
}
