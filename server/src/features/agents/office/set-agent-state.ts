import { setAgentState as contract } from '@tucano/contract/agents/office'
import { memberChanged } from '@tucano/contract/member'
import { journal } from '#journal/journal'
import { readReason } from '#journal/read-reason'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { publish } from '#platform/outbox'
import type { Services } from '#platform/services'
import { lockAgent } from './lock-agent.ts'

export const setAgentState = ({ db }: Services) =>
  answer(contract, async ({ memberId, isSuspended, reason: given }, { operator }) => {
    const reason = readReason(given)
    await db.transaction().execute(async (trx) => {
      const id = await lockAgent(trx, memberId)
      const changed = isSuspended
        ? (
            await trx
              .insertInto('agent.suspended')
              .values({ agent_id: id, suspended_by: operator.account, reason })
              .onConflict((one) => one.doNothing())
              .executeTakeFirst()
          ).numInsertedOrUpdatedRows
        : (await trx.deleteFrom('agent.suspended').where('agent_id', '=', id).executeTakeFirst()).numDeletedRows
      // Somebody else was quicker.
      if (!changed) throw new Fault('member.changed')
      await publish(trx, memberChanged, {}, id)
      await journal(trx, operator, {
        action: isSuspended ? 'agents.suspend' : 'agents.restore',
        subject: `member:${id}`,
        details: { member: String(id), reason },
      })
    })
    return {}
  })
