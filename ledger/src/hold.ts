import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { type Posted, posted } from './post.ts'

/** Sets money aside: it leaves the pocket for the member's locked one. The hold is named by the posting that this returns. */
export const hold = (db: Db, { key, account, amount }: { key: string; account: bigint; amount: bigint }): Promise<Posted> =>
  posted(db, sql`ledger.hold(${key}, ${account}::bigint, ${amount}::bigint)`)

interface Capture {
  key: string
  holdId: bigint
  to: bigint
  amount: bigint
}

/** Takes part of a hold, or all of it. What remains stays held. */
export const capture = (db: Db, { key, holdId, to, amount }: Capture): Promise<Posted> =>
  posted(db, sql`ledger.capture(${key}, ${holdId}::bigint, ${to}::bigint, ${amount}::bigint)`)

/** Gives what remains of a hold back to the pocket that it came from. */
export const release = (db: Db, { key, holdId }: { key: string; holdId: bigint }): Promise<Posted> =>
  posted(db, sql`ledger.release(${key}, ${holdId}::bigint)`)
