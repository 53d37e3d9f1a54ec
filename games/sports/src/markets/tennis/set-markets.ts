import type { SetCell, TennisCell } from '../../models/tennis/outlook.ts'
import { HOME_TIE_BREAK, SET_SCORES, setScoreAt } from '../../models/tennis/sets.ts'
import { winnerAt } from '../../models/winners.ts'
import { HANDICAP, OVER_UNDER, TWO_WAY, handicap, numberOf, overUnder, twoWay, wins } from '../lines-results.ts'
import { handicapLines, totalLines } from '../lines.ts'
import type { MarketKind, OutcomeWords, Specifiers } from '../market.ts'
import { kindsOf } from '../on-part.ts'
import { named } from '../words.ts'

const on = kindsOf<TennisCell>()
const SET = 'all|score|set'

const lead = ({ home, away }: SetCell): number => home - away
const played = ({ home, away }: SetCell): number => home + away
/** Nothing is offered on a set that may not be played, nor on games of a tie-break that stands for one. */
const isSet = (cells: readonly SetCell[]): boolean => cells.every((cell) => cell.played === 'set')

type SetLines = (cells: readonly SetCell[], chances: Float64Array) => Specifiers[]
const ofSets =
  (lines: SetLines): SetLines =>
  (cells, chances) =>
    isSet(cells) ? lines(cells, chances) : []

const FIRST_SCORE = 865
const SCORES: readonly OutcomeWords[] = SET_SCORES.slice(0, HOME_TIE_BREAK).map(([home, away], at) => ({
  id: String(FIRST_SCORE + at),
  name: { en: `${home}:${away}`, pt: `${home}:${away}` },
}))

const leadLines = handicapLines(lead, { sides: 2 })

/** A set that is not played gives stakes back. */
export const setMarkets: readonly MarketKind<TennisCell>[] = [
  on('set', {
    id: 203,
    ...named('{!setnr} set - game handicap', '{!setnr} set - handicap de games', SET),
    specifiers: ['setnr', 'hcp'],
    outcomes: HANDICAP,
    margin: 'main',
    // A set is never drawn: half a game more or less is who wins it.
    lines: ofSets((cells, chances) => leadLines(cells, chances).filter(({ hcp }) => Math.abs(Number(hcp)) > 0.5)),
    result: (cell, outcome, specifiers) => (cell.played === 'no' ? 'void' : handicap(lead(cell), outcome, specifiers)),
  }),
  on('set', {
    id: 204,
    ...named('{!setnr} set - total games', '{!setnr} set - total de games', SET),
    specifiers: ['setnr', 'total'],
    outcomes: OVER_UNDER,
    margin: 'main',
    lines: ofSets(totalLines(played, { sides: 2 })),
    result: (cell, outcome, specifiers) => (cell.played === 'no' ? 'void' : overUnder(played(cell), outcome, specifiers)),
  }),
  on('set', {
    id: 207,
    ...named('{!setnr} set - correct score', '{!setnr} set - placar exato', SET),
    specifiers: ['setnr'],
    outcomes: SCORES,
    margin: 'scores',
    lines: ofSets(() => [{}]),
    result: (cell, outcome) => (cell.played === 'set' ? wins(outcome === String(FIRST_SCORE + setScoreAt(cell.home, cell.away))) : 'void'),
  }),
  on('games', {
    id: 210,
    ...named('{!setnr} set game {gamenr} - winner', '{!setnr} set, game {gamenr} - vencedor', 'all|score|game'),
    specifiers: ['setnr', 'gamenr'],
    outcomes: TWO_WAY,
    margin: 'main',
    lines: (cells) =>
      (cells[0]?.open ?? []).filter((game) => cells.some(({ order }) => order.length >= game)).map((game) => ({ gamenr: String(game) })),
    result: ({ order }, outcome, specifiers) => {
      const winner = winnerAt(order, numberOf(specifiers, 'gamenr') - 1)
      return twoWay(winner === undefined ? 0 : winner === 'home' ? 1 : -1, outcome)
    },
  }),
]
