import type { Db } from '@tucano/database'
import { HOUSE, journal } from '#journal/journal'
import { endOperatorSessions } from './sessions.ts'
import { removeFactor } from './store.ts'
import { dropTickets } from './tickets.ts'

interface Appointed {
  account: string
  name: string
  passwordHash: string
}

/**
 * Makes somebody an admin from outside, with a first password: the first one of a new site, or one who has lost password and phone. Whoever can
 * do this has the database already. Answers whether the account is new.
 */
export async function appointAdmin(db: Db, { account, name, passwordHash }: Appointed): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('operator.operators')
      .select(['id', 'roles'])
      .where('account', '=', account)
      .forUpdate()
      .executeTakeFirst()
    const set = { password_hash: passwordHash, password_default: true, status: 'active' }
    const roles = [...new Set([...(found?.roles ?? []), 'admin'])]
    const { id } = found
      ? await trx
          .updateTable('operator.operators')
          .set({ ...set, roles })
          .where('id', '=', found.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await trx
          .insertInto('operator.operators')
          .values({ ...set, roles, account, name })
          .returning('id')
          .executeTakeFirstOrThrow()
    await removeFactor(trx, id)
    await dropTickets(trx, id)
    await endOperatorSessions(trx, id, 'revoked')
    await journal(trx, HOUSE, { action: 'operators.appoint', subject: `operator:${id}`, details: { account, roles } })
    return found === undefined
  })
}
