import type { Bet } from '@tucano/contract/bet-history'
import type { ToldBet } from '@tucano/contract/told-bets'
import type { BetRow, DrawnRow } from './bets.ts'

/** What the line of a bet is called, and its picture. */
export type BetLine = Pick<Bet, 'gameName' | 'vendorName' | 'showIcon'>

/** How the bets of one product are told. A bet that no teller knows has the line that the catalogue gives it, and no more is told of it. */
export interface BetTeller {
  /** Whether a bet is one of its product's. */
  tells: (bet: BetRow) => boolean
  /** Lines by the bets' ids, where the catalogue's name of the game says too little. */
  readLines?: (bets: readonly BetRow[], language: string) => Promise<ReadonlyMap<string, BetLine>>
  /** All that the product knows of one bet. */
  readDetail: (bet: DrawnRow) => Promise<ToldBet>
}

/** What products say of their bets' lines. */
export async function readLines(tellers: readonly BetTeller[], bets: readonly BetRow[], language: string): Promise<Map<string, BetLine>> {
  const read = tellers.map(async ({ tells, readLines: lines }) => {
    const own = lines ? bets.filter(tells) : []
    return lines && own.length > 0 ? [...(await lines(own, language))] : []
  })
  return new Map((await Promise.all(read)).flat())
}
