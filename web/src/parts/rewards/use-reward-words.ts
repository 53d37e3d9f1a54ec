import type { Reward } from '@tucano/contract/promotions'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { texts } from './texts.ts'

const TICKETS = { wheel: ['turn', 'turns'], raffle: ['raffleNumber', 'raffleNumbers'], any: ['ticket', 'tickets'] } as const

/** Says what a reward is, in a few words. */
export function useRewardWords(): (reward: Reward) => string {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  return (reward) => {
    switch (reward.type) {
      case 'cash':
        return t('cash', { amount: amount(reward.amount) })
      case 'bonus':
        return t('bonus', { amount: amount(reward.amount) })
      case 'freeRounds': {
        const { rounds, stake } = reward
        return rounds === 1 ? t('freeRound', { stake: amount(stake) }) : t('freeRounds', { rounds, stake: amount(stake) })
      }
      case 'freeBet':
        return t('freeBet', { amount: amount(reward.amount) })
      case 'points':
        return reward.points === 1 ? t('point') : t('points', { points: number(reward.points, language) })
      case 'ticket': {
        const [one, many] = TICKETS[reward.of ?? 'any']
        return reward.count === 1 ? t(one) : t(many, { count: number(reward.count, language) })
      }
      case 'goods':
        return reward.name ?? t('goods')
    }
  }
}
