import { codeOf, winnerAt } from '../../models/winners.ts'
import type { MatchCell, TennisCell } from '../../models/tennis/outlook.ts'
import { correctScore } from '../correct-score.ts'
import { HANDICAP, OVER_UNDER, TWO_WAY, YES_NO, handicap, numberOf, overUnder, twoWay, yesNo } from '../lines-results.ts'
import { handicapLines, totalLines } from '../lines.ts'
import type { MarketKind } from '../market.ts'
import { kindsOf } from '../on-part.ts'
import { named } from '../words.ts'

const on = kindsOf<TennisCell>()
const MATCH = 'all|score|regular_play'

/** Leads are made whole numbers from 0 by this. */
const MOST_GAMES = 36
const setLead = ({ sets }: MatchCell): number => sets.home - sets.away
const setsPlayed = ({ sets }: MatchCell): number => sets.home + sets.away
const gameLead = ({ games }: MatchCell): number => games.home - games.away
const gamesPlayed = ({ games }: MatchCell): number => games.home + games.away

/** Half a set more or less is who wins. */
const isMoreThanWinner = ({ hcp }: { hcp?: string }): boolean => Math.abs(Number(hcp)) > 0.5
const setLines = handicapLines(setLead)

/** Sets that every match that is left has, and whose winner is open. */
function openSets(cells: readonly MatchCell[]): number[] {
  const least = Math.min(...cells.map(({ winners }) => winners.length))
  const [one] = cells
  return Array.from({ length: least }, (_, set) => set).filter((set) => cells.some(({ winners }) => winners[set] !== one?.winners[set]))
}

const scoreOfSets = (bestOf: 3 | 5): MarketKind<TennisCell> => {
  const { variant, outcomes, result } = correctScore(bestOf)
  return on('match', {
    id: 199,
    ...named('Correct score', 'Placar exato em sets', MATCH),
    specifiers: [],
    variant,
    outcomes,
    margin: 'scores',
    by: ({ sets, bestOf }) => bestOf * 16 + sets.home * 4 + sets.away,
    lines: ([cell]) => (cell?.bestOf === bestOf ? [{}] : []),
    result: ({ sets }, outcome) => result(sets, outcome),
  })
}

export const matchMarkets: readonly MarketKind<TennisCell>[] = [
  on('match', {
    id: 186,
    ...named('Winner', 'Vencedor', MATCH),
    specifiers: [],
    outcomes: TWO_WAY,
    margin: 'main',
    by: (cell) => (setLead(cell) > 0 ? 1 : 0),
    result: (cell, outcome) => twoWay(setLead(cell), outcome),
  }),
  on('match', {
    id: 202,
    ...named('{!setnr} set - winner', '{!setnr} set - vencedor', 'all|score|set'),
    specifiers: ['setnr'],
    outcomes: TWO_WAY,
    margin: 'main',
    by: ({ winners }) => codeOf(winners),
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
    by: (cell) => setLead(cell) + 5,
    lines: (cells, chances) => setLines(cells, chances).filter(isMoreThanWinner),
    result: (cell, outcome, specifiers) => handicap(setLead(cell), outcome, specifiers),
  }),
  on('match', {
    id: 187,
    ...named('Game handicap', 'Handicap de games', MATCH),
    specifiers: ['hcp'],
    outcomes: HANDICAP,
    margin: 'main',
    by: (cell) => gameLead(cell) + MOST_GAMES,
    lines: handicapLines(gameLead),
    result: (cell, outcome, specifiers) => handicap(gameLead(cell), outcome, specifiers),
  }),
  on('match', {
    id: 189,
    ...named('Total games', 'Total de games', MATCH),
    specifiers: ['total'],
    outcomes: OVER_UNDER,
    margin: 'main',
    by: gamesPlayed,
    lines: totalLines(gamesPlayed),
    result: (cell, outcome, specifiers) => overUnder(gamesPlayed(cell), outcome, specifiers),
  }),
  on('match', {
    id: 190,
    ...named('{$competitor1} total games', '{$competitor1} - total de games', MATCH),
    specifiers: ['total'],
    outcomes: OVER_UNDER,
    margin: 'main',
    by: ({ games }) => games.home,
    lines: totalLines(({ games }: MatchCell) => games.home, { sides: 2 }),
    result: ({ games }, outcome, specifiers) => overUnder(games.home, outcome, specifiers),
  }),
  on('match', {
    id: 191,
    ...named('{$competitor2} total games', '{$competitor2} - total de games', MATCH),
    specifiers: ['total'],
    outcomes: OVER_UNDER,
    margin: 'main',
    by: ({ games }) => games.away,
    lines: totalLines(({ games }: MatchCell) => games.away, { sides: 2 }),
    result: ({ games }, outcome, specifiers) => overUnder(games.away, outcome, specifiers),
  }),
  on('match', {
    id: 314,
    ...named('Total sets', 'Total de sets', MATCH),
    specifiers: ['total'],
    outcomes: OVER_UNDER,
    margin: 'main',
    by: setsPlayed,
    lines: totalLines(setsPlayed),
    result: (cell, outcome, specifiers) => overUnder(setsPlayed(cell), outcome, specifiers),
  }),
  scoreOfSets(3),
  scoreOfSets(5),
  on('match', {
    id: 195,
    ...named('Will there be a tiebreak', 'Haverá tie-break', MATCH),
    specifiers: [],
    outcomes: YES_NO,
    margin: 'main',
    by: ({ tieBreak }) => (tieBreak ? 1 : 0),
    result: ({ tieBreak }, outcome) => yesNo(tieBreak, outcome),
  }),
]
