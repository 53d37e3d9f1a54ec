import type { Db } from '@tucano/database'
import { type Posted, posted } from '@tucano/ledger'
import { sql } from 'kysely'
import type { RoundOf } from './round.ts'

/** A bet that waits for its outcome. Its stake may come from several pockets of one member, and would go back to the same ones. */
export interface PlacedBet extends RoundOf {
  funding: { account: bigint; amount: bigint }[]
  transcript?: Buffer
}

/** Takes the stake, within the caller's transaction. The payout will go to the first pocket. */
export function place(db: Db, { id, funding, product, vendor, game, inputs, transcript }: PlacedBet): Promise<Posted> {
  const accounts = funding.map(({ account }) => account)
  const amounts = funding.map(({ amount }) => amount)
  return posted(
    db,
    sql`betting.place(${id}::uuid, ${accounts}::bigint[], ${amounts}::bigint[], ${product}, ${vendor}, ${game}, ${inputs}, ${transcript ?? null}::bytea)`,
  )
}

/** Ends an open round. A win is never refused: what a closed account cannot take waits in suspense. */
export const settle = (db: Db, { id, payout, transcript }: { id: string; payout: bigint; transcript?: Buffer }): Promise<Posted> =>
  posted(db, sql`betting.settle(${id}::uuid, ${payout}::bigint, ${transcript ?? null}::bytea)`)

/** Undoes a round, settled or not: the stake goes back, and so does the payout, as far as it is still there. */
export const voidRound = (db: Db, id: string): Promise<Posted> => posted(db, sql`betting.void(${id}::uuid)`)

/** Undoes a round that may not have arrived yet: then its place is taken, and the late bet is refused. */
export const rollback = (db: Db, { id, account, product, vendor, game }: Omit<RoundOf, 'inputs'> & { account: bigint }): Promise<Posted> =>
  posted(db, sql`betting.rollback(${id}::uuid, ${account}::bigint, ${product}, ${vendor}, ${game})`)
