import type { Db } from '@tucano/database'
import { hashToken, newToken } from '#accounts/token'
import { findStep } from '#accounts/totp'
import type { Vault } from '#platform/vault'
import { sql } from 'kysely'

const MINUTES = 5
const TRIES_MAX = 5

export type Step = 'enrol' | 'code'

/** Whoever has shown the password may now show a code. Only the ticket's hash is kept. */
export async function openTicket(db: Db, operatorId: bigint, step: Step): Promise<string> {
  const ticket = newToken()
  await db
    .insertInto('operator.tickets')
    .values({ hash: hashToken(ticket), operator_id: operatorId, step })
    .execute()
  return ticket
}

const open = sql<boolean>`t.used_at is null and t.tries < ${sql.lit(TRIES_MAX)}
  and t.created_at > clock_timestamp() - make_interval(mins => ${sql.lit(MINUTES)})`

/** A ticket that is still good, of an operator who still is one and has what the ticket asks for; and the time, by the database's clock. */
export async function findTicket(db: Db, ticket: string) {
  const found = await db
    .selectFrom('operator.tickets as t')
    .innerJoin('operator.operators as o', 'o.id', 't.operator_id')
    .select(['t.hash', 't.step', 't.secret', 'o.id as operatorId', 'o.account', 'o.name', 'o.roles', 'o.password_default', 'o.factor'])
    .select(['o.factor_step', sql<Date>`clock_timestamp()`.as('now')])
    .where('t.hash', '=', hashToken(ticket))
    .where('o.status', '=', 'active')
    .where(sql<boolean>`(t.step = 'enrol') = (o.factor is null)`)
    .where(open)
    .executeTakeFirst()
  return found && { ...found, step: found.step as Step }
}

export type Ticket = NonNullable<Awaited<ReturnType<typeof findTicket>>>

/** Counts a try before its code is compared; false when there have been too many, or somebody else has used the ticket. */
export async function tryTicket(db: Db, { hash }: Ticket): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('operator.tickets as t')
    .set({ tries: sql`t.tries + 1` })
    .where('t.hash', '=', hash)
    .where(open)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Uses the ticket up. Of two who show it at once, one enters. */
export async function spendTicket(trx: Db, { hash }: Ticket): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('operator.tickets')
    .set({ used_at: sql`clock_timestamp()` })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The secret on offer to whoever enrols: the same however often they ask. */
export async function offerSecret(db: Db, { hash }: Ticket, sealed: Buffer): Promise<Buffer | undefined> {
  const row = await db
    .updateTable('operator.tickets as t')
    .set({ secret: sql<Buffer>`coalesce(t.secret, ${sealed})` })
    .where('t.hash', '=', hash)
    .where(open)
    .returning('t.secret')
    .executeTakeFirst()
  return row?.secret ?? undefined
}

/** The time step whose code this is, if it is right. */
export function stepOf(vault: Vault, { step, secret, factor, factor_step, now }: Ticket, code: string): number | undefined {
  const sealed = step === 'enrol' ? secret : factor
  return sealed ? findStep(vault.open(sealed), code, now, step === 'enrol' ? 0 : Number(factor_step ?? 0n)) : undefined
}

/**
 * Takes a code for good: a step later than any before it, under the very secret that it was compared with. Whoever enrols has it from now on.
 * False for a code that was shown twice at once, and for a secret that an admin has just taken away.
 */
export async function takeCode(trx: Db, { operatorId, step, secret, factor }: Ticket, at: number): Promise<boolean> {
  const update = trx
    .updateTable('operator.operators')
    .set({ factor_step: BigInt(at) })
    .where('id', '=', operatorId)
  const taken =
    step === 'enrol'
      ? update.set({ factor: secret, factor_since: sql`clock_timestamp()` }).where('factor', 'is', null)
      : update.where('factor', '=', factor).where(sql<boolean>`coalesce(factor_step, 0) < ${at}`)
  const { numUpdatedRows } = await taken.where('status', '=', 'active').executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Tickets of an operator who has another password or no second factor any more. */
export async function dropTickets(trx: Db, operatorId: bigint): Promise<void> {
  await trx.deleteFrom('operator.tickets').where('operator_id', '=', operatorId).execute()
}

export async function sweepTickets(db: Db): Promise<void> {
  await db
    .deleteFrom('operator.tickets')
    .where('created_at', '<', sql<Date>`clock_timestamp() - make_interval(mins => ${2 * MINUTES})`)
    .execute()
}
