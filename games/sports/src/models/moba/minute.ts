import { type Side, WEIGHTS } from '../model.ts'
import { FIGHTS, type MobaRules, OUTER_TOWERS, RATES, TOWERS_OF_LANE, fightMinutes, homeMinutes } from './rules.ts'
import type { Lanes, MobaMap, MobaStrengths } from './state.ts'

const THOUSAND = 1000

/** Nothing, then each of `FIGHTS`, the home side having the better of it; then the same for the away side. */
export const MINUTES = 2 * (FIGHTS.length + 1)
/** Who has the better of the minute with this place, and which fight it is. */
export const sideOfMinute = (place: number): Side => (place < MINUTES / 2 ? 'home' : 'away')
export const fightOfMinute = (place: number): (typeof FIGHTS)[number] | undefined => FIGHTS[(place % (MINUTES / 2)) - 1]

/** What each of the `MINUTES` weighs. */
export function minuteWeights({ homeMinutes: usual, kills }: MobaStrengths, minute: number, lead: number): number[] {
  const home = homeMinutes(usual, lead)
  const fights = fightMinutes(kills, minute)
  return [home, 1_000_000 - home].flatMap((minutes) => {
    // Millionths of millionths of hundredths, as billionths.
    const weights = FIGHTS.map(({ share }) => Math.floor((minutes * fights * share) / 100_000))
    return [minutes * THOUSAND - weights.reduce((sum, weight) => sum + weight, 0), ...weights]
  })
}

/** Of the home side and of the away side. */
export type Pair = readonly [home: number, away: number]

const pair = (rate: (steps: number) => number, lead: number): Pair => [THOUSAND * rate(lead), THOUSAND * rate(-lead)]

export const isThere = ({ from }: { from: number }, minute: number): boolean => minute >= from

export const monsterWeights = (lead: number): Pair => pair(RATES.monster, lead)

const hasTower = (lanes: Lanes): boolean => lanes.some((taken) => taken < OUTER_TOWERS)
const hasLane = (lanes: Lanes): boolean => lanes.some((taken) => taken < TOWERS_OF_LANE)

interface BuildingWeights {
  tower: Pair
  siege: Pair
}

/** A side goes on as long as the other has something that stands. */
export function buildingWeights(
  { siegesFrom, towersFrom }: MobaRules,
  lanes: MobaMap['lanes'],
  minute: number,
  lead: number,
): BuildingWeights {
  const towers = pair(RATES.tower, lead)
  const sieges = pair(RATES.siege, lead)
  const of = ([home, away]: Pair, from: number, can: (lanes: Lanes) => boolean): Pair =>
    minute < from ? [0, 0] : [can(lanes.home) ? home : 0, can(lanes.away) ? away : 0]
  return { tower: of(towers, towersFrom, hasTower), siege: of(sieges, siegesFrom, hasLane) }
}

/** In the last minute whoever leads wins. */
export function endWeights({ endsFrom, lastMinute }: MobaRules, minute: number, lead: number): Pair {
  if (minute < endsFrom) return [0, 0]
  if (minute >= lastMinute) return lead === 0 ? [WEIGHTS / 2, WEIGHTS / 2] : lead > 0 ? [WEIGHTS, 0] : [0, WEIGHTS]
  return pair((steps) => RATES.end(steps, minute - endsFrom), lead)
}

/** Stages of a minute. */
export const FIGHT_STAGE = 0
export const monsterStage = (monster: number): number => 1 + monster
export const buildingStage = ({ monsters }: MobaRules): number => 1 + monsters.length
export const endStage = ({ monsters }: MobaRules): number => 2 + monsters.length

/** The next stage of the minute in which something can happen; nothing once it is over. */
export function stageAfter(rules: MobaRules, { minute, monsters }: MobaMap, stage: number): number | undefined {
  for (let next = stage + 1; next <= endStage(rules); next++) {
    const monster = monsters[next - 1]
    if (monster ? isThere(monster, minute) : minute >= (next === endStage(rules) ? rules.endsFrom : rules.towersFrom)) return next
  }
  return undefined
}
