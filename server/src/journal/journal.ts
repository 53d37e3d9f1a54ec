import type { JournalAction } from '@tucano/contract/operators'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** Who did it. An operator who calls is one; at the door there is no session yet, and perhaps no operator. */
export interface Author {
  operatorId: bigint | null
  account: string
  sessionId: bigint | null
  ip: string | null
}

/** The house itself, for what is done from the command line. */
export const HOUSE: Author = { operatorId: null, account: '', sessionId: null, ip: null }

type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain }

export interface Deed {
  action: JournalAction
  /** `<kind>:<id>`, e.g. `withdrawal:<uuid>`. */
  subject: `${string}:${string}`
  /** What else there is to know; `member` is the number of the member whom it concerns. Never a secret: what stands here stays for ever. */
  details?: Readonly<Record<string, Plain>>
}

/**
 * Writes into the journal, in the transaction of the change that it tells of: both are there, or neither. Whoever writes holds all others up
 * until the transaction ends, so this is its last step.
 */
export async function journal(
  trx: Db,
  { operatorId, account, sessionId, ip }: Author,
  { action, subject, details = {} }: Deed,
): Promise<void> {
  if (!trx.isTransaction) throw new Error('the journal is written in the transaction of what it tells of')
  await sql`
    select operator.append_journal(${operatorId}, ${account}, ${sessionId}, ${ip}, ${action}, ${subject}, ${JSON.stringify(details)}::jsonb)`.execute(
    trx,
  )
}
