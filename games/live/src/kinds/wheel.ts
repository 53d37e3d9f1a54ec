import { pickWeighted } from '@tucano/randomness'
import type { LiveGame } from '../live-game.ts'
import { LOST, type Spot, paid } from '../spot.ts'

/** Where the wheel stood still: multipliers one after the other, each of which turns it again, then a number. */
export type WheelResult = { multipliers: number[]; number: number }

/** Every number is on so many places; it pays so many to one. */
const NUMBERS = new Map([
  [1, 23],
  [2, 15],
  [5, 7],
  [10, 4],
  [20, 2],
  [40, 1],
])
/** One place each. Every spin that they bring multiplies what is paid. */
const MULTIPLIERS = [2, 7]
const PLACES = [...NUMBERS.values()].reduce((sum, places) => sum + places, 0) + MULTIPLIERS.length
/** So often at most: after that only the numbers count, each by its places. */
const MOST_IN_A_ROW = 10
const ONLY_NUMBERS = PLACES - MULTIPLIERS.length

/** All ways of so many multipliers in a row, by what they come to together, and how many there are of each. */
function rowsOf(length: number): Map<number, bigint> {
  let rows = new Map([[1, 1n]])
  for (let n = 0; n < length; n++) {
    const longer = new Map<number, bigint>()
    for (const [product, ways] of rows) for (const one of MULTIPLIERS) longer.set(product * one, (longer.get(product * one) ?? 0n) + ways)
    rows = longer
  }
  return rows
}

/** Ways are counted in wheels that are turned eleven times, of which the last one has numbers only. */
const ALL = BigInt(PLACES) ** BigInt(MOST_IN_A_ROW) * BigInt(ONLY_NUMBERS)

function waysOf(places: number): { product: number; ways: bigint }[] {
  const found = new Map<number, bigint>()
  for (let length = 0; length <= MOST_IN_A_ROW; length++) {
    // After the last multiplier that can be, the number is drawn among the numbers alone.
    const rest = length === MOST_IN_A_ROW ? 1n : BigInt(PLACES) ** BigInt(MOST_IN_A_ROW - 1 - length) * BigInt(ONLY_NUMBERS)
    for (const [product, ways] of rowsOf(length)) found.set(product, (found.get(product) ?? 0n) + ways * BigInt(places) * rest)
  }
  return [...found].map(([product, ways]) => ({ product, ways }))
}

const spot = ([number, places]: [number, number]): Spot<WheelResult> => ({
  code: String(number),
  comesTo: (result) => (result.number === number ? paid(number * result.multipliers.reduce((product, one) => product * one, 1)) : LOST),
  chances: waysOf(places).map(({ product, ways }) => ({ comesTo: paid(number * product), ways })),
  allWays: ALL,
})

/** By places, the numbers first. */
const WEIGHTS = [...NUMBERS.values(), ...MULTIPLIERS.map(() => 1)]
const SHOWN = [...NUMBERS.keys()]

export const wheel: LiveGame<WheelResult> = {
  kind: 'wheel',
  version: 1,
  spots: [...NUMBERS].map(spot),
  draw: (draws) => {
    const multipliers: number[] = []
    for (;;) {
      const isLast = multipliers.length === MOST_IN_A_ROW
      const place = pickWeighted(draws, isLast ? WEIGHTS.slice(0, SHOWN.length) : WEIGHTS)
      const number = SHOWN[place]
      if (number !== undefined) return { multipliers, number }
      multipliers.push(MULTIPLIERS[place - SHOWN.length]!)
    }
  },
  playMs: ({ multipliers }) => 8000 + multipliers.length * 5000,
}
