import { type Ratio, plus, ratio, sumOf, times } from '@tucano/round'

export interface Chain {
  /** Places of the grid. */
  places: number
  /** So many coins begin it. */
  count: number
  /** Respins without a new coin until it is over. */
  respins: number
  /** An empty place gets a coin with the chance `over` / `under`, in each respin. */
  chance: { over: number; under: number }
}

/**
 * What the respins come to on average when so many coins are worth so much in the end: by the number of coins that they begin with.
 * When as many in a row are vain as there are, it is over; otherwise the first that is not leads to more coins: after none that was
 * vain, or one, or two …
 */
export function expectedWorth({ places, count, respins, chance }: Chain, worth: (coins: number) => bigint): Ratio[] {
  const expected: Ratio[] = []
  expected[places] = ratio(worth(places))
  for (let coins = places - 1; coins >= count; coins--) {
    const [none, ...some] = coinChances(chance, places - coins)
    const vain = [ratio(1)]
    for (let n = 0; n < respins; n++) vain.push(times(vain[n]!, none!))
    const over = times(vain.pop()!, ratio(worth(coins)))
    const goesOn = sumOf(some.map((chance, n) => times(chance, expected[coins + n + 1]!)))
    expected[coins] = plus(over, times(sumOf(vain), goesOn))
  }
  return expected
}

/** By how many: the chance that a respin brings so many coins to so many empty places. */
function coinChances({ over, under }: Chain['chance'], empty: number): Ratio[] {
  let ways = 1n
  return Array.from({ length: empty + 1 }, (_, more) => {
    if (more > 0) ways = (ways * BigInt(empty - more + 1)) / BigInt(more)
    return ratio(ways * BigInt(over) ** BigInt(more) * BigInt(under - over) ** BigInt(empty - more), BigInt(under) ** BigInt(empty))
  })
}
