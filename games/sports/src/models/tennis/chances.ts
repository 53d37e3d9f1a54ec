/** Chances of points that the home side wins: on its own serve, and on the other's. */
export interface Points {
  serving: number
  receiving: number
}

/** The chance that whoever serves wins the game from this score, winning each point with this chance. */
export function gameChance(point: number, [own, other]: readonly [own: number, other: number] = [0, 0]): number {
  const lost = 1 - point
  const deuce = (point * point) / (1 - 2 * point * lost)
  if (own >= 3 && other >= 3) return own === other ? deuce : own > other ? point + lost * deuce : point * deuce
  const from = (won: number, conceded: number): number => {
    if (won === 4) return 1
    if (conceded === 4) return 0
    if (won === 3 && conceded === 3) return deuce
    return point * from(won + 1, conceded) + lost * from(won, conceded + 1)
  }
  return from(own, other)
}

/** Whether whoever served the first point of a tie-break serves the one of this number, from 0: one point, then two by turns. */
export const firstServes = (point: number): boolean => Math.floor((point + 1) / 2) % 2 === 0

interface TieBreak {
  goal: number
  homeIsFirst: boolean
  score?: readonly [home: number, away: number]
}

/**
 * The chance that the home side wins a tie-break, two clear. Level at the last point but one or later, whoever wins both of the next two, one on each serve, has
 * won: the chance is the same whoever serves first of them.
 */
export function tieBreakChance({ serving, receiving }: Points, { goal, homeIsFirst, score = [0, 0] }: TieBreak): number {
  const both = serving * receiving
  const level = both / (both + (1 - serving) * (1 - receiving))
  const chanceAt = (point: number): number => (firstServes(point) === homeIsFirst ? serving : receiving)
  const late = (home: number, away: number): number => {
    const next = chanceAt(home + away)
    return home === away ? level : home > away ? next + (1 - next) * level : next * level
  }
  const [fromHome, fromAway] = score
  if (fromHome >= goal - 1 && fromAway >= goal - 1) return late(fromHome, fromAway)
  // Backward from the end: what is right of a score, and what is below it.
  let below = new Float64Array(goal)
  for (let home = goal - 1; home >= fromHome; home--) {
    const row = new Float64Array(goal)
    for (let away = goal - 1; away >= fromAway; away--) {
      if (home === goal - 1 && away === goal - 1) {
        row[away] = level
        continue
      }
      const next = chanceAt(home + away)
      const won = home === goal - 1 ? 1 : below[away]!
      const lost = away === goal - 1 ? 0 : row[away + 1]!
      row[away] = next * won + (1 - next) * lost
    }
    below = row
  }
  return below[fromAway]!
}
