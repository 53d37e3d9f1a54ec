import type { Draws } from '@tucano/randomness'
import { BadMove } from '@tucano/round'
import { chanceOf, shoot } from './law.ts'
import { isWithin } from './path.ts'
import type { Sea } from './sea.ts'
import { NET_MAX, type Ref, type Shot, type Swimming, bulletsOf, checkWeapon, fixedWorth } from './shots.ts'
import { WORTH_MAX, type Worth, meanOf } from './species.ts'
import { type Fish, EPOCH_MS, placeOf } from './spawns.ts'

/** What a shot came to: which of its targets were caught, by their places, and what each was worth in bullets. */
export type ShotResult = { cost: number; caught: [place: number, worth: number][] }

/** Fish of the minute that runs, and of the one before it. */
export type Minutes = readonly [now: readonly Fish[], before: readonly Fish[]]

function swimming(minutes: Minutes, ref: Ref, atMs: number): Swimming {
  const fish = minutes[ref.ago][ref.fish]
  const place = fish && placeOf(fish, atMs + ref.ago * EPOCH_MS)
  if (!fish || !place) throw new BadMove('shots', 'no such fish in the water')
  return { ref, fish, place }
}

/** Where a shot lands, checked against the water: all there, each once, and near enough. */
function landing(sea: Sea, minutes: Minutes, { weapon, atMs, at }: Shot): [Swimming, ...Swimming[]] {
  const targets = at.map((ref) => swimming(minutes, ref, atMs))
  const [aimed, ...others] = targets as [Swimming, ...Swimming[]]
  if (new Set(targets.map(({ fish }) => fish)).size !== targets.length) throw new BadMove('shots', 'one fish twice')
  const reach = weapon === 'net' ? sea.net : aimed.fish.kind.reach
  if (others.length > 0 && reach === undefined) throw new BadMove('shots', 'a bullet hits one fish')
  if (others.some(({ fish, place }) => fish.kind.reach !== undefined || !isWithin(place, aimed.place, reach!)))
    throw new BadMove('shots', 'out of reach')
  if (weapon === 'net' && targets.length > NET_MAX) throw new BadMove('shots', 'too many under the net')
  return [aimed, ...others]
}

/** Fires a shot. Whatever it lands at, on average 97 of 100 come back of what it costs. */
export function fire(sea: Sea, minutes: Minutes, { shot, draws }: { shot: Shot; draws: Draws }): ShotResult {
  checkWeapon(sea, shot)
  const targets = landing(sea, minutes, shot)
  const cost = bulletsOf(sea, shot.weapon)
  if (shot.weapon === 'net') {
    const among = targets.length
    const worths = targets.map(({ fish }) => shoot(draws, fish.kind.worth, chanceOf(fish.kind.worth, { among })))
    return { cost, caught: worths.flatMap((worth, place): [number, number][] => (worth > 0 ? [[place, worth]] : [])) }
  }
  const worth = worthOf(targets)
  if (!mayFire(cost, worth)) throw new BadMove('weapon', 'costs more than it could bring')
  const won = shoot(draws, worth, chanceOf(worth, { cost }))
  if (won === 0) return { cost, caught: [] }
  return { cost, caught: targets.map(({ fish }, place) => [place, targets.length === 1 ? won : fixedWorth(fish)]) }
}

/** What blows up is worth all that it takes with it. */
function worthOf([aimed, ...others]: readonly [Swimming, ...Swimming[]]): Worth {
  if (others.length === 0) return aimed.fish.kind.worth
  const all = [aimed, ...others].map(({ fish }) => fixedWorth(fish))
  const is = all.reduce((sum, worth) => sum + worth, 0)
  if (all.includes(0) || is > WORTH_MAX) throw new BadMove('shots', 'more than a bomb takes')
  return { is }
}

/** A heavy shot is for what is worth at least its cost. */
export function mayFire(cost: number, worth: Worth): boolean {
  const { over, under } = meanOf(worth)
  return over >= cost * under
}
