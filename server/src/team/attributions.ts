import type { Db } from '@tucano/database'
import { sql } from 'kysely'

export interface Attribution {
  id: bigint
  account: string
  how: 'invitation' | 'opened' | 'movedIn' | 'movedOut'
  code: string | null
  at: Date
  /** Still stands right below. */
  isDirect: boolean
}

/** Who came to stand right below an agent, or left it, the newest first. */
export async function readAttributions(
  db: Db,
  agentId: bigint,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<Attribution[]> {
  const { rows } = await sql<Attribution>`
    select a.id, m.account, a.how, a.code, a.at, m.upline_id is not distinct from a.agent_id as "isDirect" from team.attributions a join member.members m on m.id = a.member_id
    where a.agent_id = ${agentId}::bigint and (${before}::bigint is null or a.id < ${before}::bigint) order by a.id desc limit ${limit}`.execute(
    db,
  )
  return rows
}
