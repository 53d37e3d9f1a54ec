import type { MarketKind, OutcomeWords, Result } from './market.ts'

/** Scores of a match of sets or maps, by how many it is the best of, in the feed's order, and the number of the first. */
const SCORES: Record<BestOf, { first: number; scores: readonly (readonly [home: number, away: number])[] }> = {
  1: { first: 0, scores: [] },
  2: {
    first: 1,
    scores: [
      [2, 0],
      [1, 1],
      [0, 2],
    ],
  },
  3: {
    first: 4,
    scores: [
      [2, 0],
      [2, 1],
      [1, 2],
      [0, 2],
    ],
  },
  5: {
    first: 8,
    scores: [
      [3, 0],
      [3, 1],
      [3, 2],
      [2, 3],
      [1, 3],
      [0, 3],
    ],
  },
}

type BestOf = 1 | 2 | 3 | 5

interface CorrectScore extends Required<Pick<MarketKind<never>, 'variant' | 'outcomes'>> {
  result: (score: { home: number; away: number }, outcome: string) => Result
}

/** The correct score of a match that is the best of so many, as a variant of the feed's. */
export function correctScore(bestOf: BestOf): CorrectScore {
  const variant = `sr:correct_score:bestof:${bestOf}`
  const { first, scores } = SCORES[bestOf]
  const idOf = (at: number): string => `${variant}:${first + at}`
  const outcomes = scores.map(([home, away], at): OutcomeWords => ({
    id: idOf(at),
    name: { en: `${home}:${away}`, pt: `${home}:${away}` },
  }))
  const wonBy = new Map(scores.map(([home, away], at) => [`${home}:${away}`, idOf(at)]))
  return { variant, outcomes, result: ({ home, away }, outcome) => (wonBy.get(`${home}:${away}`) === outcome ? 'won' : 'lost') }
}
