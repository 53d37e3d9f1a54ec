import type { Person } from '@tucano/contract/agents/shapes'
import type { Db } from '@tucano/database'
import { maskNickname } from '#accounts/mask'
import { Fault } from '#platform/fault'
import { sql } from 'kysely'

interface Named {
  id: bigint
  account: string
  /** Steps below whoever asks. */
  depth: number
}

/** Whoever is right below an agent is named; whoever is further down is masked. */
export const personOf = ({ id, account, depth }: Named): Person => ({
  memberId: String(id),
  name: depth <= 1 ? account : maskNickname(account),
  isDirect: depth <= 1,
})

/** From an agent down to somebody of its team, who stands last. Somebody of another team is as unknown as nobody. */
export async function readPath(db: Db, agentId: bigint, memberId: bigint): Promise<(Named & { isAgent: boolean })[]> {
  const { rows } = await sql<Named & { isAgent: boolean }>`
    select m.id, m.account, t.depth, team.is_agent(m.type) as "isAgent" from team.members t join member.members m on m.id = t.member_id
    where t.agent_id = ${agentId}::bigint and t.member_id in (select ${memberId}::bigint union select above.agent_id from team.members above where above.member_id = ${memberId}::bigint)
    order by t.depth`.execute(db)
  if (rows.at(-1)?.id !== memberId) throw new Fault('downline.unknown')
  return rows
}

export interface Direct {
  id: bigint
  account: string
}

/** Everybody right below an agent, or one of them. Somebody who is not there is unknown. */
export async function readDirect(db: Db, agentId: bigint, memberId?: string): Promise<Direct[]> {
  const { rows } = await sql<Direct>`
    select m.id, m.account from member.members m where m.upline_id = ${agentId}::bigint ${memberId === undefined ? sql`` : sql`and m.id = ${memberId}::bigint`} order by m.id`.execute(
    db,
  )
  if (memberId !== undefined && rows.length === 0) throw new Fault('downline.unknown')
  return rows
}

/** What members are called to whoever stands right above. */
export async function readAccounts(db: Db, ids: readonly bigint[]): Promise<Map<bigint, string>> {
  const { rows } = await sql<Direct>`select m.id, m.account from member.members m where m.id = any (${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, account }) => [id, account]))
}
