import type { LeadCell, MatchCell, VolleyballCell } from '../../models/volleyball/outlook.ts'
import { correctScore } from '../correct-score.ts'
import { HANDICAP, OVER_UNDER, TWO_WAY, handicap, overUnder, twoWay, wins } from '../lines-results.ts'
import { handicapLines, totalLines } from '../lines.ts'
import type { MarketKind } from '../market.ts'
import { kindsOf } from '../on-part.ts'
import { named } from '../words.ts'

const on = kindsOf<VolleyballCell>()
const MATCH = 'all|score|regular_play'

const setLead = ({ sets }: MatchCell): number => sets.home - sets.away
const setsOf = ({ sets }: MatchCell): number => sets.home + sets.away
const scoreNumber = ({ sets }: MatchCell): number => sets.home * 4 + sets.away
const pointsOf = ({ points }: MatchCell): number => points

/** More points than this nobody has had more than the other side. */
const MOST_LEAD = 1024

const setLines = handicapLines(setLead)
const bestOfFive = correctScore(5)
const EXACT_SETS = 'sr:exact_sets:bestof:5'
const FIRST_EXACT = 34

export const matchMarkets: readonly MarketKind<VolleyballCell>[] = [
  on('match', {
    id: 186,
    ...named('Winner', 'Vencedor', MATCH),
    specifiers: [],
    outcomes: TWO_WAY,
    margin: 'main',
    by: scoreNumber,
    result: (cell, outcome) => twoWay(setLead(cell), outcome),
  }),
  on('match', {
    id: 188,
    ...named('Set handicap', 'Handicap de sets', MATCH),
    specifiers: ['hcp'],
    outcomes: HANDICAP,
    margin: 'main',
    by: scoreNumber,
    // Half a set more or less is who wins.
    lines: (cells, chances) => setLines(cells, chances).filter(({ hcp }) => Math.abs(Number(hcp)) > 0.5),
    result: (cell, outcome, specifiers) => handicap(setLead(cell), outcome, specifiers),
  }),
  on('match', {
    id: 199,
    ...named('Correct score', 'Placar exato em sets', MATCH),
    specifiers: [],
    variant: bestOfFive.variant,
    outcomes: bestOfFive.outcomes,
    margin: 'scores',
    by: scoreNumber,
    result: ({ sets }, outcome) => bestOfFive.result(sets, outcome),
  }),
  on('match', {
    id: 314,
    ...named('Total sets', 'Total de sets', MATCH),
    specifiers: ['total'],
    outcomes: OVER_UNDER,
    margin: 'main',
    by: scoreNumber,
    lines: totalLines(setsOf),
    result: (cell, outcome, specifiers) => overUnder(setsOf(cell), outcome, specifiers),
  }),
  on('match', {
    id: 196,
    ...named('Exact sets', 'Número exato de sets', MATCH),
    specifiers: [],
    variant: EXACT_SETS,
    outcomes: [3, 4, 5].map((sets, at) => ({ id: `${EXACT_SETS}:${FIRST_EXACT + at}`, name: { en: String(sets), pt: String(sets) } })),
    margin: 'main',
    by: scoreNumber,
    result: (cell, outcome) => wins(outcome === `${EXACT_SETS}:${FIRST_EXACT + setsOf(cell) - 3}`),
  }),
  on('lead', {
    id: 237,
    ...named('Point handicap', 'Handicap de pontos', MATCH),
    specifiers: ['hcp'],
    outcomes: HANDICAP,
    margin: 'main',
    by: ({ lead }) => lead + MOST_LEAD,
    lines: handicapLines(({ lead }: LeadCell) => lead),
    result: ({ lead }, outcome, specifiers) => handicap(lead, outcome, specifiers),
  }),
  on('match', {
    id: 238,
    ...named('Total points', 'Total de pontos', MATCH),
    specifiers: ['total'],
    outcomes: OVER_UNDER,
    margin: 'main',
    by: pointsOf,
    lines: totalLines(pointsOf),
    result: (cell, outcome, specifiers) => overUnder(pointsOf(cell), outcome, specifiers),
  }),
]
