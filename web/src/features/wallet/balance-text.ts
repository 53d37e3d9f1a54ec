import type { WalletBalance } from '@tucano/contract/wallet'
import { money } from '#platform/format'

/** As many whatever the amount is: their number must not tell. */
const ASTERISKS = '******'

interface BalanceText {
  symbol: string
  /** Nothing while it is neither known nor hidden. */
  amount: string | undefined
}

/** What stands in the header. The balance says its own currency; before it is known, the public store's symbol stands in. */
export const balanceText = (balance: WalletBalance | undefined, publicSymbol: string, hidden: boolean): BalanceText => ({
  symbol: balance?.currencySymbol ?? publicSymbol,
  amount: hidden ? ASTERISKS : balance && money(BigInt(balance.sumBalance)),
})
