import { type Side, WEIGHTS } from '../model.ts'
import { letterOf, otherSide } from '../winners.ts'
import { MINUTES, type Pair, endStage, endWeights, fightOfMinute, minuteWeights, sideOfMinute } from './minute.ts'
import { MOST_LEAD, type MobaRules } from './rules.ts'
import type { MobaStrengths } from './state.ts'

/** Leads as places from 0. */
const LEADS = 2 * MOST_LEAD + 1
export const leadAt = (place: number): number => place - MOST_LEAD

/** From where in a map one looks ahead. */
export interface Here {
  minute: number
  stage: number
  lead: number
}

/** Kills of a minute: those of the home side, those of the away side, in order. */
const orderOf = (place: number): string => {
  const side = sideOfMinute(place)
  return (fightOfMinute(place)?.order ?? '').replaceAll(/[wl]/g, (letter) => letterOf(letter === 'w' ? side : otherSide(side)))
}
const ORDERS = Array.from({ length: MINUTES }, (_, place) => orderOf(place))

const leadAfter = (at: number, place: number): number => {
  const steps = fightOfMinute(place)?.steps ?? 1
  return Math.min(LEADS - 1, Math.max(0, at + (sideOfMinute(place) === 'home' ? steps : -steps)))
}

/** The lead of a map from minute to minute, and when it ends: all that follows from the strengths, worked out once. */
export class MapChain {
  readonly rules: MobaRules
  /** By minute, lead and place among the `MINUTES`. */
  readonly #minutes: Float64Array
  /** By minute, lead and side. */
  readonly #ends: Float64Array
  readonly #leads = Array.from({ length: LEADS }, (_, at) => Array.from({ length: MINUTES }, (_, place) => leadAfter(at, place)))

  constructor(rules: MobaRules, strengths: MobaStrengths) {
    this.rules = rules
    const minutes = rules.lastMinute + 1
    this.#minutes = new Float64Array(minutes * LEADS * MINUTES)
    this.#ends = new Float64Array(minutes * LEADS * 2)
    for (let minute = 0; minute < minutes; minute++)
      for (let at = 0; at < LEADS; at++) {
        const row = minute * LEADS + at
        for (const [n, weight] of minuteWeights(strengths, minute, leadAt(at)).entries()) this.#minutes[row * MINUTES + n] = weight / WEIGHTS
        for (const [n, weight] of endWeights(rules, minute, leadAt(at)).entries()) this.#ends[row * 2 + n] = weight / WEIGHTS
      }
  }

  /** How likely this minute is, and the lead after it. */
  chance(minute: number, at: number, place: number): number {
    return this.#minutes[(minute * LEADS + at) * MINUTES + place]!
  }

  leadAfter(at: number, place: number): number {
    return this.#leads[at]![place]!
  }

  end(minute: number, at: number, side: 0 | 1): number {
    return this.#ends[(minute * LEADS + at) * 2 + side]!
  }
}

/** By the side that wins the map: how likely each number is, from −`most` on. */
export interface Spread {
  most: number
  home: Float64Array
  away: Float64Array
}

/** Ways of a minute that move a lead and a number alike. */
function movesOf(chain: MapChain, at: number, valueOf: (order: string) => number): { to: number; more: number; places: number[] }[] {
  const moves = new Map<string, { to: number; more: number; places: number[] }>()
  for (const [place, order] of ORDERS.entries()) {
    const [to, more] = [chain.leadAfter(at, place), valueOf(order)]
    const key = `${to} ${more}`
    const move = moves.get(key)
    if (move) move.places.push(place)
    else moves.set(key, { to, more, places: [place] })
  }
  return [...moves.values()]
}

/** Less than this is dropped on the way. */
const HARDLY = 1e-20

/** How a number that kills add to stands at the end of a map, by who wins it. */
export function spreadAhead(chain: MapChain, { minute: from, stage, lead }: Here, valueOf: (order: string) => number): Spread {
  const { lastMinute } = chain.rules
  const most = (lastMinute + 1 - from) * Math.max(...ORDERS.map((order) => Math.abs(valueOf(order))))
  const width = 2 * most + 1
  const moves = Array.from({ length: LEADS }, (_, at) => movesOf(chain, at, valueOf))
  const least = Math.min(0, ...ORDERS.map(valueOf))
  const greatest = Math.max(0, ...ORDERS.map(valueOf))
  const found: Spread = { most, home: new Float64Array(width), away: new Float64Array(width) }
  let now = new Float64Array(LEADS * width)
  let next = new Float64Array(LEADS * width)
  now[(lead + MOST_LEAD) * width + most] = 1
  let [low, high] = [most, most]
  for (let minute = from; minute <= lastMinute; minute++) {
    if (minute > from || stage === 0) {
      next.fill(0)
      for (let at = 0; at < LEADS; at++)
        for (const { to, more, places } of moves[at]!) {
          let chance = 0
          for (const place of places) chance += chain.chance(minute, at, place)
          const [source, target] = [at * width, to * width + more]
          for (let value = low; value <= high; value++) {
            const here = now[source + value]!
            if (here > HARDLY) next[target + value]! += here * chance
          }
        }
      ;[now, next] = [next, now]
      low += least
      high += greatest
    }
    if (minute >= chain.rules.endsFrom) endSpread({ chain, minute, found, now, low, high })
  }
  return found
}

