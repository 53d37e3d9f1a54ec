import type { Filter, Reward } from '@tucano/contract/promotions'
import { useRewardWords } from '#parts/rewards/use-reward-words'
import { useProductName } from '#parts/use-product-name'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { type Text, useText } from '#platform/text'
import { chanceOf } from '../chance-of.ts'
import { type Texts, texts } from '../texts.ts'

const HUNDRED = 100

/** How the parts of a promotion are said. */
export interface Saying {
  t: Text<Texts>
  amount: (minor: bigint | string) => string
  count: (value: number) => string
  /** Hundredths of a per cent. */
  part: (bp: number) => string
  /** How likely one weight of a sum is. */
  chance: (weight: number, sum: number) => string
  reward: (reward: Reward | null) => string
  products: (products: Filter['products']) => string
}

export function useSaying(): Saying {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const words = useRewardWords()
  const productName = useProductName()
  return {
    t,
    amount,
    count: (value) => number(value, language),
    part: (bp) => `${number(bp / HUNDRED, language, { max: 2 })}%`,
    chance: (weight, sum) => chanceOf(weight, sum, language),
    reward: (reward) => (reward === null ? t('nothing') : words(reward)),
    products: (products) => (products === null ? t('everywhere') : products.map(productName).join(', ')),
  }
}
