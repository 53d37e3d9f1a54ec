import { type Ratio, ratio, times } from '@tucano/round'
import type { LiveGame } from './live-game.ts'
import { mostOf, returnOf } from './spot.ts'

/** A place as pages are told it: what comes back of it in the long run, in percent, and the most that one staked comes to. */
interface ToldSpot {
  code: string
  returns: string
  most: string
}

/** Rounded down: nothing is said to give back more than it does. */
function inDecimals(value: Ratio, places: number): string {
  const digits = String((value.over * 10n ** BigInt(places)) / value.under).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

export const toldSpots = ({ spots }: Pick<LiveGame, 'spots'>): ToldSpot[] =>
  spots.map((spot) => ({
    code: spot.code,
    returns: inDecimals(times(returnOf(spot), ratio(100)), 4),
    most: inDecimals(mostOf(spot), 2),
  }))
