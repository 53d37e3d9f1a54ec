import { setAgentManager as contract, managedKinds } from '@tucano/contract/agents/office'
import type { Db } from '@tucano/database'
import { journal } from '#journal/journal'
import { readReason } from '#journal/read-reason'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { lockAgent } from './lock-agent.ts'

/** Who is in charge now. Nobody who does not work here can be. */
async function changeManager(trx: Db, agentId: bigint, operator: string | null): Promise<boolean> {
  if (operator === null) {
    const { numDeletedRows } = await trx.deleteFrom('agent.managed').where('agent_id', '=', agentId).executeTakeFirst()
    return numDeletedRows > 0n
  }
  const { rows: known } = await sql`select from operator.operators o where o.account = ${operator} and o.status = 'active'`.execute(trx)
  if (known.length === 0) throw new Fault('operator.unknown')
  const { rows } = await sql`
    insert into agent.managed as g (agent_id, operator) values (${agentId}::bigint, ${operator})
    on conflict (agent_id) do update set operator = excluded.operator, since = excluded.since where g.operator <> excluded.operator returning 1`.execute(
    trx,
  )
  return rows.length > 0
}

export const setAgentManager = ({ db }: Services) =>
  answer(contract, async ({ memberId, operator: account, reason: given }, { operator }) => {
    const reason = readReason(given)
    await db.transaction().execute(async (trx) => {
      const id = await lockAgent(trx, memberId, managedKinds)
      // Somebody else was quicker.
      if (!(await changeManager(trx, id, account))) throw new Fault('member.changed')
      await journal(trx, operator, {
        action: account === null ? 'agents.unmanage' : 'agents.manage',
        subject: `member:${id}`,
        details: { member: String(id), ...(account === null ? {} : { account }), reason },
      })
    })
    return {}
  })
