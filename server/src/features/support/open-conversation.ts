import * as contract from '@tucano/contract/support'
import type { Db } from '@tucano/database'
import { hashToken, newToken } from '#accounts/token'
import { type Caller, answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { spendPass } from './passes.ts'

export const openConversation = ({ db }: Services) =>
  answer(contract.openConversation, async ({ pass, token: held }, caller) => {
    const token = newToken()
    await db.transaction().execute(async (trx) => {
      const spent = await spendPass(trx, pass)
      if (!spent) throw new Fault('pass.invalid')
      const { memberId, vip } = spent
      const open = memberId === null ? await heldByVisitor(trx, held) : await openOf(trx, memberId)
      const id = open ?? (await begin(trx, { memberId, vip, caller }))
      await trx
        .insertInto('support.tokens')
        .values({ hash: hashToken(token), conversation_id: id })
        .execute()
    })
    return { token }
  })

/** A visitor goes on with what the window still holds, unless it is over. A member's conversation is not continued by a visitor's pass. */
async function heldByVisitor(trx: Db, token: string | undefined): Promise<bigint | undefined> {
  if (token === undefined) return undefined
  const found = await trx
    .selectFrom('support.tokens as t')
    .innerJoin('support.conversations as c', 'c.id', 't.conversation_id')
    .select('c.id')
    .where('t.hash', '=', hashToken(token))
    .where('c.closed_at', 'is', null)
    .where('c.member_id', 'is', null)
    .executeTakeFirst()
  return found?.id
}

async function openOf(trx: Db, memberId: bigint): Promise<bigint | undefined> {
  const found = await trx
    .selectFrom('support.conversations')
    .select('id')
    .where('member_id', '=', memberId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return found?.id
}

interface Beginning {
  memberId: bigint | null
  vip: boolean
  caller: Pick<Caller, 'country' | 'language'>
}

async function begin(trx: Db, { memberId, vip, caller: { country, language } }: Beginning): Promise<bigint> {
  // Two windows of a member at once: the later one waits for the earlier one's row, and goes on with it.
  const begun = await trx
    .insertInto('support.conversations')
    .values({ member_id: memberId, vip, country, language: language.slice(0, 5) })
    .onConflict((on) =>
      on
        .column('member_id')
        .where(sql<boolean>`closed_at is null`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  const id = begun?.id ?? (memberId === null ? undefined : await openOf(trx, memberId))
  if (id === undefined) throw new Fault('system.busy', { retryAfterSeconds: 1 })
  return id
}
