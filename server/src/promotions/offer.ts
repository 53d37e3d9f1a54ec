import type { Definition, Offer, Reward } from '@tucano/contract/promotions'
import { rewardsIn } from '@tucano/contract/promotions/law'

/** Money, roughly, for saying which of several is the best: what cannot be compared comes after what can. */
function weightOf(reward: Reward): bigint {
  if (reward.type === 'cash' || reward.type === 'bonus' || reward.type === 'freeBet') return BigInt(reward.amount)
  if (reward.type === 'freeRounds') return BigInt(reward.stake) * BigInt(reward.rounds)
  return reward.type === 'goods' ? 1n : 0n
}

/** The best of several; of those that are alike the one that comes first, and of points the most. */
function bestOf(rewards: readonly Reward[]): Reward | undefined {
  const [best] = rewards.toSorted((a, b) => {
    if (a.type === 'points' && b.type === 'points') return b.points - a.points
    const [one, other] = [weightOf(a), weightOf(b)]
    return one === other ? 0 : one < other ? 1 : -1
  })
  return best
}

/** What a promotion says that it gives, before anything is earned. Pure. */
export function offerOf(definition: Definition): Offer | null {
  switch (definition.kind) {
    case 'depositMatch':
      return { type: 'match', bp: definition.matchBp, max: definition.max, isBonus: definition.terms !== null }
    case 'cashback':
      return { type: 'back', of: 'lost', bp: definition.bp, max: definition.max }
    case 'rebate':
      return { type: 'back', of: 'staked', bp: definition.bp, max: definition.max }
    case 'envelopes':
      return { type: 'split', total: definition.total, shares: definition.shares }
    case 'referral':
      return { type: 'reward', reward: definition.forReferrer }
    // The first prize, whatever it is, and what the last day of a ladder brings.
    case 'raffle':
    case 'board':
      return upTo(definition.prizes[0]?.reward, definition.prizes.length)
    case 'checkIn':
      return upTo(definition.ladder.at(-1), definition.ladder.length)
    case 'application':
    case 'birthday':
    case 'code':
    case 'manual':
    case 'mission':
    case 'rankSalary':
    case 'rankUp':
    case 'wheel': {
      const rewards = rewardsIn(definition)
      return upTo(bestOf(rewards), rewards.length)
    }
  }
}

const upTo = (reward: Reward | undefined, of: number): Offer | null => (reward ? { type: of > 1 ? 'upTo' : 'reward', reward } : null)
