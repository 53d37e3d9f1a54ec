import type { Side } from '../model.ts'
import { type Score, type Winners, scoreOf, winnerAt } from '../winners.ts'
import { type VolleyballStrengths, setWinner } from './state.ts'

const MILLION = 1_000_000

/** The chance that the home side wins a rally, by who serves. */
export type RallyChances = Record<Side, number>

export const rallyChances = ({ home, away }: VolleyballStrengths): RallyChances => ({ home: 1 - away / MILLION, away: home / MILLION })

/** The chance that the home side wins a set from level, one point before its goal or later, by who serves: two rallies running. */
export function levelChances({ home: onServe, away: receiving }: RallyChances): RallyChances {
  const goesOn = 1 - receiving * (1 - onServe)
  const all = goesOn * goesOn - onServe * (1 - onServe) * receiving * (1 - receiving)
  const home = (onServe * onServe) / all
  return { home, away: (receiving * (onServe + (1 - receiving) * home)) / goesOn }
}

/** A set from where it stands. */
interface SetNow {
  goal: number
  rallies: Winners
  /** Who serves first in it. */
  first: Side
}

export interface SetEnd extends Score {
  chance: number
}

/** How often a set that is level near its end is gone through point by point. Beyond, only who wins is told: no line is that high. */
const LEVELS = 40

interface Serves {
  home: number
  away: number
}

/** Forward over scores, with whoever serves. */
export function setEnds(chances: RallyChances, { goal, rallies, first }: SetNow): SetEnd[] {
  const from = scoreOf(rallies)
  const server = rallies === '' ? first : winnerAt(rallies, rallies.length - 1)!
  const last = Math.max(goal - 1, Math.min(from.home, from.away)) + LEVELS
  const ends: SetEnd[] = []
  let level = new Map<number, Serves>([[from.home, { home: server === 'home' ? 1 : 0, away: server === 'away' ? 1 : 0 }]])
  for (let points = rallies.length; level.size > 0; points++) {
    const next = new Map<number, Serves>()
    const at = (home: number): Serves => {
      const known = next.get(home)
      if (known) return known
      const fresh = { home: 0, away: 0 }
      next.set(home, fresh)
      return fresh
    }
    for (const [home, serves] of level) {
      const away = points - home
      if (setWinner({ home, away }, goal)) ends.push({ home, away, chance: serves.home + serves.away })
      else if (home === last && away === last) ends.push(...fromLevel(chances, last, serves))
      else {
        const won = serves.home * chances.home + serves.away * chances.away
        const lost = serves.home * (1 - chances.home) + serves.away * (1 - chances.away)
        if (won > 0) at(home + 1).home += won
        if (lost > 0) at(home).away += lost
      }
    }
    level = next
  }
  return ends
}

function fromLevel(chances: RallyChances, level: number, serves: Serves): SetEnd[] {
  const ofLevel = levelChances(chances)
  const won = serves.home * ofLevel.home + serves.away * ofLevel.away
  return [
    { home: level + 2, away: level, chance: won },
    { home: level, away: level + 2, chance: serves.home + serves.away - won },
  ]
}

/** The chance that the home side is the first to so many points of a set. */
export function raceChance(chances: RallyChances, { rallies, first }: Pick<SetNow, 'rallies' | 'first'>, goal: number): number {
  const score = { home: 0, away: 0 }
  for (const letter of rallies) {
    if (letter === 'h') score.home++
    else score.away++
    if (score.home === goal) return 1
    if (score.away === goal) return 0
  }
  const server = rallies === '' ? first : winnerAt(rallies, rallies.length - 1)!
  // Backward: of a score, by who serves.
  let below = Array.from({ length: goal }, () => ({ home: 1, away: 1 }))
  for (let home = goal - 1; home >= score.home; home--) {
    const row = Array.from({ length: goal }, () => ({ home: 0, away: 0 }))
    for (let away = goal - 1; away >= score.away; away--) {
      const won = below[away]!.home
      const lost = away === goal - 1 ? 0 : row[away + 1]!.away
      for (const side of ['home', 'away'] as const) row[away]![side] = chances[side] * won + (1 - chances[side]) * lost
    }
    below = row
  }
  return below[score.away]![server]
}
