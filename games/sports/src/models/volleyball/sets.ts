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

/** Chances of one number of rallies, by points of the home side, and by whoever serves. */
interface Served {
  home: Float64Array
  away: Float64Array
}

const served = (length: number): Served => ({ home: new Float64Array(length), away: new Float64Array(length) })

/** Forward over scores, with whoever serves. */
export function setEnds(chances: RallyChances, { goal, rallies, first }: SetNow): SetEnd[] {
  const from = scoreOf(rallies)
  const server = rallies === '' ? first : winnerAt(rallies, rallies.length - 1)!
  const last = Math.max(goal - 1, Math.min(from.home, from.away)) + LEVELS
  const ends: SetEnd[] = []
  let [now, next] = [served(last + 3), served(last + 3)]
  now[server][from.home] = 1
  // Points that the home side can have after so many rallies.
  let [least, most] = [from.home, from.home]
  for (let points = rallies.length; least <= most; points++) {
    let [lowest, highest] = [last + 3, -1]
    for (let home = least; home <= most; home++) {
      const [onServe, receiving] = [now.home[home]!, now.away[home]!]
      now.home[home] = 0
      now.away[home] = 0
      const chance = onServe + receiving
      const away = points - home
      if (chance === 0) continue
      if (setWinner({ home, away }, goal)) ends.push({ home, away, chance })
      else if (home === last && away === last) ends.push(...fromLevel(chances, last, { home: onServe, away: receiving }))
      else {
        const won = onServe * chances.home + receiving * chances.away
        next.home[home + 1]! += won
        next.away[home]! += chance - won
        lowest = Math.min(lowest, home)
        highest = Math.max(highest, home + 1)
      }
    }
    ;[now, next] = [next, now]
    ;[least, most] = [lowest, highest]
  }
  return ends
}

function fromLevel(chances: RallyChances, level: number, serves: RallyChances): SetEnd[] {
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
  const ones = new Float64Array(goal).fill(1)
  let below: Served = { home: ones, away: ones }
  for (let home = goal - 1; home >= score.home; home--) {
    const row = served(goal)
    for (let away = goal - 1; away >= score.away; away--) {
      const won = below.home[away]!
      const lost = away === goal - 1 ? 0 : row.away[away + 1]!
      row.home[away] = chances.home * won + (1 - chances.home) * lost
      row.away[away] = chances.away * won + (1 - chances.away) * lost
    }
    below = row
  }
  return below[server][score.away]!
}
