import type { Db } from '@tucano/database'
import type { Services } from '#platform/services'
import { sql } from 'kysely'

interface Problem {
  entry_id: bigint
  problem: string
}

interface Head {
  id: bigint
  hash: Buffer
}

type Tools = Pick<Services, 'db' | 'vault' | 'log' | 'metrics'>

/**
 * Goes over the whole journal, by the minute, and raises the alarm when an entry was changed, removed or put elsewhere. The chain itself shows
 * most of it. Whoever rewrites the whole chain is shown by the seals, whose key the database does not have; whoever removes those as well, by
 * the head that this process has seen, and by the log, which has every head.
 */
export function journalWatch(services: Tools): () => Promise<void> {
  let seen: Head | undefined
  return async () => {
    const { db, log, metrics } = services
    const problems = [...(await readChain(db)), ...(await checkSeals(services)), ...(await checkSeen(db, seen))]
    metrics.journalProblems.reset()
    for (const { entry_id, problem } of problems) {
      metrics.journalProblems.inc({ problem })
      log.error({ entry: String(entry_id), problem }, 'journal differs')
    }
    if (problems.length === 0) {
      const head = await db.transaction().execute((trx) => seal(trx, services))
      if (head && head.id !== seen?.id) log.info({ entry: String(head.id), hash: head.hash.toString('hex') }, 'journal sealed')
      seen = head ?? seen
    }
    await noteVerified(services, problems.length)
  }
}

async function readChain(db: Db): Promise<Problem[]> {
  return (await sql<Problem>`select entry_id, problem from operator.verify_journal() limit 1000`.execute(db)).rows
}

const selectSeals = (db: Db) =>
  db
    .selectFrom('operator.journal_seals as s')
    .leftJoin('operator.journal as j', 'j.id', 's.entry_id')
    .select(['s.entry_id', 's.hash', 's.mac', 'j.hash as found'])
    .orderBy('s.entry_id')

const macOf = ({ vault }: Pick<Services, 'vault'>, { id, hash }: Head, previous: Buffer | undefined): Buffer =>
  vault.digest(`journal|${id}|${hash.toString('hex')}|${previous?.toString('hex') ?? ''}`)

async function checkSeals(services: Tools): Promise<Problem[]> {
  const problems: Problem[] = []
  let previous: Buffer | undefined
  for (const { entry_id, hash, mac, found } of await selectSeals(services.db).execute()) {
    const whole = macOf(services, { id: entry_id, hash }, previous).equals(mac) && found?.equals(hash)
    if (!whole) problems.push({ entry_id, problem: 'seal' })
    previous = mac
  }
  return problems
}

async function checkSeen(db: Db, seen: Head | undefined): Promise<Problem[]> {
  if (!seen) return []
  const row = await db.selectFrom('operator.journal').select('hash').where('id', '=', seen.id).executeTakeFirst()
  return row?.hash.equals(seen.hash) ? [] : [{ entry_id: seen.id, problem: 'forgotten' }]
}

/** Seals the head, if it is another than last time. Returns it. */
async function seal(trx: Db, { vault }: Pick<Services, 'vault'>): Promise<Head | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('operator.journal_seals', 0))`.execute(trx)
  const head = await trx.selectFrom('operator.journal').select(['id', 'hash']).orderBy('id', 'desc').limit(1).executeTakeFirst()
  const last = await trx
    .selectFrom('operator.journal_seals')
    .select(['entry_id', 'mac'])
    .orderBy('entry_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (head && head.id !== last?.entry_id) {
    const mac = macOf({ vault }, head, last?.mac)
    await trx.insertInto('operator.journal_seals').values({ entry_id: head.id, hash: head.hash, mac }).execute()
  }
  return head
}

async function noteVerified({ db, metrics }: Tools, problems: number): Promise<void> {
  const { at } = await db
    .updateTable('operator.journal_verified')
    .set({ at: sql`clock_timestamp()`, entries: sql<bigint>`(select count(*) from operator.journal)`, problems })
    .returning('at')
    .executeTakeFirstOrThrow()
  metrics.journalVerifiedAt.set(Math.floor((at?.getTime() ?? 0) / 1000))
}
