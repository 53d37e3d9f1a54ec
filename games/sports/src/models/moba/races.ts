import { remembered } from '../remembered.ts'
import { type First, type Here, LEADS, LEAD_AFTER, type MapChain, ORDERS, placeOf } from './chain.ts'
import { MINUTES } from './minute.ts'
import { KEPT_EVERY } from './spread.ts'

/** Kills that sides race to. */
export const RACES = [5, 10] as const

/** What is rarer than this is given up: nobody gets there. */
const RARE = 1e-13

/** How many kills each side still needs. */
interface Needs {
  home: number
  away: number
}

/** Ways to be short of the goal, as numbers from 0, and behind them two more: the home side got there, the away side did. */
const waysOf = ({ home, away }: Needs): number => home * away

/** Where a fight leads that begins with so many kills missing, at least one on either side. */
function fought(order: string, { home, away }: Needs, needs: Needs): number {
  for (const letter of order) {
    if (letter === 'h') home--
    else away--
    if (home === 0) return waysOf(needs)
    if (away === 0) return waysOf(needs) + 1
  }
  return (home - 1) * needs.away + away - 1
}

const known = new Map<string, Int16Array>()

/** By the minute's place, then by what is missing: it is the same in every map. */
function stepsOf(needs: Needs): Int16Array {
  const name = `${needs.home}:${needs.away}`
  const ways = waysOf(needs)
  const found =
    known.get(name) ??
    Int16Array.from({ length: MINUTES * ways }, (_, n) =>
      fought(ORDERS[Math.floor(n / ways)]!, { home: Math.floor((n % ways) / needs.away) + 1, away: (n % needs.away) + 1 }, needs),
    )
  known.set(name, found)
  return found
}

/** Chances by lead and by what is missing. */
class RaceTable {
  readonly #ways: number
  readonly #row: number
  readonly #steps: Int16Array
  #now: Float64Array
  #next: Float64Array
  /** Nothing is further from the goal than this. */
  #furthest: number

  constructor(needs: Needs, lead: number) {
    this.#ways = waysOf(needs)
    this.#row = this.#ways + 2
    this.#steps = stepsOf(needs)
    this.#now = new Float64Array(LEADS * this.#row)
    this.#next = new Float64Array(LEADS * this.#row)
    this.#furthest = this.#ways - 1
    this.#now[placeOf(lead) * this.#row + this.#furthest] = 1
  }

  fight({ minutes }: MapChain, minute: number, found: First): void {
    const [now, next, steps, ways, row] = [this.#now, this.#next, this.#steps, this.#ways, this.#row]
    next.fill(0)
    for (let at = 0; at < LEADS; at++)
      for (let way = 0; way <= this.#furthest; way++) {
        const here = now[at * row + way]!
        if (here === 0) continue
        for (let place = 0; place < MINUTES; place++)
          next[LEAD_AFTER[at * MINUTES + place]! * row + steps[place * ways + way]!]! +=
            here * minutes[(minute * LEADS + at) * MINUTES + place]!
      }
    for (let at = 0; at < LEADS; at++) {
      found.home += next[at * row + ways]!
      found.away += next[at * row + ways + 1]!
    }
    this.#now = next
    this.#next = now
    while (this.#furthest > 0 && this.#isRare(this.#furthest)) this.#furthest--
  }

  #isRare(way: number): boolean {
    for (let at = 0; at < LEADS; at++) if (this.#now[at * this.#row + way]! > RARE) return false
    return true
  }

  /** What follows from where both sides stand now. */
  follow(after: After, needs: Needs, found: First): void {
    for (let at = 0; at < LEADS; at++)
      for (let way = 0; way <= this.#furthest; way++) {
        const here = this.#now[at * this.#row + way]!
        if (here === 0) continue
        const place = at * WAYS + Math.floor(way / needs.away) * MOST + (way % needs.away)
        found.home += here * after.home[place]!
        found.away += here * after.away[place]!
      }
  }

  /** The map ends for some; how likely it goes on. */
  end({ ends }: MapChain, minute: number): number {
    let open = 0
    for (let at = 0; at < LEADS; at++) {
      const end = 2 * (minute * LEADS + at)
      const left = 1 - ends[end]! - ends[end + 1]!
      for (let key = at * this.#row; key <= at * this.#row + this.#furthest; key++) {
        this.#now[key]! *= left
        open += this.#now[key]!
      }
    }
    return open
  }
}

/** The most kills that a side can be short of a goal by. */
const MOST = Math.max(...RACES)
const WAYS = MOST * MOST

/** How likely each side gets there first from the beginning of a minute: by lead and by what is missing. */
interface After {
  home: Float64Array
  away: Float64Array
}

const nobody = (): After => ({ home: new Float64Array(LEADS * WAYS), away: new Float64Array(LEADS * WAYS) })

function beforeMinute({ minutes, ends }: MapChain, minute: number, next: After): After {
  const steps = stepsOf({ home: MOST, away: MOST })
  const found = nobody()
  for (let at = 0; at < LEADS; at++)
    for (let place = 0; place < MINUTES; place++) {
      const chance = minutes[(minute * LEADS + at) * MINUTES + place]!
      const to = LEAD_AFTER[at * MINUTES + place]!
      const end = 2 * (minute * LEADS + to)
      const goesOn = chance * (1 - ends[end]! - ends[end + 1]!)
      for (let way = 0; way < WAYS; way++) {
        const step = steps[place * WAYS + way]!
        if (step === WAYS) found.home[at * WAYS + way]! += chance
        else if (step === WAYS + 1) found.away[at * WAYS + way]! += chance
        else {
          found.home[at * WAYS + way]! += goesOn * next.home[to * WAYS + step]!
          found.away[at * WAYS + way]! += goesOn * next.away[to * WAYS + step]!
        }
      }
    }
  return found
}

/** From the end of a map backward, once for all its minutes and for every goal: by minute, of those that are kept. */
const following = remembered((chain: MapChain): Map<number, After> => {
  const kept = new Map<number, After>()
  let next = nobody()
  for (let minute = chain.rules.lastMinute; minute >= 0; minute--) {
    next = beforeMinute(chain, minute, next)
    if (minute % KEPT_EVERY === 0) kept.set(minute, next)
  }
  return kept
})

/** Who has so many kills first, where these are still needed. */
export function killRace(chain: MapChain, here: Here, needs: Needs): First {
  const found: First = { home: 0, away: 0, none: 0 }
  const table = new RaceTable(needs, here.lead)
  for (let minute = here.minute; minute <= chain.rules.lastMinute; minute++) {
    const isBegun = minute === here.minute && here.stage > 0
    const after = isBegun ? undefined : following(chain).get(minute)
    if (after) {
      table.follow(after, needs, found)
      break
    }
    if (!isBegun) table.fight(chain, minute, found)
    if (table.end(chain, minute) < RARE) break
  }
  found.none = Math.max(1 - found.home - found.away, 0)
  return found
}
