import { MINUTES } from './minute.ts'
import { MOST_LEAD } from './rules.ts'
import { type First, type Here, LEADS, type MapChain, ORDERS } from './chain.ts'

/** Kills that sides race to. */
export const RACES = [5, 10] as const

/** After a fight: who got there in it, or how many each side still needs. */
interface Step {
  winner?: 'home' | 'away'
  home: number
  away: number
}

function fought(order: string, home: number, away: number): Step {
  let left = { home, away }
  for (const letter of order) {
    left = letter === 'h' ? { ...left, home: left.home - 1 } : { ...left, away: left.away - 1 }
    if (left.home === 0) return { ...left, winner: 'home' }
    if (left.away === 0) return { ...left, winner: 'away' }
  }
  return left
}

/** Who has so many kills first, where these are still needed. */
export function killRace(chain: MapChain, here: Here, needs: { home: number; away: number }): First {
  const found: First = { home: 0, away: 0, none: 0 }
  const size = needs.home * needs.away
  const keyOf = ({ home, away }: Step): number => (home - 1) * needs.away + away - 1
  const steps = Array.from({ length: size }, (_, key) =>
    ORDERS.map((order) => fought(order, Math.floor(key / needs.away) + 1, (key % needs.away) + 1)),
  )
  let now = new Float64Array(LEADS * size)
  now[(here.lead + MOST_LEAD) * size + size - 1] = 1
  for (let minute = here.minute; minute <= chain.rules.lastMinute; minute++) {
    if (minute > here.minute || here.stage === 0) {
      const next = new Float64Array(LEADS * size)
      for (let at = 0; at < LEADS; at++)
        for (let key = 0; key < size; key++) {
          const chance = now[at * size + key]!
          if (chance === 0) continue
          for (let place = 0; place < MINUTES; place++) {
            const step = steps[key]![place]!
            const share = chance * chain.chance(minute, at, place)
            if (step.winner) found[step.winner] += share
            else next[chain.leadAfter(at, place) * size + keyOf(step)]! += share
          }
        }
      now = next
    }
    if (minute < chain.rules.endsFrom) continue
    for (let at = 0; at < LEADS; at++) {
      const end = chain.end(minute, at, 0) + chain.end(minute, at, 1)
      for (let key = at * size; key < (at + 1) * size; key++) {
        found.none += now[key]! * end
        now[key]! *= 1 - end
      }
    }
  }
  return found
}
