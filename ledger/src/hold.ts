import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { type Posted, posted } from './post.ts'

interface Hold {
  key: string
  account: bigint
  amount: bigint
  /** For other members, and not to leave the house: the record files it with transfers. */
  isTransfer?: boolean
}

/** Sets money aside: it leaves the pocket for the member's locked one. The hold is named by the posting that this returns. */
export const hold = (db: Db, { key, account, amount, isTransfer = false }: Hold): Promise<Posted> =>
  posted(db, sql`ledger.hold(${key}, ${account}::bigint, ${amount}::bigint, ${isTransfer ? 'transferHold' : 'hold'})`)

interface Capture {
  key: string
  holdId: bigint
  to: bigint
  amount: bigint
  isTransfer?: boolean
}

/** Takes part of a hold, or all of it. What remains stays held. */
export const capture = (db: Db, { key, holdId, to, amount, isTransfer = false }: Capture): Promise<Posted> =>
  posted(
    db,
    sql`ledger.capture(${key}, ${holdId}::bigint, ${to}::bigint, ${amount}::bigint, ${isTransfer ? 'transferCapture' : 'capture'})`,
  )

/** Gives what remains of a hold back to the pocket that it came from. */
export const release = (
  db: Db,
  { key, holdId, isTransfer = false }: { key: string; holdId: bigint; isTransfer?: boolean },
): Promise<Posted> => posted(db, sql`ledger.release(${key}, ${holdId}::bigint, ${isTransfer ? 'transferRelease' : 'release'})`)
