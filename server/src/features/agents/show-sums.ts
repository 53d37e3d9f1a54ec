import { netLossOf } from '#commissions/amounts'
import type { Sums } from '#team/profit'

/** What somebody or a team did, in the words of the contract. */
export const showSums = (sums: Sums, feeBp: number) => ({
  rounds: Number(sums.rounds),
  stake: String(sums.stake),
  payout: String(sums.payout),
  rebates: String(sums.rebate),
  promotions: String(sums.promotion),
  salaries: String(sums.salary),
  deposits: String(sums.deposit),
  withdrawals: String(sums.withdrawal),
  result: String(netLossOf(sums, BigInt(feeBp))),
})
