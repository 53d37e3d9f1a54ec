import { randomInt } from 'node:crypto'
import { type Invitation, INVITATIONS_MAX } from '@tucano/contract/agents/accounts'
import type { Rebate } from '@tucano/contract/agents/shapes'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { readFunnels } from '#team/funnel'

/** Closed ones are listed too, up to so many in all. */
const LISTED_MAX = 200

interface Row {
  code: string
  kind: Invitation['kind']
  rebates: Rebate[]
  note: string
  until: string | null
  usesLeft: number | null
  domain: string | null
  state: Invitation['state']
  createdAt: Date
  clicks: bigint
  registrations: number
}

const selected = sql`
  i.code, i.kind, i.rebates, i.note, i.until::text as until, i.uses_left as "usesLeft", i.domain, i.created_at as "createdAt", i.clicks, i.registrations,
  case when not i.enabled then 'closed' when i.until < platform.today() then 'over' when i.uses_left = 0 then 'usedUp' else 'open' end as state`

/** Links of an agent with how many came by each and how far, the newest first. */
export async function readOwnInvitations(db: Db, agentId: bigint, code?: string): Promise<Invitation[]> {
  const { rows } = await sql<Row>`
    select ${selected} from agent.invitations i where i.agent_id = ${agentId}::bigint and (${code ?? null}::text is null or i.code = ${code ?? null})
    order by i.created_at desc, i.code limit ${LISTED_MAX}`.execute(db)
  const funnels = await readFunnels(
    db,
    rows.map((row) => row.code),
  )
  return rows.map(({ createdAt, clicks, ...row }) => ({
    ...row,
    createdAt: createdAt.getTime(),
    clicks: Number(clicks),
    firstDeposits: funnels.get(row.code)?.firstDeposits ?? 0,
    active: funnels.get(row.code)?.active ?? 0,
  }))
}

/** Letters and digits that nobody takes for one another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const newCode = (): string => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

export interface NewInvitation {
  agentId: bigint
  kind: number
  rebates: Rebate[]
  note: string
  until: string | null
  uses: number | null
  domain: string | null
}

/** Makes a link with a code of its own; none when the agent has as many open ones as it may. */
export async function writeInvitation(
  trx: Db,
  { agentId, kind, rebates, note, until, uses, domain }: NewInvitation,
): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invitations:${agentId}`}, 0))`.execute(trx)
  const { rows: open } = await sql`
    select from agent.invitations i
    where i.agent_id = ${agentId}::bigint and i.enabled and (i.until is null or i.until >= platform.today()) and (i.uses_left is null or i.uses_left > 0)`.execute(
    trx,
  )
  if (open.length >= INVITATIONS_MAX) return undefined
  for (;;) {
    const code = newCode()
    const { rows } = await sql`
      insert into agent.invitations (code, agent_id, kind, rebates, note, until, uses_left, domain, created_at)
      values (${code}, ${agentId}::bigint, ${kind}::smallint, ${JSON.stringify(rebates)}::jsonb, ${note}, ${until}::date, ${uses}::integer, ${domain}, platform.clock())
      on conflict do nothing returning code`.execute(trx)
    if (rows.length > 0) return code
  }
}

/** Whether the agent has such a link. One that is closed already stays so. */
export async function closeOwnInvitation(db: Db, agentId: bigint, code: string): Promise<boolean> {
  const { rows } = await sql`
    update agent.invitations i set enabled = false where i.code = ${code.toUpperCase()} and i.agent_id = ${agentId}::bigint returning i.code`.execute(
    db,
  )
  return rows.length > 0
}
