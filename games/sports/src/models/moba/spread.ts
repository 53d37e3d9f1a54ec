import { type Here, LEADS, LEAD_AFTER, type MapChain, ORDERS, placeOf } from './chain.ts'
import { MINUTES } from './minute.ts'

/** By the side that wins the map: how likely each number is, from `least` on. */
interface Spread {
  least: number
  home: Float64Array
  away: Float64Array
}

/** What is rarer than this is left out at either end. */
const RARE = 1e-13

/** Ways of a minute that move a lead and a number alike. */
interface Move {
  to: number
  more: number
  places: number[]
}

function movesFrom(at: number, valueOf: (order: string) => number): Move[] {
  const moves = new Map<string, Move>()
  for (const [place, order] of ORDERS.entries()) {
    const [to, more] = [LEAD_AFTER[at * MINUTES + place]!, valueOf(order)]
    const met = moves.get(`${to} ${more}`)
    if (met) met.places.push(place)
    else moves.set(`${to} ${more}`, { to, more, places: [place] })
  }
  return [...moves.values()]
}

/** What minutes do to a number that kills add to. */
interface Growing {
  least: number
  most: number
  moves: Move[][]
}

export function growing(valueOf: (order: string) => number): Growing {
  const values = ORDERS.map(valueOf)
  return {
    least: Math.min(...values),
    most: Math.max(...values),
    moves: Array.from({ length: LEADS }, (_, at) => movesFrom(at, valueOf)),
  }
}

const chanceOf = ({ minutes }: MapChain, row: number, { places }: Move): number => {
  let chance = 0
  for (const place of places) chance += minutes[row + place]!
  return chance
}

/** Chances by lead and number, of which only those between two numbers are looked at. */
class Table {
  now: Float64Array
  next: Float64Array
  low: number
  high: number
  readonly width: number

  constructor(width: number, at: number, value: number) {
    this.width = width
    this.now = new Float64Array(LEADS * width)
    this.next = new Float64Array(LEADS * width)
    this.now[at * width + value] = 1
    this.low = value
    this.high = value
  }

