import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** An operator who may sign in. */
export const findOperator = (db: Db, account: string) =>
  db
    .selectFrom('operator.operators')
    .select(['id', 'name', 'password_hash'])
    .where('account', '=', account)
    .where('status', '=', 'active')
    .executeTakeFirst()

const KNOWN_DAYS = 30

/** Whether the operator has signed in from this address of late. */
export async function hasEnteredFrom(db: Db, operatorId: bigint, ip: string): Promise<boolean> {
  const found = await db
    .selectFrom('operator.sessions')
    .select('id')
    .where('operator_id', '=', operatorId)
    .where('ip', '=', ip)
    .where('created_at', '>', sql<Date>`clock_timestamp() - make_interval(days => ${KNOWN_DAYS})`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
