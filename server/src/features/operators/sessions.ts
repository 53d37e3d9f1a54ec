import { operatorSessionEnded, operatorsChanged } from '@tucano/contract/operators'
import type { Db } from '@tucano/database'
import { deviceName } from '#accounts/devices'
import { hashToken, isToken, newToken } from '#accounts/token'
import type { Caller, OperatorSession } from '#platform/endpoint'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'

/** Being seen is written down this seldom, so that a busy desk does not rewrite the row at every call. */
const SEEN_EVERY_SECONDS = 30

/** Opens an operator's session and returns its token, of which only the hash is kept. */
export async function openOperatorSession(
  trx: Db,
  { ip, userAgent }: Pick<Caller, 'ip' | 'userAgent'>,
  operatorId: bigint,
): Promise<{ token: string; sessionId: bigint }> {
  const token = newToken()
  const { id: sessionId } = await trx
    .insertInto('operator.sessions')
    .values({ token_hash: hashToken(token), operator_id: operatorId, ip, device: deviceName(userAgent) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await publish(trx, operatorsChanged, {})
  return { token, sessionId }
}

/** The operator of a token, if its session is open. */
export async function readOperator(db: Db, token: string): Promise<OperatorSession | undefined> {
  if (!isToken(token)) return undefined
  const found = await db
    .selectFrom('operator.open_sessions')
    .select(['id as sessionId', 'operator_id as operatorId', 'account', 'name', 'roles', 'password_default as passwordChangeRequired'])
    .select(sql<boolean>`seen_at < clock_timestamp() - make_interval(secs => ${SEEN_EVERY_SECONDS})`.as('stale'))
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!found) return undefined
  const { stale, ...operator } = found as typeof found & OperatorSession
  if (stale)
    await db
      .updateTable('operator.sessions')
      .set({ seen_at: sql`clock_timestamp()` })
      .where('id', '=', operator.sessionId)
      .execute()
  return operator
}

type EndedWhy = 'logout' | 'idle' | 'expired' | 'revoked'

/** Ends open sessions of an operator: all, one, or all but one. Their pages are told, and so is whoever waits for an operator. Returns how many. */
export async function endOperatorSessions(
  trx: Db,
  operatorId: bigint,
  why: EndedWhy,
  { only, except }: { only?: bigint; except?: bigint } = {},
): Promise<number> {
  let ending = trx
    .updateTable('operator.sessions')
    .set({ ended_at: sql`clock_timestamp()`, ended_why: why })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
  if (only !== undefined) ending = ending.where('id', '=', only)
  if (except !== undefined) ending = ending.where('id', '<>', except)
  const ended = await ending.returning('id').execute()
  for (const { id } of ended) await publish(trx, operatorSessionEnded, { sessionId: String(id), why })
  if (ended.length > 0) await publish(trx, operatorsChanged, {})
  return ended.length
}

/** Sessions that are open no more by the clock, and those of operators who were disabled: this writes it down and tells their pages. */
export async function sweepOperatorSessions(db: Db): Promise<void> {
  const over = await db
    .selectFrom('operator.sessions as s')
    .innerJoin('operator.operators as o', 'o.id', 's.operator_id')
    .select(['s.id', 's.operator_id'])
    .select(
      sql<EndedWhy>`case when o.status <> 'active' then 'revoked' when s.created_at < clock_timestamp() - interval '12 hours' then 'expired' else 'idle' end`.as(
        'why',
      ),
    )
    .where('s.ended_at', 'is', null)
    .where(sql<boolean>`s.id not in (select id from operator.open_sessions)`)
    .limit(500)
    .execute()
  for (const { id, operator_id, why } of over)
    await db.transaction().execute((trx) => endOperatorSessions(trx, operator_id, why, { only: id }))
}
