import { type MatchUp, millionths } from '../match-up.ts'
import type { Pair } from '../results.ts'

/** What is expected of each side in ninety minutes, in millionths. */
export interface FootballStrengths {
  goals: Pair
  corners: Pair
  cards: Pair
}

const GOALS = 1.29
const CORNERS = 5.1
const CARDS = 2.1

/** Grows like e^x, with the four operations alone. */
const growth = (x: number): number => (12 + 6 * x + x * x) / (12 - 6 * x + x * x)

const pair = (mean: number, lean: number): Pair => ({ home: millionths(mean * growth(lean)), away: millionths(mean * growth(-lean)) })

export const footballStrengths = ({ edge, tempo }: MatchUp): FootballStrengths => ({
  goals: pair(GOALS * tempo, 0.88 * edge),
  corners: pair(CORNERS * tempo, 0.3 * edge),
  // Whoever runs after the ball is shown more of them.
  cards: pair(CARDS, -0.15 * edge),
})
