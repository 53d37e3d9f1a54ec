/** What is staked on which place, in minor units. */
export type Bets = ReadonlyMap<string, bigint>

export const NO_BETS: Bets = new Map()

export const sumOf = (bets: Bets): bigint => [...bets.values()].reduce((sum, amount) => sum + amount, 0n)

export const lay = (bets: Bets, place: string, amount: bigint): Bets => new Map([...bets, [place, (bets.get(place) ?? 0n) + amount]])

export const doubleAll = (bets: Bets): Bets => new Map([...bets].map(([place, amount]) => [place, amount * 2n]))

/** Half of each, in whole units; what has no half stays as it is. */
export const halveAll = (bets: Bets, unit: bigint): Bets =>
  new Map(
    [...bets].map(([place, amount]) => {
      const half = amount / 2n - ((amount / 2n) % unit)
      return [place, half < unit ? amount : half]
    }),
  )

export interface BetLimits {
  unit: bigint
  min: bigint
  max: bigint
  /** How many places may have chips. */
  places: number
}

export type Excess = 'tooMuch' | 'tooMany'

/** Why bets cannot lie there, if so. */
export function excessOf(bets: Bets, { max, places }: BetLimits): Excess | undefined {
  if (sumOf(bets) > max) return 'tooMuch'
  return bets.size > places ? 'tooMany' : undefined
}

/** The newest of several states that costs no more than so much. */
export const within = (layers: readonly Bets[], most: bigint): readonly Bets[] =>
  layers.slice(0, layers.findLastIndex((bets) => sumOf(bets) <= most) + 1)
