import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Db, connect, migrate, startCluster } from '@tucano/database'
import { openCurrency } from '@tucano/ledger'
import { openMetrics } from '../../server/src/platform/metrics.ts'
import pg from 'pg'

/** A durable cluster with books in it: fsync and synchronous_commit are on, as they are for real. Its own, or the empty one of DATABASE_URL. */
export interface Books {
  url: string
  db: Db
  pool: pg.Pool
  owner: pg.Client
  metrics: ReturnType<typeof openMetrics>
  /** Account of the first member; the others follow without a gap. */
  first: bigint
  members: number
  stop: () => Promise<void>
}

const FUNDS = 100_000_00n
const CHUNK = 5000
const LOG_FILES = 50

async function findCluster(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['DATABASE_URL']
  if (given) return { url: given, stop: () => Promise.resolve() }
  const folder = fs.mkdtempSync(path.join(process.env['BENCH_DIR'] ?? os.tmpdir(), 'tucano-bench-'))
  fs.chmodSync(folder, 0o755)
  const cluster = await startCluster({ folder })
  return {
    url: cluster.url,
    stop: async () => {
      await cluster.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function openBooks(members: number): Promise<Books> {
  const cluster = await findCluster()
  await migrate(cluster.url)
  const { db, pool } = connect({ url: cluster.url, connections: 10, onError: () => undefined })
  const owner = new pg.Client({ connectionString: cluster.url })
  await owner.connect()
  await openCurrency(db, 'BRL', 'money')
  // Whoever bets earns points.
  await openCurrency(db, 'PTS', 'points')
  const books: Books = {
    url: cluster.url,
    db,
    pool,
    owner,
    metrics: openMetrics(),
    first: 1n,
    members: 0,
    stop: async () => {
      await pool.end()
      await owner.end()
      await cluster.stop()
    },
  }
  // Those that an earlier run has left there.
  const { rows } = await owner.query<{ many: string }>(
    `select count(*) as many from ledger.accounts where kind = 'cash' and currency = 'BRL'`,
  )
  books.members = Number(rows[0]!.many)
  await addMembers(books, members)
  await ageLog(books)
  return books
}

/**
 * A server that has run for a day writes its log over files of earlier ones; a new one makes each file first, 16 MB of it, while every
 * commit waits. So the files of a day are made here.
 */
async function ageLog({ owner }: Books): Promise<void> {
  for (let file = 0; file < LOG_FILES; file++) {
    await owner.query(`select pg_logical_emit_message(true, 'bench', 'one more')`)
    await owner.query('select pg_switch_wal()')
  }
  await owner.query('checkpoint')
}

/** Opens accounts and pays money into them, through the functions that everybody uses. */
export async function addMembers(books: Books, members: number): Promise<void> {
  const { owner } = books
  for (let from = books.members + 1; from <= members; from += CHUNK) {
    const to = Math.min(from + CHUNK - 1, members)
    await owner.query(`select ledger.open_account(i, 'cash', 'BRL') from generate_series($1::bigint, $2::bigint) i`, [from, to])
    for (let start = from; start <= to; start += 1000)
      await owner.query(
        `select ledger.post('fund:' || $1, 'deposit', jsonb_agg(jsonb_build_object('from', c, 'to', a.id, 'amount', $3::bigint, 'currency', 'BRL')))
         from ledger.accounts a, ledger.system_account('clearing', 'BRL') c where a.member_id between $1::bigint and $2::bigint and a.kind = 'cash'`,
        [start, Math.min(start + 999, to), FUNDS],
      )
  }
  books.members = members
  const { rows } = await owner.query<{ first: string; last: string }>(
    `select min(id) as first, max(id) as last from ledger.accounts where kind = 'cash'`,
  )
  books.first = BigInt(rows[0]!.first)
  if (BigInt(rows[0]!.last) - books.first + 1n !== BigInt(members)) throw new Error('accounts have gaps between them')
  await settleDown(books)
}

/** Members of the books as the site knows them: who hears of their money looks for them. */
export async function nameMembers({ owner, members }: Books): Promise<void> {
  await owner.query(
    `insert into member.members (id, account, nickname, password_hash) overriding system value select n, 'bench' || n, 'bench' || n, '*' from generate_series(1, $1::integer) n on conflict do nothing`,
    [members],
  )
  await owner.query(`select setval(pg_get_serial_sequence('member.members', 'id'), (select max(id) from member.members))`)
}

/** Nothing that one measurement left behind is to be paid for by the next. */
export async function settleDown({ owner }: Books): Promise<void> {
  await owner.query('vacuum (analyze) ledger.accounts')
  await owner.query('analyze ledger.entries, betting.bets, ledger.postings')
  await owner.query('checkpoint')
}
