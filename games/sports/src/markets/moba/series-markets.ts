import type { MobaCell, SeriesCell } from '../../models/moba/outlook.ts'
import type { BestOf } from '../../models/moba/state.ts'
import { correctScore } from '../correct-score.ts'
import { HANDICAP, OVER_UNDER, THREE_WAY, TWO_WAY, handicap, overUnder, threeWay, twoWay } from '../lines-results.ts'
import { handicapLines, totalLines } from '../lines.ts'
import type { MarketKind, Specifiers } from '../market.ts'
import { kindsOf } from '../on-part.ts'
import { named } from '../words.ts'

const on = kindsOf<MobaCell>()
const MATCH = 'all|score|regular_play'

const lead = ({ home, away }: SeriesCell): number => home - away
const played = ({ home, away }: SeriesCell): number => home + away
const byLead = (cell: SeriesCell): number => lead(cell) + 5

/** Only matches of so many maps have these markets. */
const ofLengths =
  (lengths: readonly BestOf[], lines: (cells: readonly SeriesCell[], chances: Float64Array) => readonly Specifiers[]) =>
  (cells: readonly SeriesCell[], chances: Float64Array): readonly Specifiers[] =>
    cells.every(({ bestOf }) => lengths.includes(bestOf)) ? lines(cells, chances) : []

const scoreInMaps = (length: 2 | 3 | 5): MarketKind<MobaCell> => {
  const { variant, outcomes, result } = correctScore(length)
  return on('series', {
    id: 329,
    ...named('Correct score (in maps)', 'Placar exato em mapas', MATCH),
    specifiers: [],
    variant,
    outcomes,
    margin: 'scores',
    lines: ofLengths([length], () => [{}]),
    result: (cell, outcome) => result(cell, outcome),
  })
}

export const seriesMarkets: readonly MarketKind<MobaCell>[] = [
  on('series', {
    id: 186,
    ...named('Winner', 'Vencedor', MATCH),
    specifiers: [],
    outcomes: TWO_WAY,
    margin: 'maps',
    lines: ofLengths([1, 3, 5], () => [{}]),
    result: (cell, outcome) => twoWay(lead(cell), outcome),
  }),
  on('series', {
    id: 1,
    ...named('1x2', 'Resultado final', MATCH),
    specifiers: [],
    outcomes: THREE_WAY,
    margin: 'maps',
    lines: ofLengths([2], () => [{}]),
    result: (cell, outcome) => threeWay(lead(cell), outcome),
  }),
  on('series', {
    id: 327,
    ...named('Map handicap', 'Handicap de mapas', MATCH),
    specifiers: ['hcp'],
    outcomes: HANDICAP,
    margin: 'maps',
    by: byLead,
    // Where a match has a winner, half a map more or less is no other market.
    lines: ofLengths([2, 3, 5], (cells, chances) =>
      handicapLines(lead)(cells, chances).filter(({ hcp }) => cells[0]?.bestOf === 2 || Math.abs(Number(hcp)) > 0.5),
    ),
    result: (cell, outcome, specifiers) => handicap(lead(cell), outcome, specifiers),
  }),
  on('series', {
    id: 328,
    ...named('Total maps', 'Total de mapas', MATCH),
    specifiers: ['total'],
    outcomes: OVER_UNDER,
    margin: 'maps',
    by: played,
    lines: ofLengths([3, 5], totalLines(played)),
    result: (cell, outcome, specifiers) => overUnder(played(cell), outcome, specifiers),
  }),
  scoreInMaps(2),
  scoreInMaps(3),
  scoreInMaps(5),
]
