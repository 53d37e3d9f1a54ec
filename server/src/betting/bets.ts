import type { Db } from '@tucano/database'
import { type Posted, posted } from '@tucano/ledger'
import { sql } from 'kysely'
import type { RoundOf } from './round.ts'

/** Which pockets pay, and how much each. */
export type Funding = { account: bigint; amount: bigint }[]

const pockets = (funding: Funding) => ({ accounts: funding.map(({ account }) => account), amounts: funding.map(({ amount }) => amount) })

/** A bet that waits for its outcome. Its stake may come from several pockets of one member, and would go back to the same ones. */
export interface PlacedBet extends RoundOf {
  funding: Funding
  transcript?: Buffer
}

/** Takes the stake, within the caller's transaction. The payout will go to the first pocket. */
export function place(db: Db, { id, funding, product, vendor, game, inputs, transcript }: PlacedBet): Promise<Posted> {
  const { accounts, amounts } = pockets(funding)
  return posted(
    db,
    sql`betting.place(${id}::uuid, ${accounts}::bigint[], ${amounts}::bigint[], ${product}, ${vendor}, ${game}, ${inputs}, ${transcript ?? null}::bytea)`,
  )
}

/** A step of a round, named once and for all by its key. */
interface Step {
  id: string
  key: string
}

/** More stake in an open round. */
export function raise(db: Db, { id, key, funding }: Step & { funding: Funding }): Promise<Posted> {
  const { accounts, amounts } = pockets(funding)
  return posted(db, sql`betting.raise(${id}::uuid, ${key}, ${accounts}::bigint[], ${amounts}::bigint[])`)
}

/** A win on the way, or after the end. It is never refused. */
export const pay = (db: Db, { id, key, amount }: Step & { amount: bigint }): Promise<Posted> =>
  posted(db, sql`betting.pay(${id}::uuid, ${key}, ${amount}::bigint)`)

/** Takes back one stake or one win by the posting that moved it. A round of which nothing is left is void. */
export const takeBack = (db: Db, { id, key, postingId }: Step & { postingId: bigint }): Promise<Posted> =>
  posted(db, sql`betting.take_back(${id}::uuid, ${postingId}::bigint, ${key})`)

/** Ends an open round with what it still pays. A win is never refused: what a closed account cannot take waits in suspense. */
export const settle = (db: Db, { id, payout, transcript }: { id: string; payout: bigint; transcript?: Buffer }): Promise<Posted> =>
  posted(db, sql`betting.settle(${id}::uuid, ${payout}::bigint, ${transcript ?? null}::bytea)`)

/** Undoes a round, settled or not: the stake goes back, and so does the payout, as far as it is still there. */
export const voidRound = (db: Db, id: string): Promise<Posted> => posted(db, sql`betting.void(${id}::uuid)`)

/** Undoes a round that may not have arrived yet: then its place is taken, and the late bet is refused. */
export const rollback = (db: Db, { id, account, product, vendor, game }: Omit<RoundOf, 'inputs'> & { account: bigint }): Promise<Posted> =>
  posted(db, sql`betting.rollback(${id}::uuid, ${account}::bigint, ${product}, ${vendor}, ${game})`)
