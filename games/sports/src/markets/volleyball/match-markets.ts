import type { LeadCell, MatchCell, VolleyballCell } from '../../models/volleyball/outlook.ts'
import { codeOf, scoreOf, winnerAt } from '../../models/winners.ts'
import { correctScore } from '../correct-score.ts'
import { HANDICAP, OVER_UNDER, TWO_WAY, handicap, numberOf, overUnder, twoWay, wins } from '../lines-results.ts'
import { handicapLines, totalLines } from '../lines.ts'
import type { MarketKind } from '../market.ts'
import { kindsOf } from '../on-part.ts'
import { named } from '../words.ts'

const on = kindsOf<VolleyballCell>()
const MATCH = 'all|score|regular_play'

const setLead = ({ winners }: MatchCell): number => {
  const { home, away } = scoreOf(winners)
  return home - away
}
const setsOf = ({ winners }: MatchCell): number => winners.length
const pointsOf = ({ points }: MatchCell): number => points
const inOrder = ({ winners }: MatchCell): number => codeOf(winners)

/** More points than this nobody has had more than the other side. */
const MOST_LEAD = 1024

const setLines = handicapLines(setLead)
const bestOfFive = correctScore(5)
const EXACT_SETS = 'sr:exact_sets:bestof:5'
const FIRST_EXACT = 34

/** Sets that every match that is left has, and whose winner is open. */
function openSets(cells: readonly MatchCell[]): number[] {
  const least = Math.min(...cells.map(setsOf))
  const [one] = cells
  return Array.from({ length: least }, (_, set) => set).filter((set) => cells.some(({ winners }) => winners[set] !== one?.winners[set]))
}

export const matchMarkets: readonly MarketKind<VolleyballCell>[] = [
  on('match', {
    id: 186,
    ...named('Winner', 'Vencedor', MATCH),
    specifiers: [],
    outcomes: TWO_WAY,
    margin: 'main',
    by: inOrder,
    result: (cell, outcome) => twoWay(setLead(cell), outcome),
  }),
  on('match', {
    id: 202,
    ...named('{!setnr} set - winner', '{!setnr} set - vencedor', 'all|score|set'),
    specifiers: ['setnr'],
    outcomes: TWO_WAY,
    margin: 'main',
    by: inOrder,
    lines: (cells) => openSets(cells).map((set) => ({ setnr: String(set + 1) })),
    result: ({ winners }, outcome, specifiers) => {
      const winner = winnerAt(winners, numberOf(specifiers, 'setnr') - 1)
      return twoWay(winner === undefined ? 0 : winner === 'home' ? 1 : -1, outcome)
    },
  }),
  on('match', {
    id: 188,
    ...named('Set handicap', 'Handicap de sets', MATCH),
    specifiers: ['hcp'],
    outcomes: HANDICAP,
    margin: 'main',
    by: inOrder,
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
    by: inOrder,
    result: ({ winners }, outcome) => bestOfFive.result(scoreOf(winners), outcome),
  }),
  on('match', {
    id: 314,
    ...named('Total sets', 'Total de sets', MATCH),
    specifiers: ['total'],
    outcomes: OVER_UNDER,
    margin: 'main',
    by: inOrder,
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
    by: inOrder,
    result: ({ winners }, outcome) => wins(outcome === `${EXACT_SETS}:${FIRST_EXACT + winners.length - 3}`),
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
