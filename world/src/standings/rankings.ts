import type { SportCode } from '../invented/index.ts'

/** What a competitor's matches come to. */
export interface Line {
  played: number
  won: number
  drawn: number
  lost: number
  points: number
  /** Goals, points, sets or maps. */
  scored: number
  conceded: number
  detailScored: number
  detailConceded: number
}

export type Criterion = 'points' | 'wins' | 'share' | 'difference' | 'scored' | 'ratio' | 'detailDifference' | 'detailRatio' | 'headToHead'

/** How a sport ranks: what a score is worth to whoever is named first, and what decides, one after the other. */
interface Ranking {
  pointsOf: (own: number, other: number) => number
  criteria: readonly Criterion[]
}

const byOutcome =
  (won: number, drawn: number, lost: number) =>
  (own: number, other: number): number =>
    own > other ? won : own < other ? lost : drawn

/** A win in five sets is worth two of its three points, and the defeat one. */
const bySets = (own: number, other: number): number => (own > other ? (other === 2 ? 2 : 3) : own === 2 ? 1 : 0)

const E_SPORTS: Ranking = { pointsOf: byOutcome(3, 1, 0), criteria: ['points', 'difference', 'headToHead', 'detailDifference'] }

export const RANKINGS: Record<SportCode, Ranking> = {
  football: { pointsOf: byOutcome(3, 1, 0), criteria: ['points', 'wins', 'difference', 'scored', 'headToHead'] },
  basketball: { pointsOf: byOutcome(2, 1, 1), criteria: ['points', 'headToHead', 'difference', 'scored'] },
  tennis: { pointsOf: byOutcome(1, 0, 0), criteria: ['points', 'difference', 'headToHead', 'detailDifference'] },
  volleyball: { pointsOf: bySets, criteria: ['wins', 'points', 'ratio', 'detailRatio', 'headToHead'] },
  'american-football': { pointsOf: byOutcome(2, 1, 0), criteria: ['share', 'headToHead', 'difference', 'scored'] },
  mma: { pointsOf: byOutcome(2, 1, 0), criteria: ['points', 'detailDifference', 'headToHead'] },
  cs2: E_SPORTS,
  valorant: E_SPORTS,
  lol: E_SPORTS,
  dota2: E_SPORTS,
}

/** A number that may be a fraction: of those who conceded nothing, the one who scored is above all others. */
type Fraction = readonly [over: number, under: number]

const ratio = (over: number, under: number): Fraction => (over === 0 && under === 0 ? [0, 1] : [over, under])

/** What a criterion makes of a line; `headToHead` needs the lines of those who are level alone. */
export function valueOf(line: Line, criterion: Criterion): Fraction {
  switch (criterion) {
    case 'points':
    case 'headToHead':
      return [line.points, 1]
    case 'wins':
      return [line.won, 1]
    case 'share':
      return ratio(2 * line.won + line.drawn, 2 * line.played)
    case 'difference':
      return [line.scored - line.conceded, 1]
    case 'scored':
      return [line.scored, 1]
    case 'ratio':
      return ratio(line.scored, line.conceded)
    case 'detailDifference':
      return [line.detailScored - line.detailConceded, 1]
    case 'detailRatio':
      return ratio(line.detailScored, line.detailConceded)
  }
}

/** Negative, zero or positive, as the first is smaller, the same or larger. */
export const compared = (a: Fraction, b: Fraction): number => a[0] * b[1] - b[0] * a[1]
