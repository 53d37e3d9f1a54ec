import { HOME_NONE_AWAY, YES_NO, numberOf, wins, yesNo } from '../lines-results.ts'
import { type FootballMarket, called, looking, words } from './tallies.ts'
import { BY_NEXT, BY_RED, BY_SCORE, MATCH, fromScore } from './views.ts'

const SIDES = { '6': 'home', '7': 'none', '8': 'away' } as const
const sideOf = (outcome: string): 'home' | 'none' | 'away' | undefined => Object.entries(SIDES).find(([id]) => id === outcome)?.[1]

/** Whose a goal is: known, or the next one. Of a later one nothing is told before the match is over. */
const whose = (goal: number) =>
  fromScore(({ next, known }) => {
    const side = known.goals[goal - 1] ?? (goal === known.goals.length + 1 || next === 'none' ? next : undefined)
    if (side === undefined) throw new RangeError(`goal ${goal} is too far ahead`)
    return side
  })

const nextGoal: FootballMarket = {
  ...called(8, '{!goalnr} goal', '{!goalnr} gol'),
  ...looking(MATCH),
  by: BY_NEXT,
  specifiers: ['goalnr'],
  outcomes: HOME_NONE_AWAY,
  lines: ([cell]) => (cell ? [{ goalnr: String(fromScore(({ known }) => known.goals.length + 1)(cell)) }] : []),
  result: (cell, outcome, specifiers) => wins(whose(numberOf(specifiers, 'goalnr'))(cell) === sideOf(outcome)),
}

const NOBODY = '1716'

const scorer: FootballMarket = {
  ...called(40, 'Anytime goalscorer', 'Marca a qualquer momento'),
  ...looking(MATCH),
  groups: ['all', 'regular_play', 'scorers'],
  by: BY_SCORE,
  margin: 'scores',
  specifiers: [],
  outcomes: [words(NOBODY, 'No goal', 'Sem gols')],
  ofPlayers: true,
  playersOf: (outcome) => (outcome === NOBODY ? [] : [outcome]),
  lines: (_cells, _chances, players) => (players.length > 0 ? [{}] : []),
  result: (cell, outcome) =>
    wins(fromScore(({ home, away, scored }) => (outcome === NOBODY ? home + away === 0 : scored.includes(outcome)))(cell)),
}

const red: FootballMarket = {
  ...called(146, 'Red card', 'Cartão vermelho'),
  ...looking(MATCH),
  groups: ['all', 'regular_play', 'bookings'],
  by: BY_RED,
  specifiers: [],
  outcomes: YES_NO,
  result: (cell, outcome) => yesNo(fromScore(({ red }) => red)(cell), outcome),
}

export const GOAL_MARKETS: readonly FootballMarket[] = [nextGoal, scorer, red]
