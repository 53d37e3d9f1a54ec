import { lotteryGames, readSlip, slipRebate } from '@tucano/lottery'

/** Bets on games whose members choose the series: what they leave of it comes back when the bet settles. */
export const lotteryRebates = {
  games: lotteryGames.filter(({ hasSeries }) => hasSeries).map(({ vendor, code }) => ({ vendor, game: code })),
  field: 'series',
  rebateOf: ({ selections }: { selections: unknown }): bigint => slipRebate(readSlip(selections)),
}
