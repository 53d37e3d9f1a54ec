import type { RoundsCell, SeriesCell } from '../../models/rounds/outlook.ts'
import type { BestOf } from '../../models/rounds/state.ts'
import { scoreOf, winnerAt } from '../../models/winners.ts'
import { correctScore } from '../correct-score.ts'
import { HANDICAP, OVER_UNDER, THREE_WAY, TWO_WAY, handicap, numberOf, overUnder, threeWay, twoWay } from '../lines-results.ts'
import { handicapLines, totalLines } from '../lines.ts'
import type { MarketKind, Specifiers } from '../market.ts'
import { kindsOf } from '../on-part.ts'
import { named } from '../words.ts'

const on = kindsOf<RoundsCell>()
const MATCH = 'all|score|regular_play'

const leadOf = ({ winners }: SeriesCell): number => {
  const { home, away } = scoreOf(winners)
  return home - away
}
const mapsOf = ({ winners }: SeriesCell): number => winners.length

/** Offered in matches of so many maps. */
const inMatchesOf =
  (...bestOf: readonly BestOf[]) =>
  (cells: readonly SeriesCell[]): Specifiers[] =>
    cells.some((cell) => bestOf.includes(cell.bestOf)) ? [{}] : []

/** Maps whose winner is open, those among them that may not be played. */
const openMaps = (cells: readonly SeriesCell[]): Specifiers[] =>
  Array.from({ length: Math.max(...cells.map(mapsOf)) }, (_, map) => map)
    .filter((map) => cells.some(({ winners }) => winners[map] !== cells[0]?.winners[map]))
    .map((map) => ({ mapnr: String(map + 1) }))

const leadLines = handicapLines(leadOf)
const mapLines = totalLines(mapsOf)

const scoreInMaps = (bestOf: 2 | 3 | 5): MarketKind<RoundsCell> => {
  const { variant, outcomes, result } = correctScore(bestOf)
  return on('series', {
    id: 329,
    ...named('Correct score (in maps)', 'Placar exato em mapas', MATCH),
    specifiers: [],
    variant,
    outcomes,
    margin: 'scores',
    lines: inMatchesOf(bestOf),
    result: ({ winners }, outcome) => result(scoreOf(winners), outcome),
  })
}

export const seriesMarkets: readonly MarketKind<RoundsCell>[] = [
  on('series', {
    id: 186,
    ...named('Winner', 'Vencedor', MATCH),
    specifiers: [],
    outcomes: TWO_WAY,
    margin: 'main',
    lines: inMatchesOf(1, 3, 5),
    result: (cell, outcome) => twoWay(leadOf(cell), outcome),
  }),
  on('series', {
    id: 1,
    ...named('1x2', 'Resultado final', MATCH),
    specifiers: [],
    outcomes: THREE_WAY,
    margin: 'main',
    lines: inMatchesOf(2),
    result: (cell, outcome) => threeWay(leadOf(cell), outcome),
  }),
  on('series', {
    id: 327,
    ...named('Map handicap', 'Handicap de mapas', MATCH),
    specifiers: ['hcp'],
    outcomes: HANDICAP,
    margin: 'main',
    // Where a match has a winner, half a map more or less is who it is.
    lines: (cells, chances) => leadLines(cells, chances).filter(({ hcp }) => Math.abs(Number(hcp)) > 0.5 || cells[0]?.bestOf === 2),
    result: (cell, outcome, specifiers) => handicap(leadOf(cell), outcome, specifiers),
  }),
  on('series', {
    id: 328,
    ...named('Total maps', 'Total de mapas', MATCH),
    specifiers: ['total'],
    outcomes: OVER_UNDER,
    margin: 'main',
    lines: mapLines,
    result: (cell, outcome, specifiers) => overUnder(mapsOf(cell), outcome, specifiers),
  }),
  // Here and not with what else there is on a map, so that it can be combined with who wins the match and the other maps.
  on('series', {
    id: 330,
    ...named('{!mapnr} map - winner (incl. overtime)', '{!mapnr} mapa - vencedor (com prorrogação)', 'all|score|map_incl_ot'),
    specifiers: ['mapnr'],
    outcomes: TWO_WAY,
    margin: 'maps',
    lines: openMaps,
    result: ({ winners }, outcome, specifiers) => {
      const winner = winnerAt(winners, numberOf(specifiers, 'mapnr') - 1)
      return twoWay(winner === undefined ? 0 : winner === 'home' ? 1 : -1, outcome)
    },
  }),
  scoreInMaps(2),
  scoreInMaps(3),
  scoreInMaps(5),
]
