import { type First, type Here, LEADS, LEAD_AFTER, type MapChain, ORDERS, placeOf } from './chain.ts'
import { MINUTES } from './minute.ts'

/** Kills that sides race to. */
export const RACES = [5, 10] as const

/** What is rarer than this is given up: nobody gets there. */
const RARE = 1e-16
const HOME = -1
const AWAY = -2

/** Where a fight leads that begins with so many kills missing on either side, each at least one: who got there in it, or what is missing after it. */
function fought(order: string, home: number, away: number, keyOf: (home: number, away: number) => number): number {
  for (const letter of order) {
    if (letter === 'h') home--
    else away--
    if (home === 0) return HOME
    if (away === 0) return AWAY
  }
  return keyOf(home, away)
}

/** Who has so many kills first, where these are still needed. */
export function killRace(chain: MapChain, here: Here, needs: { home: number; away: number }): First {
  const found: First = { home: 0, away: 0, none: 0 }
  const size = needs.home * needs.away
  const keyOf = (home: number, away: number): number => (home - 1) * needs.away + away - 1
  const steps = Int16Array.from({ length: size * MINUTES }, (_, n) => {
    const key = Math.floor(n / MINUTES)
    return fought(ORDERS[n % MINUTES]!, Math.floor(key / needs.away) + 1, (key % needs.away) + 1, keyOf)
  })
  let now = new Float64Array(LEADS * size)
  let next = new Float64Array(LEADS * size)
  now[placeOf(here.lead) * size + size - 1] = 1
  for (let minute = here.minute; minute <= chain.rules.lastMinute; minute++) {
    if (minute > here.minute || here.stage === 0) {
      fight({ chain, minute, now, next, steps, size }, found)
      ;[now, next] = [next, now]
    }
    if (minute >= chain.rules.endsFrom) endSome(chain, minute, now)
  }
  found.none = 1 - found.home - found.away
  return found
}

interface Fighting {
  chain: MapChain
  minute: number
  now: Float64Array
  next: Float64Array
  steps: Int16Array
  size: number
}

function fight({ chain: { minutes }, minute, now, next, steps, size }: Fighting, found: First): void {
  next.fill(0)
  for (let at = 0; at < LEADS; at++) {
    const row = (minute * LEADS + at) * MINUTES
    for (let key = 0; key < size; key++) {
      const chance = now[at * size + key]!
      if (chance < RARE) continue
      for (let place = 0; place < MINUTES; place++) {
        const share = chance * minutes[row + place]!
        const step = steps[key * MINUTES + place]!
        if (step >= 0) next[LEAD_AFTER[at * MINUTES + place]! * size + step]! += share
        else if (step === HOME) found.home += share
        else found.away += share
      }
    }
  }
}

function endSome({ ends }: MapChain, minute: number, now: Float64Array): void {
  const size = now.length / LEADS
  for (let at = 0; at < LEADS; at++) {
    const row = 2 * (minute * LEADS + at)
    const left = 1 - ends[row]! - ends[row + 1]!
    for (let key = at * size; key < (at + 1) * size; key++) now[key]! *= left
  }
}
