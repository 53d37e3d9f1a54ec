import type { Told } from '@tucano/contract/messages'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/**
 * Puts a message into a member's inbox, in the transaction of what it tells of: it arrives when, and only when, that commits. Open pages hear of
 * it by themselves.
 */
export async function tell(trx: Db, memberId: bigint, { kind, facts }: Told): Promise<void> {
  await trx
    .insertInto('messages.messages')
    .values({ member_id: memberId, kind, facts: JSON.stringify(facts) })
    .execute()
}

/** The same for many at once. */
export async function tellMany(trx: Db, messages: readonly ({ memberId: bigint } & Told)[]): Promise<void> {
  if (messages.length === 0) return
  await sql`
    insert into messages.messages (member_id, kind, facts)
    select m.member_id, m.kind, m.facts from unnest(
      ${messages.map(({ memberId }) => memberId)}::bigint[], ${messages.map(({ kind }) => kind)}::text[], ${messages.map(({ facts }) => JSON.stringify(facts))}::jsonb[]
    ) with ordinality m(member_id, kind, facts, place) order by m.place`.execute(trx)
}
