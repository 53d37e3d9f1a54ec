import type { Draws } from '@tucano/randomness'
import type { Tournament } from '../invented/index.ts'
import { type MatchUp, type Pair, expectedScore, footballStrengths } from '../standings/index.ts'

const MILLION = 1_000_000
const MINUTES = 90

export interface PastResult {
  score: Pair
  detail: Pair
}

type Between = { matchUp: MatchUp; tournament: Pick<Tournament, 'sport' | 'format'>; draws: Draws }

const NOTHING: Pair = { home: 0, away: 0 }
const sideOf = (isHome: boolean): keyof Pair => (isHome ? 'home' : 'away')

/** In millionths. */
const homeShare = ({ edge }: MatchUp): number => expectedScore(Math.round(edge * 400_000))

function football({ matchUp, draws }: Between): PastResult {
  const { goals } = footballStrengths(matchUp)
  const scored = (mean: number): number =>
    Array.from({ length: MINUTES }, () => draws.below(MINUTES * MILLION) < mean).filter(Boolean).length
  return { score: { home: scored(goals.home), away: scored(goals.away) }, detail: NOTHING }
}

/** Points of two sides, the better one ahead, from some on. */
const points =
  ({ least, most, margin }: Record<'least' | 'most' | 'margin', number>) =>
  ({ matchUp, draws }: Between): PastResult => {
    const winner = sideOf(draws.below(MILLION) < homeShare(matchUp))
    const lost = least + draws.below(most - least + 1)
    const won = lost + 1 + Math.min(draws.below(margin), draws.below(margin))
    return { score: winner === 'home' ? { home: won, away: lost } : { home: lost, away: won }, detail: NOTHING }
  }

/** Sets or maps: each with what it is won by, and what the other side has in it at the least and at the most. */
const parts =
  ({ goal, least, most }: Record<'goal' | 'least' | 'most', number>) =>
  ({ matchUp, tournament: { sport, format }, draws }: Between): PastResult => {
    const bestOf = format.bestOf ?? (sport === 'volleyball' ? 5 : 3)
    const [score, detail] = [{ ...NOTHING }, { ...NOTHING }]
    // The better one wins the whole more often than a part of it.
    const share = (homeShare(matchUp) + MILLION / 2) / 2
    const isOver = (): boolean => score.home + score.away === bestOf || (bestOf !== 2 && Math.max(score.home, score.away) > bestOf / 2)
    while (!isOver()) {
      const isHome = draws.below(MILLION) < share
      score[sideOf(isHome)]++
      detail[sideOf(isHome)] += goal
      detail[sideOf(!isHome)] += least + draws.below(most - least + 1)
    }
    return { score, detail }
  }

function fight({ matchUp, draws }: Between): PastResult {
  const winner = sideOf(draws.below(MILLION) < homeShare(matchUp))
  return { score: { ...NOTHING, [winner]: 1 }, detail: { ...NOTHING, [winner]: draws.below(2) } }
}

const BY_SPORT: Record<Tournament['sport'], (between: Between) => PastResult> = {
  football,
  basketball: points({ least: 88, most: 112, margin: 22 }),
  'american-football': points({ least: 7, most: 27, margin: 21 }),
  tennis: parts({ goal: 6, least: 1, most: 4 }),
  volleyball: parts({ goal: 25, least: 14, most: 23 }),
  mma: fight,
  cs2: parts({ goal: 13, least: 3, most: 11 }),
  valorant: parts({ goal: 13, least: 3, most: 11 }),
  lol: parts({ goal: 22, least: 6, most: 20 }),
  dota2: parts({ goal: 34, least: 12, most: 32 }),
}

/** How a match ended that nobody could bet on: as likely as the sides are rated, and not from the table of transitions, which would take long. */
export const pastResult = (between: Between): PastResult => BY_SPORT[between.tournament.sport](between)
