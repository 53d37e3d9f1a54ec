import type { LiveView } from '@tucano/contract/live'
import { type TableOfHouse, payoutOf } from '@tucano/live'
import type { Json } from '@tucano/round'
import { addChips, stakeOf } from './slip-chips.ts'

/** All that somebody has staked in a round, by chips and by what was done. */
export const ownStake = ({ mine, ownSeat }: Pick<LiveView, 'mine' | 'ownSeat'>): bigint =>
  mine ? stakeOf(addChips(mine.chips, ownSeat?.added ?? {})) : 0n

/** What a round came to for whoever sits here. */
export function ownResult(view: LiveView): { stake: bigint; won: bigint } | undefined {
  const { mine, phase, voidReason } = view
  if (phase !== 'result' || voidReason !== null || !mine || mine.won === null) return undefined
  const stake = ownStake(view)
  return stake > 0n ? { stake, won: BigInt(mine.won) } : undefined
}

/** How many times what it cost a round has come back, where that is a win. */
export const timesOf = (own: ReturnType<typeof ownResult>): number | undefined =>
  own && own.won > own.stake ? Number(own.won / (own.stake || 1n)) : undefined

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