  #isRare(value: number): boolean {
    for (let at = 0; at < LEADS; at++) if (this.now[at * this.width + value]! > RARE) return false
    return true
  }

  move(chain: MapChain, minute: number, { least, most, moves }: Growing): void {
    const { width, now, next, low, high } = this
    for (let at = 0; at < LEADS; at++) next.fill(0, at * width + low + least, at * width + high + most + 1)
    for (let at = 0; at < LEADS; at++) {
      const row = (minute * LEADS + at) * MINUTES
      const source = at * width
      for (const move of moves[at]!) {
        const chance = chanceOf(chain, row, move)
        const target = move.to * width + move.more
        for (let value = low; value <= high; value++) next[target + value]! += now[source + value]! * chance
      }
    }
    this.now = next
    this.next = now
    this.low += least
    this.high += most
    while (this.low < this.high && this.#isRare(this.low)) this.low++
    while (this.low < this.high && this.#isRare(this.high)) this.high--
  }

  end({ ends }: MapChain, minute: number, found: Spread): void {
    for (let at = 0; at < LEADS; at++) {
      const row = 2 * (minute * LEADS + at)
      const [home, away] = [ends[row]!, ends[row + 1]!]
      const left = 1 - home - away
      const source = at * this.width
      for (let value = this.low; value <= this.high; value++) {
        const here = this.now[source + value]!
        found.home[value]! += here * home
        found.away[value]! += here * away
        this.now[source + value] = here * left
      }
    }
  }

  /** What follows from each lead is added to where the number stands. */
  follow(after: After, found: Spread): void {
    const { width, least } = after
    for (let at = 0; at < LEADS; at++)
      for (let value = this.low; value <= this.high; value++) {
        const here = this.now[at * this.width + value]!
        if (here === 0) continue
        for (let n = 0; n < width; n++) {
          found.home[value + least + n]! += here * after.home[at * width + n]!
          found.away[value + least + n]! += here * after.away[at * width + n]!
        }
      }
  }
}

/** What is still added to a number from the beginning of a minute to the end of the map: by lead, then from `least` on. */
interface After extends Spread {
  width: number
}

const nothing = (least: number, width: number): After => ({
  least,
  width,
  home: new Float64Array(LEADS * width),
  away: new Float64Array(LEADS * width),
})

function isRareIn({ width, home, away }: After, n: number): boolean {
  for (let at = 0; at < LEADS; at++) if (home[at * width + n]! > RARE || away[at * width + n]! > RARE) return false
  return true
}

function withoutRare(after: After): After {
  const { least, width, home, away } = after
  let [low, high] = [0, width - 1]
  while (low < high && isRareIn(after, low)) low++
  while (low < high && isRareIn(after, high)) high--
  const kept = nothing(least + low, high - low + 1)
  for (let at = 0; at < LEADS; at++) {
    kept.home.set(home.subarray(at * width + low, at * width + high + 1), at * kept.width)
    kept.away.set(away.subarray(at * width + low, at * width + high + 1), at * kept.width)
  }
  return kept
}

/** Once the kills of a minute are there: the map ends, or what follows the next minute comes. */
function afterKills({ ends }: MapChain, minute: number, next: After): After {
  const low = Math.min(next.least, 0)
  const found = nothing(low, Math.max(next.least + next.width, 1) - low)
  for (let at = 0; at < LEADS; at++) {
    const row = 2 * (minute * LEADS + at)
    const [home, away] = [ends[row]!, ends[row + 1]!]
    const left = 1 - home - away
    const target = at * found.width + next.least - low
    for (let n = 0; n < next.width; n++) {
      found.home[target + n] = left * next.home[at * next.width + n]!
      found.away[target + n] = left * next.away[at * next.width + n]!
    }
    found.home[at * found.width - low]! += home
    found.away[at * found.width - low]! += away
  }
  return found
}

function beforeMinute(
  chain: MapChain,
  minute: number,
  { growing: { least, most, moves }, next }: { growing: Growing; next: After },
): After {
  const after = afterKills(chain, minute, next)
  const found = nothing(after.least + least, after.width + most - least)
  for (let at = 0; at < LEADS; at++) {
    const row = (minute * LEADS + at) * MINUTES
    for (const move of moves[at]!) {
      const chance = chanceOf(chain, row, move)
      const [source, target] = [move.to * after.width, at * found.width + move.more - least]
      for (let n = 0; n < after.width; n++) {
        found.home[target + n]! += chance * after.home[source + n]!
        found.away[target + n]! += chance * after.away[source + n]!
      }
    }
  }
  return withoutRare(found)
}

/** What follows is kept of every minute of this number: from any other it is few minutes to the next of them. */
export const KEPT_EVERY = 8

/** From the end of a map backward, once for all its minutes: by minute, of those that are kept. */
function followingIn(chain: MapChain, growing: Growing): Map<number, After> {
  const kept = new Map<number, After>()
  let next = nothing(0, 1)
  for (let minute = chain.rules.lastMinute; minute >= 0; minute--) {
    next = beforeMinute(chain, minute, { growing, next })
    if (minute % KEPT_EVERY === 0) kept.set(minute, next)
  }
  return kept
}

const known = new WeakMap<MapChain, Map<Growing, Map<number, After>>>()

function following(chain: MapChain, growing: Growing, minute: number): After | undefined {
  const ofChain = known.get(chain) ?? new Map<Growing, Map<number, After>>()
  known.set(chain, ofChain)
  const found = ofChain.get(growing) ?? followingIn(chain, growing)
  ofChain.set(growing, found)
  return found.get(minute)
}

/** How a number that kills add to stands at the end of a map, by who wins it. */
export function spreadAhead(chain: MapChain, { minute: from, stage, lead }: Here, growing: Growing): Spread {
  const { lastMinute, endsFrom } = chain.rules
  const minutes = lastMinute + 1 - from
  const width = (growing.most - growing.least) * minutes + 1
  const found: Spread = { least: growing.least * minutes, home: new Float64Array(width), away: new Float64Array(width) }
  const table = new Table(width, placeOf(lead), -found.least)
  for (let minute = from; minute <= lastMinute; minute++) {
    const isBegun = minute === from && stage > 0
    const after = minute % KEPT_EVERY === 0 && !isBegun ? following(chain, growing, minute) : undefined
    if (after) {
      table.follow(after, found)
      break
    }
    if (!isBegun) table.move(chain, minute, growing)
    if (minute >= endsFrom) table.end(chain, minute, found)
  }
  return found
}
