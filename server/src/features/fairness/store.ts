import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import type { Commitments, DrawnRound, LogEntry, LogHead, ToldSeed } from '@tucano/contract/fairness'
import type { Db } from '@tucano/database'
import { readTranscript } from '#fairness/transcript'
import type { Services } from '#platform/services'
import { sql } from 'kysely'

const ms = (column: string) => sql<string>`fairness.ms(${sql.ref(column)})`

export async function readCommitments(db: Db, memberId: bigint): Promise<Commitments> {
  const rows = await db
    .selectFrom('fairness.seeds as s')
    .innerJoin('betting.nonces as n', 'n.seed_id', 's.id')
    .select(['s.state', 's.hash', 's.client_seed', 'n.used'])
    .where('s.member_id', '=', memberId)
    .where('s.state', 'in', ['active', 'next'])
    .execute()
  const active = rows.find(({ state }) => state === 'active')
  const next = rows.find(({ state }) => state === 'next')
  if (!active || !next) throw new Error('a member without commitments')
  return {
    seedHash: active.hash.toString('hex'),
    clientSeed: active.client_seed,
    rounds: active.used,
    nextSeedHash: next.hash.toString('hex'),
  }
}

const told = (db: Db, memberId: bigint) =>
  db
    .selectFrom('fairness.seeds as s')
    .leftJoin('fairness.log as l', 'l.seed_id', 's.id')
    .select(['s.id', 's.sealed', 's.hash', 's.client_seed', 's.rounds', 'l.place'])
    .select([ms('s.made_at').as('madeAt'), ms('s.told_at').as('toldAt')])
    .where('s.member_id', '=', memberId)
    .where('s.state', '=', 'told')

type ToldRow = Awaited<ReturnType<ReturnType<typeof told>['execute']>>[number]

const showTold = (row: ToldRow, { vault }: Pick<Services, 'vault'>): ToldSeed => ({
  seedId: String(row.id),
  serverSeed: vault.open(row.sealed).toString('hex'),
  seedHash: row.hash.toString('hex'),
  clientSeed: row.client_seed,
  rounds: row.rounds ?? 0,
  madeAt: Number(row.madeAt),
  toldAt: Number(row.toldAt),
  logPlace: row.place === null ? null : Number(row.place),
})

/** Seeds of a member that are over, newest first; one more than asked for, if there are more. */
export async function readTold(
  services: Pick<Services, 'db' | 'vault'>,
  memberId: bigint,
  { before, limit }: { before?: bigint | undefined; limit: number },
): Promise<ToldSeed[]> {
  let query = told(services.db, memberId).orderBy('s.id', 'desc').limit(limit)
  if (before !== undefined) query = query.where('s.id', '<', before)
  return (await query.execute()).map((row) => showTold(row, services))
}

export async function readToldSeed(
  services: Pick<Services, 'db' | 'vault'>,
  memberId: bigint,
  seedId: bigint,
): Promise<ToldSeed | undefined> {
  const row = await told(services.db, memberId).where('s.id', '=', seedId).executeTakeFirst()
  return row && showTold(row, services)
}

/** What a round paid as it was drawn, before anything was corrected. */
const drawnPayout = sql<bigint>`payout - coalesce((select sum(s.payout) from betting.steps s where s.bet_id = betting.bets.id and s.late), 0)::bigint`

/** All rounds of a seed, in the order of their numbers. */
export async function readDrawnRounds(db: Db, seedId: bigint): Promise<DrawnRound[]> {
  const rows = await db
    .selectFrom('betting.bets')
    .select(['id', 'game', 'nonce', 'stake', 'state', 'transcript', drawnPayout.as('payout')])
    .where('seed_id', '=', seedId)
    .orderBy('nonce')
    .execute()
  const maths = await db.selectFrom('fairness.maths').select(['id', 'digest']).execute()
  const digests = new Map(maths.map(({ id, digest }) => [Number(id), digest.toString('hex')]))
  return rows.map(({ id, game, nonce, stake, payout, state, transcript }) => {
    const told = readTranscript(transcript!)
    return {
      roundId: id,
      game,
      maths: digests.get(told.maths)!,
      nonce: nonce!,
      moves: told.moves,
      pool: told.pool ?? null,
      stake: String(stake),
      payout: String(payout),
      state: state as DrawnRound['state'],
    }
  })
}

