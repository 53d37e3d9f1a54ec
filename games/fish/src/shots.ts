import { BadMove } from '@tucano/round'
import type { Point } from './path.ts'
import { isWithin } from './path.ts'
import type { Sea } from './sea.ts'
import { WORTH_MAX } from './species.ts'
import { type Fish, placeOf } from './spawns.ts'

export const WEAPONS = ['bullet', 'net', 'heavy'] as const
export type Weapon = (typeof WEAPONS)[number]

/** Under a net there are at most so many. */
export const NET_MAX = 12
const BOMB_MAX = 40

/** A fish of one of the two minutes that are in the water, by its number. */
export interface Ref {
  /** 0 is the minute that runs when the bullet lands, 1 the one before it. */
  ago: 0 | 1
  fish: number
}

/** A shot as it was decided: at which fish it landed, and when, from the beginning of the minute that ran then. */
export interface Shot {
  weapon: Weapon
  /** The place of what a bullet costs among the sea's levels. */
  level: number
  atMs: number
  /** The fish that was aimed at comes first, then what else lay under the net, or within reach of what blows up. */
  at: readonly Ref[]
}

/** What a shot costs, in minor units. */
export const costOf = (sea: Sea, { weapon, level }: Pick<Shot, 'weapon' | 'level'>): number => sea.levels[level]! * bulletsOf(sea, weapon)
export const bulletsOf = (sea: Sea, weapon: Weapon): number => (weapon === 'heavy' ? sea.heavy : 1)

/** A fish in the water, and where it is. */
export interface Swimming {
  ref: Ref
  fish: Fish
  place: Point
}

/** Who is in the water at a moment of a minute; `before` are those of the minute before it. */
export function swimmingAt({ now, before }: { now: readonly Fish[]; before: readonly Fish[] }, atMs: number, minuteMs: number): Swimming[] {
  const of = (fish: readonly Fish[], ago: 0 | 1): Swimming[] =>
    fish.flatMap((one) => {
      const place = placeOf(one, atMs + ago * minuteMs)
      return place ? [{ ref: { ago, fish: one.id }, fish: one, place }] : []
    })
  return [...of(before, 1), ...of(now, 0)]
}

/** What a shot at a fish takes with it: what lies under the net, or around what blows up, the nearest first. */
export function targetsOf(sea: Sea, weapon: Weapon, aimed: Swimming, swimming: readonly Swimming[]): Ref[] {
  const { fish, place } = aimed
  const near = (reach: number): Swimming[] =>
    swimming
      .filter((other) => other !== aimed && other.fish.kind.reach === undefined && isWithin(other.place, place, reach))
      .toSorted((a, b) => away(a.place, place) - away(b.place, place))
  if (weapon === 'net') return [aimed, ...near(sea.net)].slice(0, NET_MAX).map(({ ref }) => ref)
  if (fish.kind.reach === undefined) return [aimed.ref]
  let worth = fixedWorth(fish)
  const around = near(fish.kind.reach).filter((other) => {
    const more = fixedWorth(other.fish)
    if (more === 0 || worth + more > WORTH_MAX) return false
    worth += more
    return true
  })
  return [aimed, ...around.slice(0, BOMB_MAX)].map(({ ref }) => ref)
}

const away = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2
/** What is worth one of several values is not blown up. */
export const fixedWorth = ({ kind }: Fish): number => ('is' in kind.worth ? kind.worth.is : 0)

/** Reads a shot that comes from outside: a fish, a level and a weapon that there are. */
export function checkWeapon(sea: Sea, { weapon, level }: Pick<Shot, 'weapon' | 'level'>): void {
  if (!WEAPONS.includes(weapon)) throw new BadMove('weapon', 'no weapon')
  if (!Number.isInteger(level) || sea.levels[level] === undefined) throw new BadMove('level', 'no level')
}
