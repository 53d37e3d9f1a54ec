import { type AmericanFootballCell, SCORE_CELLS } from '../../models/american-football/outlook.ts'
import { byLeadOfMatch, leadOf, tookOvertime } from '../../models/scoring/score-cells.ts'
import { HOME_NONE_AWAY, wins } from '../lines-results.ts'
import type { MarketKind, OutcomeWords } from '../market.ts'
import { named } from '../words.ts'

type Kind = MarketKind<AmericanFootballCell>

const VARIANT = 'sr:winning_margin:15+'
const HOME = '{$competitor1}'
const AWAY = '{$competitor2}'

/** By how much at least a side wins after four quarters; a draw is the last. */
const MARGINS = [
  { id: 130, side: 1, from: 1, to: 7 },
  { id: 131, side: 1, from: 8, to: 14 },
  { id: 132, side: 1, from: 15, to: Infinity },
  { id: 133, side: -1, from: 1, to: 7 },
  { id: 134, side: -1, from: 8, to: 14 },
  { id: 135, side: -1, from: 15, to: Infinity },
] as const
const DRAW = 136

const idOf = (id: number): string => `${VARIANT}:${id}`
const span = (from: number, to: number): string => (to === Infinity ? `${from}+` : `${from}-${to}`)

const MARGIN_OUTCOMES: readonly OutcomeWords[] = [
  ...MARGINS.map(({ id, side, from, to }) => {
    const team = side > 0 ? HOME : AWAY
    return { id: idOf(id), name: { en: `${team} by ${span(from, to)}`, pt: `${team} por ${span(from, to)}` } }
  }),
  { id: idOf(DRAW), name: { en: 'Draw', pt: 'Empate' } },
]

/** Overtime is a draw of four quarters. */
const leadOfRegulation = (cell: AmericanFootballCell): number => (tookOvertime(cell) ? 0 : leadOf(cell))

const winningMargin: Kind = {
  id: 15,
  ...named('Winning margin', 'Margem de vitória', 'all|score|regular_play'),
  specifiers: [],
  variant: VARIANT,
  outcomes: MARGIN_OUTCOMES,
  part: 'match',
  margin: 'scores',
  by: byLeadOfMatch,
  result: (cell, outcome) => {
    const lead = leadOfRegulation(cell)
    const met = MARGINS.find(({ side, from, to }) => side * lead >= from && side * lead <= to)
    return wins(outcome === idOf(met?.id ?? DRAW))
  },
}

const NEXT_SCORE = 'all|score|incl_ot'
const isOf = (cell: AmericanFootballCell, side: 'home' | 'away'): boolean =>
  cell === SCORE_CELLS[side].touchdown || cell === SCORE_CELLS[side].fieldGoal

const nextScore: Kind = {
  id: 221,
  ...named('{!scorenr} score (incl. overtime)', '{!scorenr} pontuação (com prorrogação)', NEXT_SCORE),
  specifiers: ['scorenr'],
  outcomes: HOME_NONE_AWAY,
  part: 'score',
  margin: 'main',
  result: (cell, outcome) => wins(outcome === (isOf(cell, 'home') ? '6' : isOf(cell, 'away') ? '8' : '7')),
}

const TYPES: readonly OutcomeWords[] = [
  { id: '901', name: { en: 'Touchdown', pt: 'Touchdown' } },
  { id: '902', name: { en: 'Field goal', pt: 'Field goal' } },
  { id: '903', name: { en: 'Safety', pt: 'Safety' } },
  { id: '904', name: { en: 'None', pt: 'Nenhum' } },
]

function typeOf(cell: AmericanFootballCell): string {
  if (cell === SCORE_CELLS.home.touchdown || cell === SCORE_CELLS.away.touchdown) return '901'
  return cell === SCORE_CELLS.none ? '904' : '902'
}

/** Nobody is stopped in his own end zone here: a safety never comes, and bears no price. */
const nextScoreType: Kind = {
  id: 222,
  ...named('{!scorenr} scoring type (incl. overtime)', '{!scorenr} pontuação - tipo (com prorrogação)', NEXT_SCORE),
  specifiers: ['scorenr'],
  outcomes: TYPES,
  part: 'score',
  margin: 'main',
  result: (cell, outcome) => wins(outcome === typeOf(cell)),
}

export const americanFootballMarkets: readonly Kind[] = [winningMargin, nextScore, nextScoreType]
