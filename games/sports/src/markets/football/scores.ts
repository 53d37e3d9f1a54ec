import type { FootballCell } from '../../models/football/index.ts'
import { wins } from '../lines-results.ts'
import type { Specifiers } from '../market.ts'
import { type FootballMarket, called, leadOf, looking, sumOf, words } from './tallies.ts'
import { BY_BOTH_HALVES, FIRST_HALF, MATCH, SECOND_HALF, END, type Tally } from './views.ts'

const HOME = '{$competitor1}'
const AWAY = '{$competitor2}'

const EXACT = 'sr:exact_goals:6+'
const EXACT_MOST = 6
const exactId = (goals: number): string => `${EXACT}:${68 + Math.min(goals, EXACT_MOST)}`

const exactGoals: FootballMarket = {
  ...called(21, 'Exact goals', 'Número exato de gols'),
  ...looking(MATCH),
  margin: 'scores',
  specifiers: [],
  variant: EXACT,
  outcomes: Array.from({ length: EXACT_MOST + 1 }, (_, goals) => {
    const text = goals < EXACT_MOST ? String(goals) : `${goals}+`
    return words(exactId(goals), text, text)
  }),
  result: (cell, outcome) => wins(exactId(sumOf(MATCH.read(cell))) === outcome),
}

/** Up to four goals of each side by themselves. */
const GOALS = [0, 1, 2, 3, 4]
const OTHER = '324'
const scoreId = ({ home, away }: Tally): string => (home > 4 || away > 4 ? OTHER : String(274 + 2 * (5 * away + home)))

const correctScore: FootballMarket = {
  ...called(45, 'Correct score', 'Placar exato'),
  ...looking(MATCH),
  margin: 'scores',
  specifiers: [],
  outcomes: [
    ...GOALS.flatMap((away) => GOALS.map((home) => words(scoreId({ home, away }), `${home}:${away}`, `${home}:${away}`))),
    words(OTHER, 'Other', 'Outro'),
  ],
  result: (cell, outcome) => wins(scoreId(MATCH.read(cell)) === outcome),
}

/** Home 0, draw 1, away 2. */
const sideOf = (tally: Tally): number => 1 - Math.sign(leadOf(tally))
const halvesId = (first: number, end: number): string => String(418 + 2 * (3 * first + end))
const SIDES = [
  { en: HOME, pt: HOME },
  { en: 'Draw', pt: 'Empate' },
  { en: AWAY, pt: AWAY },
]

const halfAndFull: FootballMarket = {
  ...called(47, 'Halftime/fulltime', 'Intervalo/final'),
  ...looking(MATCH),
  by: BY_BOTH_HALVES,
  margin: 'scores',
  specifiers: [],
  outcomes: SIDES.flatMap((first, n) => SIDES.map((end, k) => words(halvesId(n, k), `${first.en}/${end.en}`, `${first.pt}/${end.pt}`))),
  result: (cell, outcome) => wins(halvesId(sideOf(FIRST_HALF(cell)), sideOf(END(cell))) === outcome),
}

const bestHalf: FootballMarket = {
  ...called(52, 'Highest scoring half', 'Tempo com mais gols'),
  ...looking(MATCH),
  by: BY_BOTH_HALVES,
  specifiers: [],
  outcomes: [words('436', '1st half', '1º tempo'), words('438', '2nd half', '2º tempo'), words('440', 'Equal', 'Igual')],
  result: (cell, outcome) => {
    const more = sumOf(FIRST_HALF(cell)) - sumOf(SECOND_HALF(cell))
    return wins(outcome === (more > 0 ? '436' : more < 0 ? '438' : '440'))
  },
}

/** Goals that each side begins with. */
const STARTS = ['3:0', '2:0', '1:0', '0:1', '0:2', '0:3']
const LIKELY = 1 / 1.05
const UNLIKELY = 1 / 20

function startOf(specifiers: Specifiers): number {
  const found = /^(\d):(\d)$/.exec(specifiers['hcp'] ?? '')
  if (!found) throw new RangeError('hcp says no goals')
  return Number(found[1]) - Number(found[2])
}

const isOpen = (cells: readonly FootballCell[], chances: Float64Array, start: number): boolean => {
  const sums = [0, 0, 0]
  for (const [n, cell] of cells.entries()) sums[Math.sign(leadOf(MATCH.read(cell)) + start) + 1]! += chances[n]!
  return sums.every((sum) => sum >= UNLIKELY && sum <= LIKELY)
}

const threeWayHandicap: FootballMarket = {
  ...called(14, 'Handicap {hcp}', 'Handicap {hcp}'),
  ...looking(MATCH),
  specifiers: ['hcp'],
  outcomes: [
    words('1711', `${HOME} ({hcp})`, `${HOME} ({hcp})`),
    words('1712', 'Draw ({hcp})', 'Empate ({hcp})'),
    words('1713', `${AWAY} ({hcp})`, `${AWAY} ({hcp})`),
  ],
  lines: (cells, chances) => STARTS.map((hcp) => ({ hcp })).filter((line) => isOpen(cells, chances, startOf(line))),
  result: (cell, outcome, specifiers) => {
    const lead = leadOf(MATCH.read(cell)) + startOf(specifiers)
    return wins(outcome === (lead > 0 ? '1711' : lead < 0 ? '1713' : '1712'))
  },
}

export const SCORE_MARKETS: readonly FootballMarket[] = [threeWayHandicap, exactGoals, correctScore, halfAndFull, bestHalf]
