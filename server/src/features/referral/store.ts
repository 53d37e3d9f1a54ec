import type { Db } from '@tucano/database'

/** Invitations of an agent that are good now, the oldest first. */
export const readInvitations = (db: Db, agentId: bigint) =>
  db
    .selectFrom('agent.invitations')
    .select(['code', 'domain'])
    .where('agent_id', '=', agentId)
    .where('enabled', '=', true)
    .orderBy('created_at')
    .orderBy('code')
    .execute()

/** How many stand right below a member. */
export async function countInvited(db: Db, memberId: bigint): Promise<number> {
  const { invited } = await db
    .selectFrom('member.members')
    .select(({ fn }) => fn.countAll<bigint>().as('invited'))
    .where('upline_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(invited)
}
