import { type Review, listWaitingWithdrawals } from '@tucano/contract/withdrawals'
import { call } from '#platform/call'
import { queueOf } from '#office/queue-query.ts'

export const openStates = ['review', 'approved', 'sending', 'confirming'] as const
export type OpenState = (typeof openStates)[number]

const queueIn = (state: OpenState) => queueOf<Review>(`withdrawals.${state}`, (after) => call(listWaitingWithdrawals, { state, after }))

/** A queue a state: each has its own length, and is read in its own pages. */
export const withdrawalQueues = {
  review: queueIn('review'),
  approved: queueIn('approved'),
  sending: queueIn('sending'),
  confirming: queueIn('confirming'),
}
