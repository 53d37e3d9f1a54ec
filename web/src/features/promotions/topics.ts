import type { PromotionKind } from '@tucano/contract/promotions'
import { type Shown, canTake } from './standing.ts'

/** What promotions are about, in the order of the page. */
export const topics = ['now', 'money', 'play', 'luck', 'club', 'over'] as const
export type Topic = (typeof topics)[number]

const OF_KIND: Record<PromotionKind, Topic> = {
  depositMatch: 'money',
  cashback: 'money',
  rebate: 'money',
  mission: 'play',
  board: 'play',
  wheel: 'luck',
  envelopes: 'luck',
  raffle: 'luck',
  checkIn: 'luck',
  rankUp: 'club',
  rankSalary: 'club',
  birthday: 'club',
  referral: 'club',
  code: 'club',
  application: 'club',
  manual: 'club',
}

/** What can be taken now is apart, and so is what is over; everything else is with what it is about. */
export function topicOf({ kind, status, act = null }: Shown): Topic {
  if (status === 'closed' || status === 'issued' || status === 'claimed') return 'over'
  return act !== 'apply' && canTake({ act }) ? 'now' : OF_KIND[kind]
}
