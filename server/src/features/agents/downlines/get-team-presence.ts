import { getTeamPresence as contract } from '@tucano/contract/agents/reports'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readPresence } from '#team/presence'

export const getTeamPresence = ({ db }: Services) =>
  answer(contract, async (_request, { member }) => {
    const found = await readPresence(db, member.memberId)
    if (!found) return { online: 0, absentThreeDays: 0, absentSevenDays: 0, countedAt: null }
    return { ...found, countedAt: found.countedAt.getTime() }
  })