interface Ending {
  chain: MapChain
  minute: number
  found: Spread
  now: Float64Array
  low: number
  high: number
}

function endSpread({ chain, minute, found, now, low, high }: Ending): void {
  const width = found.home.length
  for (let at = 0; at < LEADS; at++) {
    const [home, away] = [chain.end(minute, at, 0), chain.end(minute, at, 1)]
    for (let value = low; value <= high; value++) {
      const here = now[at * width + value]!
      if (here === 0) continue
      found.home[value]! += here * home
      found.away[value]! += here * away
      now[at * width + value] = here * (1 - home - away)
    }
  }
}

/** Who does something first; nobody before the map ends. */
export interface First {
  home: number
  away: number
  none: number
}

export interface Awaited {
  /** In which stage of a minute it can happen, and how likely by each side. */
  stage: number
  chances: (minute: number, lead: number) => Pair
  /** Does winning the map bring it? */
  atEnd: (side: Side) => boolean
}

/** Moves leads on by a minute; what `hear` takes away stops there. */
function moveOn(chain: MapChain, minute: number, now: Float64Array, hear?: (place: number, chance: number) => boolean): Float64Array {
  const next = new Float64Array(LEADS)
  for (let at = 0; at < LEADS; at++) {
    const here = now[at]!
    if (here === 0) continue
    for (let place = 0; place < MINUTES; place++) {
      const chance = here * chain.chance(minute, at, place)
      if (!hear?.(place, chance)) next[chain.leadAfter(at, place)]! += chance
    }
  }
  return next
}

function endFirst(chain: MapChain, minute: number, now: Float64Array, hear: (side: Side | undefined, chance: number) => void): void {
  for (let at = 0; at < LEADS; at++) {
    const [home, away] = [chain.end(minute, at, 0), chain.end(minute, at, 1)]
    hear('home', now[at]! * home)
    hear('away', now[at]! * away)
    now[at]! *= 1 - home - away
  }
}

function leadsFrom({ lead }: Here): Float64Array {
  const leads = new Float64Array(LEADS)
  leads[lead + MOST_LEAD] = 1
  return leads
}

/** Who takes the next of something that stands or comes at its time. */
export function firstAhead(chain: MapChain, here: Here, { stage, chances, atEnd }: Awaited): First {
  const found: First = { home: 0, away: 0, none: 0 }
  let now = leadsFrom(here)
  const last = endStage(chain.rules)
  for (let minute = here.minute; minute <= chain.rules.lastMinute; minute++) {
    const begun = minute === here.minute ? here.stage : 0
    if (begun === 0) now = moveOn(chain, minute, now)
    if (begun <= stage)
      for (let at = 0; at < LEADS; at++) {
        const [home, away] = chances(minute, leadAt(at))
        found.home += (now[at]! * home) / WEIGHTS
        found.away += (now[at]! * away) / WEIGHTS
        now[at]! *= 1 - (home + away) / WEIGHTS
      }
    if (begun <= last) endFirst(chain, minute, now, (side, chance) => (found[side && atEnd(side) ? side : 'none'] += chance))
  }
  return found
}

/** Who kills next. */
export function nextKill(chain: MapChain, here: Here): First {
  const found: First = { home: 0, away: 0, none: 0 }
  let now = leadsFrom(here)
  for (let minute = here.minute; minute <= chain.rules.lastMinute; minute++) {
    if (minute > here.minute || here.stage === 0)
      now = moveOn(chain, minute, now, (place, chance) => {
        const first = ORDERS[place]![0]
        if (first === undefined) return false
        found[first === 'h' ? 'home' : 'away'] += chance
        return true
      })
    endFirst(chain, minute, now, (_, chance) => (found.none += chance))
  }
  return found
}

export { LEADS, ORDERS }
