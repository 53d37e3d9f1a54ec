import { randomInt } from 'node:crypto'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** Without what is easily taken for something else. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 8

const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]!).join('')

/** The code by which a member brings friends, made when it is first asked for. */
export async function referralCodeOf(db: Db, memberId: bigint): Promise<string> {
  for (;;) {
    await sql`insert into member.referral_codes (member_id, code) values (${memberId}::bigint, ${newCode()}) on conflict do nothing`.execute(
      db,
    )
    const found = await db.selectFrom('member.referral_codes').select('code').where('member_id', '=', memberId).executeTakeFirst()
    if (found) return found.code
  }
}

/** Whose code it is. A code that is nobody's, or of somebody who is blocked or has closed play, brings nobody anything. */
const ownerOf = (code: string) => sql`
  select c.code, c.member_id from member.referral_codes c join member.members m on m.id = c.member_id
  where c.code = ${code.trim().toUpperCase()} and m.status = 'active' and (m.excluded_until is null or m.excluded_until <= platform.clock())`

/** A code as it is written, if it is good. */
export async function findReferralCode(db: Db, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`select o.code from (${ownerOf(code)}) o`.execute(db)
  return rows[0]?.code
}

/** Writes down by whose code a new member has come. */
export async function writeReferral(trx: Db, friendId: bigint, code: string): Promise<void> {
  await sql`
    insert into member.referrals (friend_id, referrer_id)
    select ${friendId}::bigint, o.member_id from (${ownerOf(code)}) o where o.member_id <> ${friendId}::bigint
    on conflict do nothing`.execute(trx)
}

/** How many have come by a member's code. */
export async function countFriends(db: Db, memberId: bigint): Promise<number> {
  const { friends } = await db
    .selectFrom('member.referrals')
    .select(({ fn }) => fn.countAll<bigint>().as('friends'))
    .where('referrer_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(friends)
}
