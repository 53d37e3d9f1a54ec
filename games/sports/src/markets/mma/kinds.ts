import type { FightCell } from '../../models/mma/index.ts'
import { OVER_UNDER, TWO_WAY, YES_NO, numberOf, twoWay, wins, yesNo } from '../lines-results.ts'
import type { MarketKind, OutcomeWords } from '../market.ts'

type FightMarket = MarketKind<FightCell>

const HOME = '{$competitor1}'
const AWAY = '{$competitor2}'
const ALL: Pick<FightMarket, 'part' | 'groups'> = { part: 'fight', groups: ['all', 'score', 'regular_play'] }

const leadOf = ({ winner }: FightCell): number => (winner === 'home' ? 1 : winner === 'away' ? -1 : 0)

const winner: FightMarket = {
  id: 186,
  name: { en: 'Winner', pt: 'Vencedor' },
  ...ALL,
  margin: 'main',
  specifiers: [],
  outcomes: TWO_WAY,
  result: (cell, outcome) => twoWay(leadOf(cell), outcome),
}

/** Halves of rounds that were fought to their end. */
const halvesOf = ({ method, round, rounds, isLate }: FightCell): number =>
  method === 'decision' ? 2 * rounds : 2 * (round - 1) + (isLate ? 1 : 0)

/** A half of a round more is two and a half minutes of it. */
const isOver = (cell: FightCell, line: number): boolean => halvesOf(cell) >= 2 * line

const LIKELY = 1 / 1.05

const totalRounds: FightMarket = {
  id: 18,
  name: { en: 'Total', pt: 'Total' },
  ...ALL,
  margin: 'main',
  specifiers: ['total'],
  outcomes: OVER_UNDER,
  lines: (cells, chances) => {
    const rounds = cells[0]?.rounds ?? 0
    return Array.from({ length: rounds }, (_, n) => n + 0.5)
      .filter((line) => {
        const over = cells.reduce((sum, cell, n) => (isOver(cell, line) ? sum + chances[n]! : sum), 0)
        return over <= LIKELY && over >= 1 - LIKELY
      })
      .map((line) => ({ total: String(line) }))
  },
  result: (cell, outcome, specifiers) => wins(isOver(cell, numberOf(specifiers, 'total')) === (outcome === '12')),
}

/** Outcomes of a variant, with the ways of the fight that each of them wins. */
interface Way {
  en: string
  pt: string
  wins: (cell: FightCell) => boolean
}

interface Numbered {
  id: number
  name: OutcomeWords['name']
  variant: string
  /** The number of the first outcome. */
  first: number
  ways: readonly Way[]
  /** Only fights of so many rounds. */
  rounds?: number
}

function numbered({ id, name, variant, first, ways, rounds }: Numbered): FightMarket {
  const byId = new Map(ways.map(({ wins }, n) => [`${variant}:${first + n}`, wins]))
  return {
    id,
    name,
    ...ALL,
    margin: 'scores',
    specifiers: [],
    variant,
    outcomes: ways.map(({ en, pt }, n) => ({ id: `${variant}:${first + n}`, name: { en, pt } })),
    ...(rounds !== undefined && { lines: ([cell]: readonly FightCell[]) => (cell?.rounds === rounds ? [{}] : []) }),
    result: (cell, outcome) => wins(byId.get(outcome)?.(cell) ?? false),
  }
}

const METHODS = [
  { method: 'knockout', en: 'KO/TKO', pt: 'nocaute' },
  { method: 'submission', en: 'submission', pt: 'finalização' },
  { method: 'decision', en: 'decision', pt: 'decisão' },
] as const

const DRAW: Way = { en: 'Draw', pt: 'Empate', wins: ({ winner }) => winner === 'draw' }

const byMethod = (side: 'home' | 'away', name: string): Way[] =>
  METHODS.map(({ method, en, pt }) => ({
    en: `${name} by ${en}`,
    pt: `${name} por ${pt}`,
    wins: (cell) => cell.winner === side && cell.method === method,
  }))

const byRound = (rounds: number, side: 'home' | 'away', name: string): Way[] => [
  ...Array.from({ length: rounds }, (_, n) => ({
    en: `${name} in round ${n + 1}`,
    pt: `${name} no ${n + 1}º round`,
    wins: (cell: FightCell) => cell.winner === side && cell.method !== 'decision' && cell.round === n + 1,
  })),
  { en: `${name} by decision`, pt: `${name} por decisão`, wins: (cell) => cell.winner === side && cell.method === 'decision' },
]

const winnerAndRound = (rounds: 3 | 5, first: number): FightMarket =>
  numbered({
    id: 912,
    name: { en: 'Winner & round', pt: 'Vencedor e round' },
    variant: `sr:winner_and_rounds:${rounds}`,
    first,
    ways: [...byRound(rounds, 'home', HOME), DRAW, ...byRound(rounds, 'away', AWAY)],
    rounds,
  })

export const FIGHT_MARKETS: readonly FightMarket[] = [
  winner,
  totalRounds,
  numbered({
    id: 910,
    name: { en: 'Winning method', pt: 'Método da vitória' },
    variant: 'sr:winning_method:ko_submission_decision',
    first: 1346,
    ways: [...byMethod('home', HOME), DRAW, ...byMethod('away', AWAY)],
  }),
  {
    id: 911,
    name: { en: 'Will the fight go the distance', pt: 'A luta vai até o fim' },
    ...ALL,
    margin: 'main',
    specifiers: [],
    outcomes: YES_NO,
    result: (cell, outcome) => yesNo(cell.method === 'decision', outcome),
  },
  winnerAndRound(3, 1353),
  winnerAndRound(5, 1362),
]
