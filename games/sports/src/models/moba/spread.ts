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

  move({ minutes }: MapChain, minute: number, { least, most, moves }: Growing): void {
    const { width, now, next, low, high } = this
    for (let at = 0; at < LEADS; at++) next.fill(0, at * width + low + least, at * width + high + most + 1)
    for (let at = 0; at < LEADS; at++) {
      const row = (minute * LEADS + at) * MINUTES
      const source = at * width
      for (const { to, more, places } of moves[at]!) {
        let chance = 0
        for (const place of places) chance += minutes[row + place]!
        const target = to * width + more
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
}

/** How a number that kills add to stands at the end of a map, by who wins it. */
export function spreadAhead(chain: MapChain, { minute: from, stage, lead }: Here, growing: Growing): Spread {
  const { lastMinute, endsFrom } = chain.rules
  const minutes = lastMinute + 1 - from
  const width = (growing.most - growing.least) * minutes + 1
  const found: Spread = { least: growing.least * minutes, home: new Float64Array(width), away: new Float64Array(width) }
  const table = new Table(width, placeOf(lead), -found.least)
  for (let minute = from; minute <= lastMinute; minute++) {
    if (minute > from || stage === 0) table.move(chain, minute, growing)
    if (minute >= endsFrom) table.end(chain, minute, found)
  }
  return found
}
