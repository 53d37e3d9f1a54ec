import { setHouseRebates as contract } from '@tucano/contract/agents/office'
import { tell } from '#inbox/tell'
import { journal } from '#journal/journal'
import { readReason } from '#journal/read-reason'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { lockTree } from '#team/locks'
import { changeRebates } from '#team/rebates'
import { lockAgent } from './lock-agent.ts'

export const setHouseRebates = ({ db, brand }: Services) =>
  answer(contract, async ({ memberId, rebates, reason: given }, { operator }) => {
    const reason = readReason(given)
    await db.transaction().execute(async (trx) => {
      await lockTree(trx)
      const id = await lockAgent(trx, memberId)
      const { asked } = await changeRebates(trx, { giverId: null, memberId: id, rebates, maxBp: brand.agents.rebateMaxBp })
      if (asked) await tell(trx, id, { kind: 'rebatesAsked', facts: { other: '' } })
      const after = rebates.map(({ type, bp }) => `${type} ${bp}`).join(', ')
      await journal(trx, operator, { action: 'agents.rebates', subject: `member:${id}`, details: { member: String(id), after, reason } })
    })
    return {}
  })
