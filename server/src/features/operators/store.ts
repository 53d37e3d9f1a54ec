import type { OperatorRole } from '@tucano/contract/endpoint'
import type { OperatorEntry, OperatorInfo } from '@tucano/contract/operators'
import type { Db } from '@tucano/database'
import type { OperatorSession } from '#platform/endpoint'
import { sql } from 'kysely'

/** An operator who may sign in. */
export const findOperator = (db: Db, account: string) =>
  db
    .selectFrom('operator.operators')
    .select(['id', 'password_hash', 'factor'])
    .where('account', '=', account)
    .where('status', '=', 'active')
    .executeTakeFirst()

const KNOWN_DAYS = 30

/** Whether the operator has signed in from this address of late; of nobody it is asked too, so that the work is the same. */
export async function hasEnteredFrom(db: Db, operatorId: bigint | undefined, ip: string): Promise<boolean> {
  const found = await db
    .selectFrom('operator.sessions')
    .select('id')
    .where('operator_id', '=', operatorId ?? 0n)
    .where('ip', '=', ip)
    .where('created_at', '>', sql<Date>`clock_timestamp() - make_interval(days => ${KNOWN_DAYS})`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The database knows these roles and no other. */
type Known = Omit<OperatorSession, 'sessionId' | 'roles'> & { roles: readonly string[] }

/** What an operator's page knows of them. */
export const infoOf = ({ operatorId, account, name, roles, passwordChangeRequired }: Known): OperatorInfo => ({
  id: String(operatorId),
  account,
  name,
  roles: [...roles] as OperatorRole[],
  passwordChangeRequired,
})

export async function readPasswordHash(db: Db, id: bigint): Promise<string> {
  const row = await db.selectFrom('operator.operators').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow()
  return row.password_hash
}

/** An operator as they are, until the transaction ends. */
export const lockOperator = (trx: Db, id: bigint) =>
  trx.selectFrom('operator.operators').select(['name', 'roles', 'status']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export async function removeFactor(trx: Db, id: bigint): Promise<void> {
  await trx.updateTable('operator.operators').set({ factor: null, factor_since: null, factor_step: null }).where('id', '=', id).execute()
}

const selectEntries = (db: Db) =>
  db
    .selectFrom('operator.operators as o')
    .select(['o.id', 'o.account', 'o.name', 'o.roles', 'o.status', 'o.factor_since', 'o.password_default', 'o.created_at'])
    .select(sql<Date | null>`(select max(s.seen_at) from operator.sessions s where s.operator_id = o.id)`.as('seen_at'))
    .select(sql<boolean>`exists (select from operator.open_sessions s where s.operator_id = o.id)`.as('online'))
    // Those who work here first.
    .orderBy('o.status')
    .orderBy('o.account')

type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number]

const toEntry = (row: Row): OperatorEntry => ({
  id: String(row.id),
  account: row.account,
  name: row.name,
  roles: row.roles as OperatorRole[],
  status: row.status as OperatorEntry['status'],
  factorSince: row.factor_since?.getTime() ?? null,
  passwordChangeRequired: row.password_default,
  createdAt: row.created_at.getTime(),
  seenAt: row.seen_at?.getTime() ?? null,
  online: row.online,
})

export const readEntries = async (db: Db): Promise<OperatorEntry[]> => (await selectEntries(db).execute()).map(toEntry)

export const readEntry = async (db: Db, id: bigint): Promise<OperatorEntry> =>
  toEntry(await selectEntries(db).where('o.id', '=', id).executeTakeFirstOrThrow())
