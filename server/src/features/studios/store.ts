import type { Db } from '@tucano/database'
import { type NotNull, sql } from 'kysely'

/** A round of ours that is over, and what its account holds now. */
export const readSettled = (db: Db, memberId: bigint, roundId: string) =>
  db
    .selectFrom('betting.bets as r')
    .innerJoin('betting.pockets as a', 'a.id', 'r.pocket_id')
    .select(['r.game', 'r.nonce', 'r.seed_id', 'r.transcript', 'r.state', 'r.free', 'a.kind', 'a.balance'])
    .where('r.id', '=', roundId)
    .where('r.member_id', '=', memberId)
    .where('r.state', '<>', 'open')
    .where('r.seed_id', 'is not', null)
    .$narrowType<{ balance: NotNull; kind: NotNull }>()
    .executeTakeFirst()

const elapsed = sql<string>`extract(epoch from clock_timestamp() - h.began_at) * 1000`

const openRounds = (db: Db) =>
  db
    .selectFrom('studios.open_rounds as h')
    .innerJoin('betting.pockets as a', 'a.id', 'h.account_id')
    .selectAll('h')
    .select(['a.balance', 'a.kind', elapsed.as('elapsed')])
    .$narrowType<{ balance: NotNull; kind: NotNull }>()

export const readHand = (db: Db, memberId: bigint, roundId: string) =>
  openRounds(db).where('h.round_id', '=', roundId).where('h.member_id', '=', memberId).executeTakeFirst()

export const readHandOf = (db: Db, memberId: bigint, game: string) =>
  openRounds(db).where('h.member_id', '=', memberId).where('h.game', '=', game).executeTakeFirst()

/** Of the open rounds, this one, locked; nothing when it is over, or somebody else has it and `waits` is false. */
export async function lockHand(trx: Db, roundId: string, waits: boolean) {
  let lock = trx.selectFrom('studios.open_rounds').select('round_id').where('round_id', '=', roundId).forUpdate()
  if (!waits) lock = lock.skipLocked()
  const locked = await lock.executeTakeFirst()
  return locked && openRounds(trx).where('h.round_id', '=', roundId).executeTakeFirst()
}

/** Open rounds that the clock has ended. */
export const readDue = (db: Db) =>
  db
    .selectFrom('studios.open_rounds')
    .select('round_id')
    .where('ends_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('ends_at')
    .limit(500)
    .execute()

/** Open rounds whose players have not come back for so long. */
export const readAbandoned = (db: Db, hours: number) =>
  db
    .selectFrom('studios.open_rounds')
    .select('round_id')
    .where('touched_at', '<', sql<Date>`clock_timestamp() - make_interval(hours => ${hours})`)
    .orderBy('touched_at')
    .limit(500)
    .execute()

export const readSeed = (db: Db, seedId: bigint) =>
  db.selectFrom('fairness.seeds').select(['hash', 'client_seed', 'state', 'sealed']).where('id', '=', seedId).executeTakeFirstOrThrow()

/** What names a version of maths, by the number that rounds know it by. */
export async function readDigest(db: Db, mathsId: number): Promise<string> {
  const { digest } = await db.selectFrom('fairness.maths').select('digest').where('id', '=', BigInt(mathsId)).executeTakeFirstOrThrow()
  return digest.toString('hex')
}
