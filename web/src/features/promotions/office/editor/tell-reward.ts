import type { BonusTerms, Reward } from '@tucano/contract/promotions/terms'
import type { Text } from '#platform/text'
import type { Source } from './shapes.ts'
import type { Texts } from './texts.ts'

/** What it takes to tell a reward with all of its terms. */
export interface RewardTelling {
  t: Text<Texts>
  /** What a member reads of it. */
  say: (reward: Reward) => string
  amount: (minor: string) => string
  percent: (bp: number) => string
  choice: (name: string, chosen: string) => string
  picked: (from: Source, key: string) => string
}

/** A reward as operators have to know it: what members read, and every term that it has. */
export function tellReward(reward: Reward, telling: RewardTelling): string {
  const { t, say, picked } = telling
  switch (reward.type) {
    case 'cash':
    case 'points':
      return say(reward)
    case 'bonus':
      return `${say(reward)}: ${tellTerms(reward.terms, telling)}`
    case 'freeRounds':
      return `${say(reward)}: ${picked('games', reward.game)}, ${daysText(t, reward.days)}`
    case 'freeBet':
      return `${say(reward)}: ${productsText(reward.products, telling)}, ${daysText(t, reward.days)}`
    case 'ticket':
      return `${say(reward)}: ${picked('draws', reward.promotionId)}`
    case 'goods': {
      // Who may not see the shop knows no names.
      const name = picked('goods', reward.goodsId)
      return name === reward.goodsId ? say(reward) : name
    }
  }
}

const daysText = (t: Text<Texts>, days: number): string => (days === 1 ? t('terms_day') : t('terms_days', { days }))

const productsText = (products: readonly string[], { picked }: RewardTelling): string =>
  products.map((product) => picked('products', product)).join(', ')

function tellTerms(terms: BonusTerms, telling: RewardTelling): string {
  const { t, amount, percent, choice, picked } = telling
  const { multiple, base, days, maxStake, maxConversion, products, convert, onWithdrawal, contribution } = terms
  return [
    multiple === 0 ? t('terms_free') : t('terms_stake', { multiple, base: choice('base', base).toLowerCase() }),
    daysText(t, days),
    maxStake !== null && t('terms_maxStake', { amount: amount(maxStake) }),
    maxConversion !== null && t('terms_maxConversion', { times: maxConversion }),
    products !== null && t('terms_products', { products: productsText(products, telling) }),
    convert === 'winnings' && t('terms_winnings'),
    onWithdrawal === 'refuse' && t('terms_refuse'),
    ...Object.entries(contribution).map(([product, bp]) => t('terms_counts', { product: picked('products', product), part: percent(bp) })),
  ]
    .filter((part) => part !== false)
    .join(', ')
}