/** Numbers of a seed that were drawn and have no round. */
export async function readUnused(db: Db, seedId: bigint): Promise<number[]> {
  const rows = await db.selectFrom('betting.unused_numbers').select('nonce').where('seed_id', '=', seedId).orderBy('nonce').execute()
  return rows.map(({ nonce }) => nonce)
}

/** Turns of wheels that were drawn from a seed. */
export const readTurns = (db: Db, seedId: bigint) =>
  db.selectFrom('fairness.turns').select(['nonce', 'weights', 'segment']).where('seed_id', '=', seedId).orderBy('nonce').execute()

export const readMaths = (db: Db, digest: string) =>
  db.selectFrom('fairness.maths').select(['game', 'text']).where('digest', '=', Buffer.from(digest, 'hex')).executeTakeFirst()

export async function readLog(db: Db, { after, limit }: { after: number; limit: number }): Promise<LogEntry[]> {
  const rows = await db
    .selectFrom('fairness.log')
    .select(['place', 'seed_hash', 'about', 'digest', ms('at').as('at')])
    .where('place', '>', BigInt(after))
    .orderBy('place')
    .limit(limit)
    .execute()
  return rows.map(({ place, seed_hash, about, digest, at }) => ({
    place: Number(place),
    seedHash: seed_hash.toString('hex'),
    at: Number(at),
    ...(about === null ? {} : { about }),
    digest: digest.toString('hex'),
  }))
}

export async function readHead(db: Db): Promise<LogHead | null> {
  const row = await db
    .selectFrom('fairness.heads as h')
    .innerJoin('fairness.keys as k', 'k.id', 'h.key_id')
    .select(['h.place', 'h.digest', 'h.signature', 'k.public_key', ms('h.at').as('at')])
    .orderBy('h.place', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return {
    place: Number(row.place),
    digest: row.digest.toString('hex'),
    at: Number(row.at),
    signature: row.signature.toString('base64'),
    publicKey: row.public_key.toString('base64'),
  }
}

const APPENDED_AT_ONCE = 1000

/** Writes new commitments into the public log. */
export async function appendLog(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ appended: number }>`select fairness.append_log(${APPENDED_AT_ONCE}) as appended`.execute(db)
    if (rows[0]!.appended < APPENDED_AT_ONCE) return
  }
}

/** Signs the log as far as it has come. */
export async function signHead({ db, vault }: Pick<Services, 'db' | 'vault'>): Promise<void> {
  await appendLog(db)
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('fairness.log', 0))`.execute(trx)
    const head = await trx.selectFrom('fairness.log').select(['place', 'digest']).orderBy('place', 'desc').limit(1).executeTakeFirst()
    const signed = await trx.selectFrom('fairness.heads').select('place').orderBy('place', 'desc').limit(1).executeTakeFirst()
    if (!head || head.place === signed?.place) return
    const key = await signingKey(trx, vault)
    const at = new Date()
    const told = `${head.place}|${head.digest.toString('hex')}|${at.getTime()}`
    await trx
      .insertInto('fairness.heads')
      .values({ ...head, at, key_id: key.id, signature: sign(null, Buffer.from(told), key.private) })
      .execute()
  })
}

async function signingKey(trx: Db, vault: Services['vault']) {
  const known = await trx.selectFrom('fairness.keys').select(['id', 'sealed']).orderBy('id', 'desc').limit(1).executeTakeFirst()
  if (known) return { id: known.id, private: createPrivateKey({ key: vault.open(known.sealed), format: 'der', type: 'pkcs8' }) }
  const { privateKey } = generateKeyPairSync('ed25519')
  const { id } = await trx
    .insertInto('fairness.keys')
    .values({
      public_key: createPublicKey(privateKey).export({ format: 'der', type: 'spki' }),
      sealed: vault.seal(privateKey.export({ format: 'der', type: 'pkcs8' })),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, private: privateKey }
}
