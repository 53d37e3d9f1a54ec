import { agentTypes } from '@tucano/contract/member'
import type { Db } from '@tucano/database'

/** An agent's invitation code, if it is good under this address. */
export function findInvitation(db: Db, code: string, domain: string) {
  return db
    .selectFrom('agent.invitations as i')
    .innerJoin('member.members as m', 'm.id', 'i.agent_id')
    .select(['i.code', 'i.agent_id'])
    .where('i.code', '=', code.trim().toUpperCase())
    .where('i.enabled', '=', true)
    .where('m.status', '=', 'active')
    .where('m.type', 'in', [...agentTypes])
    .where((where) => where.or([where('i.domain', 'is', null), where('i.domain', '=', domain.toLowerCase().replace(/:\d+$/, ''))]))
    .executeTakeFirst()
}
