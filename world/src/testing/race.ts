import type { Draws } from '@tucano/randomness'
import type { Book, MarketNow, Match, Result, Sport } from '@tucano/sports/markets'

/** A match that takes little to play: whoever wins three points first. It stands for a sport where what is tested is what the world makes of one. */
interface Points {
  home: number
  away: number
}

type End = Points & { chance: number }

const GOAL = 3
const MILLION = 1_000_000
const isOver = ({ home, away }: Points): boolean => Math.max(home, away) === GOAL

function endsOf(state: Points, share: number): End[] {
  if (isOver(state)) return [{ ...state, chance: 1 }]
  const after = (next: Points, chance: number): End[] => endsOf(next, share).map((end) => ({ ...end, chance: end.chance * chance }))
  return [...after({ ...state, home: state.home + 1 }, share / MILLION), ...after({ ...state, away: state.away + 1 }, 1 - share / MILLION)]
}

interface Kind {
  id: number
  specifiers: string
  outcomes: readonly [string, string]
  firstWins: (end: Points) => boolean
}

const KINDS: readonly Kind[] = [
  { id: 186, specifiers: '', outcomes: ['4', '5'], firstWins: ({ home, away }) => home > away },
  { id: 18, specifiers: 'total=3.5', outcomes: ['12', '13'], firstWins: ({ home, away }) => home + away > 3.5 },
  { id: 18, specifiers: 'total=4.5', outcomes: ['12', '13'], firstWins: ({ home, away }) => home + away > 4.5 },
]

const words = (name: string) => ({ en: name, pt: name })
const MARKETS: Sport['markets'] = [
  {
    id: 186,
    name: words('Winner'),
    groups: ['all', 'score'],
    specifiers: [],
    outcomes: ['4', '5'].map((id) => ({ id, name: words(id) })),
    part: 'score',
    margin: 'main',
  },
  {
    id: 18,
    name: words('Total'),
    groups: ['all', 'score'],
    specifiers: ['total'],
    outcomes: ['12', '13'].map((id) => ({ id, name: words(id) })),
    part: 'score',
    margin: 'main',
  },
]

const chancesOf = (won: number): Record<Result, number> => ({ won, halfWon: 0, void: 0, halfLost: 0, lost: 1 - won })

function marketOf({ id, specifiers, outcomes, firstWins }: Kind, ends: readonly End[]): MarketNow {
  const kind = MARKETS.find((one) => one.id === id)!
  const isDecided = ends.every((end) => firstWins(end) === firstWins(ends[0]!))
  const first = isDecided ? (firstWins(ends[0]!) ? 1 : 0) : ends.filter(firstWins).reduce((sum, { chance }) => sum + chance, 0)
  return {
    id,
    specifiers,
    kind,
    isDecided,
    outcomes: outcomes.map((outcome, n) => {
      const won = n === 0 ? first : 1 - first
      return { id: outcome, chances: chancesOf(won), ...(isDecided ? { result: won === 1 ? 'won' : 'lost' } : {}) }
    }),
  }
}

function bookOf(state: Points, share: number): Book {
  const ends = endsOf(state, share)
  const all = KINDS.map((kind) => ({ kind, now: marketOf(kind, ends) }))
  const chanceOf: Book['chanceOf'] = (selections) => {
    const wins = (end: End): boolean =>
      selections.every(({ market, specifiers, outcome }) => {
        const kind = KINDS.find((one) => one.id === market && one.specifiers === specifiers)
        return kind !== undefined && kind.firstWins(end) === (outcome === kind.outcomes[0])
      })
    return ends.filter(wins).reduce((sum, { chance }) => sum + chance, 0)
  }
  return {
    offered: () => all.filter(({ now }) => !now.isDecided).map(({ now }) => now),
    market: (id, specifiers) => all.find(({ kind }) => kind.id === id && kind.specifiers === specifiers)?.now,
    together: () => undefined,
    chanceOf,
    byCell: () => undefined,
  }
}

function matchAt(state: Points, share: number): Match {
  const over = isOver(state)
  return {
    state: { ...state },
    standing: {
      phase: over ? 'over' : state.home + state.away === 0 ? 'before' : 'live',
      score: state,
      periods: [state],
      matchStatus: over ? 100 : 6,
      more: {},
    },
    isOver: over,
    ways: () => [],
    beat: (draws: Draws) => {
      const side = draws.below(MILLION) < share ? 'home' : 'away'
      return { next: matchAt({ ...state, [side]: state[side] + 1 }, share), told: [{ kind: 'point', side }] }
    },
    book: () => bookOf(state, share),
  }
}

/** It is told as football, and takes the strengths of football for its own. */
export const RACE: Sport = {
  code: 'football',
  id: 1,
  beatSeconds: 6,
  maths: { goal: GOAL },
  markets: MARKETS,
  start: (strengths) => {
    const { goals } = strengths as { goals: Points }
    return matchAt({ home: 0, away: 0 }, Math.round((MILLION * goals.home) / (goals.home + goals.away)))
  },
}
