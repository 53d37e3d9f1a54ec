import type { Rebate } from '@tucano/contract/agents/shapes'
import { agentTypes } from '@tucano/contract/member'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** A link is good while its agent has not closed it, its last day is not over and somebody may still come by it; and while its agent may bring people in. */
const good = sql<boolean>`
  i.enabled and (i.until is null or i.until >= platform.today()) and (i.uses_left is null or i.uses_left > 0)
  and exists (
    select from member.members m where m.id = i.agent_id and m.status = 'active' and m.type = any (${[...agentTypes]}::smallint[])
      and (m.excluded_until is null or m.excluded_until <= platform.clock()) and not exists (select from agent.suspended s where s.agent_id = m.id)
  )`

const goodAt = (domain: string) => sql<boolean>`${good} and (i.domain is null or i.domain = ${domain.toLowerCase().replace(/:\d+$/, '')})`

const written = (code: string): string => code.trim().toUpperCase()

/** An agent's invitation code, if it is good under this address. */
export async function findInvitation(db: Db, code: string, domain: string): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select i.code from agent.invitations i where i.code = ${written(code)} and ${goodAt(domain)}`.execute(db)
  return rows[0]?.code
}

export interface TakenInvitation {
  code: string
  agentId: bigint
  kind: number
  rebates: Rebate[]
}

/** Uses a link for one more account, in the account's transaction: of many at once, as many as it has uses left. */
export async function takeInvitation(trx: Db, code: string, domain: string): Promise<TakenInvitation | undefined> {
  const { rows } = await sql<TakenInvitation>`
    update agent.invitations i set uses_left = i.uses_left - 1, registrations = i.registrations + 1 where i.code = ${written(code)} and ${goodAt(domain)}
    returning i.code, i.agent_id as "agentId", i.kind, i.rebates`.execute(trx)
  return rows[0]
}

/** Somebody has come by a link. */
export async function countVisit(db: Db, code: string): Promise<void> {
  await sql`update agent.invitations i set clicks = i.clicks + 1 where i.code = ${written(code)} and ${good}`.execute(db)
}

/** Links of an agent that are good now, the oldest first. */
export async function readInvitations(db: Db, agentId: bigint): Promise<{ code: string; domain: string | null }[]> {
  const { rows } = await sql<{ code: string; domain: string | null }>`
    select i.code, i.domain from agent.invitations i where i.agent_id = ${agentId}::bigint and i.kind = 0 and ${good} order by i.created_at, i.code`.execute(
    db,
  )
  return rows
}
