import { PAYS, SPOTS, nameOf } from '@tucano/table/roulette-layout'
import type { LiveGame } from '../live-game.ts'
import { LOST, type Spot, paid } from '../spot.ts'

/** The number in which the ball lies. */
export type RouletteResult = { number: number }

const NUMBERS = 37

/** Names of places are those of the cloth, without blanks. */
const spots: readonly Spot<RouletteResult>[] = SPOTS.map((place) => ({
  code: nameOf(place).replace(' ', '-'),
  comesTo: ({ number }) => (place.numbers.includes(number) ? paid(PAYS[place.kind]) : LOST),
  chances: [{ comesTo: paid(PAYS[place.kind]), ways: BigInt(place.numbers.length) }],
  allWays: BigInt(NUMBERS),
}))

export const roulette: LiveGame<RouletteResult> = {
  kind: 'roulette',
  version: 1,
  spots,
  draw: (draws) => ({ number: draws.below(NUMBERS) }),
  playMs: () => 8000,
}
