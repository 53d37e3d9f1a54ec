import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { type Posted, posted } from './post.ts'

/** What money is set aside for, and what its postings are called by it: withdrawals; and, which the record files with transfers, envelopes and bets to come. */
const kinds = {
  withdrawal: { hold: 'hold', capture: 'capture', release: 'release' },
  envelope: { hold: 'transferHold', capture: 'transferCapture', release: 'transferRelease' },
  bets: { hold: 'transferBetsHold', capture: 'transferBetsCapture', release: 'transferBetsRelease' },
} as const
type HoldPurpose = keyof typeof kinds

interface Hold {
  key: string
  account: bigint
  amount: bigint
  purpose?: HoldPurpose
}

/** Sets money aside: it leaves the pocket for the member's locked one. The hold is named by the posting that this returns. */
export const hold = (db: Db, { key, account, amount, purpose = 'withdrawal' }: Hold): Promise<Posted> =>
  posted(db, sql`ledger.hold(${key}, ${account}::bigint, ${amount}::bigint, ${kinds[purpose].hold})`)

interface Capture {
  key: string
  holdId: bigint
  to: bigint
  amount: bigint
  purpose?: HoldPurpose
}

/** Takes part of a hold, or all of it. What remains stays held. */
export const capture = (db: Db, { key, holdId, to, amount, purpose = 'withdrawal' }: Capture): Promise<Posted> =>
  posted(db, sql`ledger.capture(${key}, ${holdId}::bigint, ${to}::bigint, ${amount}::bigint, ${kinds[purpose].capture})`)

/** Gives what remains of a hold back to the pocket that it came from. */
export const release = (
  db: Db,
  { key, holdId, purpose = 'withdrawal' }: { key: string; holdId: bigint; purpose?: HoldPurpose },
): Promise<Posted> => posted(db, sql`ledger.release(${key}, ${holdId}::bigint, ${kinds[purpose].release})`)
