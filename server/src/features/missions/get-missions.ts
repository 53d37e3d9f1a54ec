import { getMissions as contract } from '@tucano/contract/missions'
import { readClock } from '#promotions/clock'
import { listMissions } from '#promotions/missions'
import type { Promotions } from '#promotions/promotions'
import { answer } from '#platform/endpoint'

export const getMissions = (promotions: Promotions) =>
  answer(contract, async (_request, { member: { memberId } }) => {
    const missions = await listMissions(promotions, memberId, await readClock(promotions.db))
    return { missions, waiting: missions.filter(({ status }) => status === 'claim').length }
  })
