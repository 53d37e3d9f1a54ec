import { type Side, WEIGHTS } from '../model.ts'
import { letterOf, otherSide } from '../winners.ts'
import { MINUTES, endWeights, fightOfMinute, minuteWeights, sideOfMinute } from './minute.ts'
import { MOST_LEAD, type MobaRules } from './rules.ts'
import type { MobaStrengths } from './state.ts'

/** Leads as places from 0. */
export const LEADS = 2 * MOST_LEAD + 1
export const leadAt = (place: number): number => place - MOST_LEAD
export const placeOf = (lead: number): number => lead + MOST_LEAD

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
export const ORDERS = Array.from({ length: MINUTES }, (_, place) => orderOf(place))

/** By how much a minute moves the lead. */
const stepsOf = (place: number): number => (fightOfMinute(place)?.steps ?? 1) * (sideOfMinute(place) === 'home' ? 1 : -1)
const STEPS = Array.from({ length: MINUTES }, (_, place) => stepsOf(place))

const leadAfter = (at: number, steps: number): number => Math.min(LEADS - 1, Math.max(0, at + steps))
/** By the lead and the place of the minute. */
export const LEAD_AFTER = Uint8Array.from({ length: LEADS * MINUTES }, (_, n) => leadAfter(Math.floor(n / MINUTES), STEPS[n % MINUTES]!))

/** The lead of a map from minute to minute, and when it ends: all that follows from the strengths, worked out once. */
export class MapChain {
  readonly rules: MobaRules
  /** How likely each minute is: by minute, lead and place among the `MINUTES`. */
  readonly minutes: Float64Array
  /** How likely a map ends: by minute, lead and side. */
  readonly ends: Float64Array

  constructor(rules: MobaRules, strengths: MobaStrengths) {
    this.rules = rules
    const minutes = rules.lastMinute + 1
    this.minutes = new Float64Array(minutes * LEADS * MINUTES)
    this.ends = new Float64Array(minutes * LEADS * 2)
    for (let minute = 0; minute < minutes; minute++)
      for (let at = 0; at < LEADS; at++) {
        const row = minute * LEADS + at
        for (const [n, weight] of minuteWeights(strengths, minute, leadAt(at)).entries()) this.minutes[row * MINUTES + n] = weight / WEIGHTS
        for (const [n, weight] of endWeights(rules, minute, leadAt(at)).entries()) this.ends[row * 2 + n] = weight / WEIGHTS
      }
  }
}

/** Who does something first; nobody before the map ends. */
export interface First {
  home: number
  away: number
  none: number
}

interface Awaited {
  /** In which stage of a minute it can happen. */
  stage: number
  /** How likely in a minute: by lead and side. */
  chances: (minute: number) => Float64Array | undefined
  /** Does winning the map bring it? */
  atEnd: (side: Side) => boolean
}

function leadsFrom({ lead }: Here): Float64Array {
  const leads = new Float64Array(LEADS)
  leads[placeOf(lead)] = 1
  return leads
}

/** The map ends for some leads; who wins it in these hears of it. */
function endSome({ ends }: MapChain, minute: number, now: Float64Array): { home: number; away: number } {
  const ended = { home: 0, away: 0 }
  for (let at = 0; at < LEADS; at++) {
    const row = 2 * (minute * LEADS + at)
    const [home, away] = [ends[row]!, ends[row + 1]!]
    ended.home += now[at]! * home
    ended.away += now[at]! * away
    now[at]! *= 1 - home - away
  }
  return ended
}

/** Leads after a minute, for those minutes alone that end without a kill, or for all. */
function moveOn({ minutes }: MapChain, minute: number, now: Float64Array, hear?: (place: number, chance: number) => void): Float64Array {
  const next = new Float64Array(LEADS)
  for (let at = 0; at < LEADS; at++) {
    const here = now[at]!
    if (here === 0) continue
    const row = (minute * LEADS + at) * MINUTES
    for (let place = 0; place < MINUTES; place++) {
      const chance = here * minutes[row + place]!
      if (hear && ORDERS[place]! !== '') hear(place, chance)
      else next[LEAD_AFTER[at * MINUTES + place]!]! += chance
    }
  }
  return next
}

/** Who takes the next of something that stands or comes at its time. */
export function firstAhead(chain: MapChain, here: Here, { stage, chances, atEnd }: Awaited): First {
  const found: First = { home: 0, away: 0, none: 0 }
  let now = leadsFrom(here)
  for (let minute = here.minute; minute <= chain.rules.lastMinute; minute++) {
    const begun = minute === here.minute ? here.stage : 0
    if (begun === 0) now = moveOn(chain, minute, now)
    const some = begun <= stage ? chances(minute) : undefined
    if (some)
      for (let at = 0; at < LEADS; at++) {
        const [home, away] = [some[2 * at]!, some[2 * at + 1]!]
        found.home += now[at]! * home
        found.away += now[at]! * away
        now[at]! *= 1 - home - away
      }
    const { home, away } = endSome(chain, minute, now)
    found[atEnd('home') ? 'home' : 'none'] += home
    found[atEnd('away') ? 'away' : 'none'] += away
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
        found[ORDERS[place]!.startsWith('h') ? 'home' : 'away'] += chance
      })
    const { home, away } = endSome(chain, minute, now)
    found.none += home + away
  }
  return found
}
