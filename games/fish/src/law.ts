import { type Draws, pickWeighted } from '@tucano/randomness'
import { type Worth, meanOf } from './species.ts'

/** Of what a shot costs, so much comes back on average, whatever it is aimed at. */
export const RETURN = { over: 97, under: 100 } as const

/** What decides whether something is caught: below `ways` out of `of`. */
export interface Chance {
  ways: number
  of: number
}

/**
 * The one law. A shot that costs `cost` bullets and is shared among `among` targets catches one that is worth `worth` with
 * 97 × cost ⁄ (100 × among × worth): what it costs times 97/100, over what it would bring, so that no target is better than another.
 */
export function chanceOf(worth: Worth, { cost = 1, among = 1 }: { cost?: number; among?: number } = {}): Chance {
  const mean = meanOf(worth)
  const chance = { ways: RETURN.over * cost * mean.under, of: RETURN.under * among * mean.over }
  if (chance.ways >= chance.of) throw new RangeError('costs more than it could bring')
  return chance
}

/** What a target brings, in bullets; nothing where it is not caught. */
export function shoot(draws: Draws, worth: Worth, chance: Chance): number {
  if (draws.below(chance.of) >= chance.ways) return 0
  if ('is' in worth) return worth.is
  const weights = worth.among.map(({ weight }) => weight)
  return worth.among[pickWeighted(draws, weights)]!.is
}
