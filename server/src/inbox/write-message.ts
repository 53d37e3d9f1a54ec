import type { Db } from '@tucano/database'

/** What somebody at the house wrote, word by word. */
export interface Writing {
  title: string
  body: string
  /** What an operator sent, when this is part of it. */
  sendingId?: string
}

/** Puts a message that somebody wrote into members' inboxes. A sending reaches each of them once. Returns how many it reached now. */
export async function writeMessage(trx: Db, memberIds: readonly bigint[], { title, body, sendingId }: Writing): Promise<number> {
  if (memberIds.length === 0) return 0
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('messages.messages')
    .values(memberIds.map((member_id) => ({ member_id, title, body, sending_id: sendingId ?? null })))
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}
