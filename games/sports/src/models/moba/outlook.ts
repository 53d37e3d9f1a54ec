import type { Part } from '../model.ts'
import { MapChain } from './chain.ts'
import { type MapPart, type OfMapCell, homeWins, mapAhead, mapBehind, mapPerhaps, unplayed } from './map-outlook.ts'
import type { MobaRules } from './rules.ts'
import { type SeriesScore, seriesAhead } from './series.ts'
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

/** What hangs on the strengths alone: the chain, and how a map goes that has not begun. */
interface Known {
  chain: MapChain
  fresh: MapPart[]
}

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

/** A place for each map, and what all parts have in common. */
const ofMaps = (maps: readonly MapPart[][]): Part<MobaCell>[] =>
  maps.flatMap((parts, n) =>
    parts.map(({ part, place, cells, chances }) => ({ part, place: { mapnr: String(n + 1), ...place }, chance: CHANCE, cells, chances })),
  )

const seriesPart = (bestOf: BestOf, ends: readonly SeriesScore[]): Part<MobaCell> => ({
  part: 'series',
  chance: CHANCE,
  cells: ends.map(({ home, away }) => ({ part: 'series', bestOf, home, away })),
  chances: Float64Array.from(ends, ({ chance }) => chance),
})

/** Maps that were not needed were not played. */
function outlookBehind(rules: MobaRules, { bestOf, maps }: MobaState): Part<MobaCell>[] {
  const played = maps.map((map) => mapBehind(rules, map))
  const others = Array.from({ length: bestOf - maps.length }, () => [unplayed()])
  return [seriesPart(bestOf, [{ ...mapsWon({ maps }), chance: 1 }]), ...ofMaps([...played, ...others])]
}

export function mobaOutlook(rules: MobaRules, state: MobaState, strengths: MobaStrengths): Part<MobaCell>[] {
  if (isOver(state)) return outlookBehind(rules, state)
  const { chain, fresh } = knownOf(rules, strengths)
  const { bestOf, maps } = state
  const present = maps.at(-1)!
  const ahead = present.minute === 0 && present.stage === 0 ? fresh : mapAhead(chain, present)
  const { ends, played } = seriesAhead(bestOf, mapsWon(state), [homeWins(resultOf(ahead)), homeWins(resultOf(fresh))])
  const ofMap = (n: number): MapPart[] => {
    const map = maps[n]
    if (map) return map.winner ? mapBehind(rules, map) : ahead
    // The next map for sure has all its markets; any other one only its winner.
    if (played[n] === 1) return n === maps.length ? fresh : [resultOf(fresh)]
    return [mapPerhaps(resultOf(fresh), played[n]!)]
  }
  return [seriesPart(bestOf, ends), ...ofMaps(Array.from({ length: bestOf }, (_, n) => ofMap(n)))]
}
