/** All that decides a match besides strengths. */
export type FootballRules = {
  /** G(t) = x + late·(x² − x) of the goals have come at x = t/90: 45 % of them in the first half. */
  late: number
  /** What the score makes of a side's goals. */
  trailing: number
  leading: number
  /** What red cards make of them: of its own, and of the other side. */
  own: [number, number, number]
  other: [number, number, number]
  /** Chance of a red card, a minute and a side. */
  red: number
  /** How likely so many minutes are added to each half, in billionths. */
  added: { first: AddedTime[]; second: AddedTime[] }
  /** Beats of the break. */
  breakBeats: number
  /** Goals that are counted of a side, and of both. The second changes no price in its first six digits. */
  goalsMost: MostGoals
  redsMost: number
  cornersMost: number
  cardsMost: number
}

export type MostGoals = { side: number; both: number }

export type AddedTime = { minutes: number; weight: number }

export const MINUTES = 90
export const HALF = 45

export const RULES: FootballRules = {
  late: 0.2,
  trailing: 1.12,
  leading: 0.92,
  own: [1, 0.67, 0.45],
  other: [1, 1.25, 1.5],
  red: 0.0018,
  added: {
    first: [
      { minutes: 1, weight: 600_000_000 },
      { minutes: 2, weight: 400_000_000 },
    ],
    second: [
      { minutes: 2, weight: 350_000_000 },
      { minutes: 3, weight: 400_000_000 },
      { minutes: 4, weight: 250_000_000 },
    ],
  },
  breakBeats: 8,
  goalsMost: { side: 10, both: 12 },
  redsMost: 2,
  cornersMost: 20,
  cardsMost: 11,
}
