import type { Offer, Reward } from '@tucano/contract/promotions'
import { useRewardWords } from '#parts/rewards/use-reward-words'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import type { Shown } from './standing.ts'
import { texts } from './texts.ts'

/** What somebody gets, in large letters, and the rest of the sentence. */
export interface Headline {
  /** Stands before: what it is of. */
  lead?: string
  large: string
  small: string
}

const HUNDRED = 100

/** Says what a promotion gives: what the member has earned or will get, else what everybody is told. */
export function useHeadline(): (promotion: Pick<Shown, 'reward' | 'offer'>) => Headline | undefined {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const words = useRewardWords()
  const part = (bp: number): string => `${number(bp / HUNDRED, language, { max: 2 })}%`

  const ofReward = (reward: Reward): Headline => {
    if (reward.type === 'cash' || reward.type === 'bonus' || reward.type === 'freeBet')
      return { large: amount(reward.amount), small: t(`headline_${reward.type}`) }
    if (reward.type === 'points') return { large: number(reward.points, language), small: t('headline_points') }
    if (reward.type === 'freeRounds')
      return { large: number(reward.rounds, language), small: t('headline_freeRounds', { stake: amount(reward.stake) }) }
    return { large: words(reward), small: '' }
  }

  const ofOffer = (offer: Offer): Headline => {
    switch (offer.type) {
      case 'reward':
        return ofReward(offer.reward)
      case 'upTo':
        return { lead: t(offer.reward.type === 'goods' ? 'headline_like' : 'headline_upTo'), ...ofReward(offer.reward) }
      case 'match':
        return { large: part(offer.bp), small: t(offer.isBonus ? 'headline_matchBonus' : 'headline_match', { max: amount(offer.max) }) }
      case 'back': {
        const { of, bp, max } = offer
        return { large: part(bp), small: max === null ? t(`headline_${of}`) : t(`headline_${of}Max`, { max: amount(max) }) }
      }
      case 'split':
        return { large: amount(offer.total), small: t('headline_split', { shares: number(offer.shares, language) }) }
    }
  }

  return ({ reward, offer }) => (reward ? ofReward(reward) : offer ? ofOffer(offer) : undefined)
}
