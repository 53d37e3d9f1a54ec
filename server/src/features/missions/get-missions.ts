import { getMissions as contract } from '@tucano/contract/missions'
import { readClock } from '#promotions/clock'
import { type Promotions, listOwn } from '#promotions/promotions'
import { answer } from '#platform/endpoint'

export const getMissions = (promotions: Promotions) =>
  answer(contract, async (_request, { member: { memberId } }) => {
    const own = await listOwn(promotions, memberId, await readClock(promotions.db))
    const missions = own.filter(({ kind }) => kind === 'mission')
    return { missions, waiting: missions.filter(({ status }) => status === 'claim').length }
  })
