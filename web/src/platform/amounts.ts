import { amount, plainAmount, signedAmount } from './format.ts'
import { useLanguage } from './language.ts'
import { useBrand } from './site.ts'

interface Amounts {
  /** Minor units, as a decimal string or as a number of any size. */
  amount: (minor: bigint | string) => string
  signed: (minor: bigint) => string
}

/** How amounts of the brand's currency are written for this visitor. */
export function useAmounts(): Amounts {
  const language = useLanguage((state) => state.language)
  const { currencySymbol } = useBrand()
  return {
    amount: (minor) => amount(BigInt(minor), currencySymbol, language),
    signed: (minor) => signedAmount(minor, currencySymbol, language),
  }
}

/** Writes an amount as somebody would type it into a field: without the symbol. */
export function useTyped(): (minor: bigint | string) => string {
  const language = useLanguage((state) => state.language)
  return (minor) => plainAmount(BigInt(minor), language)
}
