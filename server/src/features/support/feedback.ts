import { randomInt } from 'node:crypto'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'

export interface Feedback {
  id: string
  topic: string
  content: string
  email: string | null
  network: string
}

/** Feedback of one network within an hour. */
const PER_HOUR = 10

/**
 * Keeps a feedback under a reference of its own. The same again has the same reference; another text under its id is a conflict, and a network
 * that has written too often is refused.
 */
export async function keepFeedback(
  trx: Db,
  { id, ...given }: Feedback,
): Promise<{ reference: string; known: boolean } | 'conflict' | 'too many'> {
  // Those who would share the limit, or the id, come one after the other.
  await sql`select pg_advisory_xact_lock(hashtext(${`feedback ${given.network}`})), pg_advisory_xact_lock(hashtext(${`feedback ${id}`}))`.execute(
    trx,
  )
  const before = await trx
    .selectFrom('support.feedback')
    .select(['reference', 'topic', 'content', 'email'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (before) {
    const same = before.topic === given.topic && before.content === given.content && before.email === given.email
    return same ? { reference: before.reference, known: true } : 'conflict'
  }
  const { count } = await trx
    .selectFrom('support.feedback')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('network', '=', given.network)
    .where('at', '>', sql<Date>`clock_timestamp() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  if (count >= PER_HOUR) return 'too many'
  const { reference } = await trx
    .insertInto('support.feedback')
    .values({ id, reference: newReference(), ...given })
    .returning('reference')
    .executeTakeFirstOrThrow()
  return { reference, known: false }
}

/** No letter that looks like a digit: people read references to each other. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

function newReference(): string {
  const part = (): string => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${part()}-${part()}`
}

/** Where a feedback came from is of no use after a day. */
export async function forgetNetworks(db: Db): Promise<void> {
  await db
    .updateTable('support.feedback')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('at', '<', sql<Date>`clock_timestamp() - interval '1 day'`)
    .execute()
}
