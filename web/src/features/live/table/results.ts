import type { LiveView } from '@tucano/contract/live'
import { type TableOfHouse, payoutOf } from '@tucano/live'
import type { Json } from '@tucano/round'
import { addChips, stakeOf } from './slip-chips.ts'

/** What a round came to for whoever sits here. */
export function ownResult({ mine, phase, voidReason, ownSeat }: LiveView): { stake: bigint; won: bigint } | undefined {
  if (phase !== 'result' || voidReason !== null || !mine || mine.won === null) return undefined
  const stake = stakeOf(addChips(mine.chips, ownSeat?.added ?? {}))
  return stake > 0n ? { stake, won: BigInt(mine.won) } : undefined
}

/** Place by place, once it is over. */
export function resultsOf(house: TableOfHouse | undefined, { phase, round, result, voidReason }: LiveView) {
  if (!house || phase !== 'result' || voidReason !== null || result === null || result === undefined) return undefined
  const spots = new Map(house.gameIn(round).spots.map((spot) => [spot.code, spot.comesTo(result as Json)]))
  return {
    hasWon: (code: string): boolean => {
      const comesTo = spots.get(code)
      return comesTo !== undefined && comesTo.over > comesTo.under
    },
    paidOf: (code: string, stake: bigint): bigint => {
      const comesTo = spots.get(code)
      return comesTo ? payoutOf(stake, comesTo) : 0n
    },
  }
}
