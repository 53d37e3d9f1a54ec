import type { Definition, DefinitionOf, Reward } from '@tucano/contract/promotions'
import { rewardsIn } from '@tucano/contract/promotions/law'
import type { Db } from '@tucano/database'
import { type Spent, takeFromBudget } from './budget.ts'
import type { Version } from './running.ts'

/** What a member has earned, and by what. */
export interface Earned {
  version: Pick<Version, 'promotionId' | 'version' | 'definition'>
  memberId: bigint
  period: string
  reward: Reward
  /** Credited by itself, or by a press. */
  isAuto: boolean
  /** The deposit that it belongs to. */
  deposit?: bigint
  /** Which bets, or which deposit, have earned it. */
  cause?: object
}

/** How each type of reward reaches its member, in the reward's own transaction. Answers with the posting, where there is one. What nobody delivers is in no promotion. */
export type Delivery = { [Type in Reward['type']]?: (db: Db, of: DeliveryOf<Type>) => Promise<bigint | undefined> }

export interface DeliveryOf<Type extends Reward['type']> {
  key: string
  memberId: bigint
  title: string
  promotionId: bigint
  deposit?: bigint
  reward: Extract<Reward, { type: Type }>
}

const rewardKey = (promotionId: bigint, memberId: bigint, period: string): string => `promotion:${promotionId}:${memberId}:${period}`

/** What a reward takes from its promotion's budget. What a point is worth, the brand says; a ticket costs what it wins. */
function costOf(reward: Reward, pointWorth: (points: number) => bigint): bigint {
  if ('amount' in reward) return BigInt(reward.amount)
  if (reward.type === 'freeRounds') return BigInt(reward.stake) * BigInt(reward.rounds)
  return reward.type === 'points' ? pointWorth(reward.points) : 0n
}

const least = (costs: readonly bigint[]): bigint => costs.reduce((one, other) => (other < one ? other : one))

/** What has to be left of a promotion's budget, so that it can give anything: the least that it gives, and of a wheel the best of its segments. */
export function needOf(definition: Definition, pointWorth: (points: number) => bigint): bigint {
  const costs = rewardsIn(definition).map((reward) => costOf(reward, pointWorth))
  if (costs.length === 0) return 1n
  return definition.kind === 'wheel' ? mostOf(definition, pointWorth) : least(costs)
}

/** What the best segment of a wheel takes. */
export const mostOf = ({ segments }: DefinitionOf<'wheel'>, pointWorth: (points: number) => bigint): bigint =>
  segments.reduce((most, { reward }) => {
    const cost = reward ? costOf(reward, pointWorth) : 0n
    return cost > most ? cost : most
  }, 0n)

/**
 * Gives a reward, once: it is written down, taken from its promotion's budget and delivered in the given transaction. A reward that was given before is given no more.
 */
export async function give(
  db: Db,
  { version: { promotionId, version, definition }, memberId, period, reward, isAuto, deposit, cause }: Earned,
  { delivery, pointWorth }: { delivery: Delivery; pointWorth: (points: number) => bigint },
): Promise<'given' | Spent> {
  const key = rewardKey(promotionId, memberId, period)
  const cost = costOf(reward, pointWorth)
  const spent = await takeFromBudget(db, { promotionId, memberId, cost, key })
  if (spent) return spent
  const { id } = await db
    .insertInto('promotions.rewards')
    .values({
      key,
      promotion_id: promotionId,
      version,
      member_id: memberId,
      period,
      type: reward.type,
      reward: JSON.stringify(reward),
      cost,
      is_auto: isAuto,
      cause: cause === undefined ? null : JSON.stringify(cause),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const deliver = delivery[reward.type] as ((db: Db, of: DeliveryOf<Reward['type']>) => Promise<bigint | undefined>) | undefined
  if (!deliver) throw new Error(`nobody delivers ${reward.type}`)
  const postingId = await deliver(db, {
    key,
    memberId,
    title: definition.title,
    promotionId,
    reward,
    ...(deposit !== undefined && { deposit }),
  })
  if (postingId !== undefined) await db.updateTable('promotions.rewards').set({ posting_id: postingId }).where('id', '=', id).execute()
  return 'given'
}
