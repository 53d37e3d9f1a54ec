import { listTickets as contract } from '@tucano/contract/promotions'
import { answer } from '#platform/endpoint'
import { readClock } from '#promotions/clock'
import type { Promotions } from '#promotions/promotions'
import { listTickets as list } from '#promotions/tickets'

export const listTickets = (promotions: Promotions) =>
  answer(contract, async (_, { member }) => list(promotions, member.memberId, await readClock(promotions.db)))
