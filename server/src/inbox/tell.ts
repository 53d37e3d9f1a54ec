import type { Told } from '@tucano/contract/messages'
import type { Db } from '@tucano/database'

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
