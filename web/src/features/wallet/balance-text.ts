import type { WalletBalance } from '@tucano/contract/wallet'
import { type Written, plainAmount } from '#platform/format'

/** As many whatever the amount is: their number must not tell. */
const ASTERISKS = '******'

interface BalanceText {
  symbol: string
  /** Nothing while it is neither known nor hidden. */
  amount: string | undefined
}

/** What stands in the header. The balance says its own currency; before it is known, the brand's symbol stands in. */
export const balanceText = (
  balance: WalletBalance | undefined,
  { symbol, language, hidden }: { symbol: string; language: Written; hidden: boolean },
): BalanceText => ({
  symbol: balance?.currencySymbol ?? symbol,
  amount: hidden ? ASTERISKS : balance && plainAmount(BigInt(balance.sumBalance), language),
})
