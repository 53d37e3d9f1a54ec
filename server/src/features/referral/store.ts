import type { Db } from '@tucano/database'

/** How many stand right below a member. */
export async function countInvited(db: Db, memberId: bigint): Promise<number> {
  const { invited } = await db
    .selectFrom('member.members')
    .select(({ fn }) => fn.countAll<bigint>().as('invited'))
    .where('upline_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(invited)
}
