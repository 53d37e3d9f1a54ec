import { PEOPLE_A_PAGE, listDownlineDays as contract } from '@tucano/contract/agents/reports'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readDirect } from '#team/people'
import { type DirectDay, readDirectDays } from '#team/direct-days'
import { checkPeriod } from './period.ts'
import { showSums } from './show-sums.ts'

export const listDownlineDays = ({ db, brand }: Services) =>
  answer(contract, async ({ from, to, memberId: of, page = 1 }, { member: { memberId: agentId } }) => {
    checkPeriod({ from, to })
    if (of !== undefined) await readDirect(db, agentId, of)
    const { list, many, total } = await readDirectDays(
      db,
      { agentId, memberId: of, from, to, currency: brand.currency.code, timeZone: brand.timeZone },
      { limit: PEOPLE_A_PAGE, offset: (page - 1) * PEOPLE_A_PAGE },
    )
    const show = (sums: Omit<DirectDay, 'day' | 'memberId' | 'account'>) => ({
      ...showSums(sums, brand.agents.feeBp),
      sent: String(sums.sent),
      received: String(sums.received),
    })
    return {
      list: list.map((row) => ({ day: row.day, memberId: String(row.memberId), account: row.account, ...show(row) })),
      many,
      total: show(total),
    }
  })
