import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Books } from './books.ts'
import { type Measured, inFlight, someRound } from './measure.ts'

const CLIENTS = 20

const execute = promisify(execFile)

/** PostgreSQL's own benchmark: the built-in script, which is TPC-B-like, with prepared statements. */
export async function tpcB({ url }: Books, seconds: number, { isFirst = true } = {}): Promise<number> {
  const program = findProgram('pgbench')
  const { hostname, port, username, password, pathname } = new URL(url)
  const where = ['-h', hostname, '-p', port, '-U', username]
  // A server in this process goes on with its own work meanwhile.
  const run = async (flags: string[]): Promise<string> => {
    const { stdout } = await execute(program, [...where, ...flags, pathname.slice(1)], { env: { ...process.env, PGPASSWORD: password } })
    return stdout
  }
  if (isFirst) await run(['-i', '-q', '-s', '20'])
  const tps = /tps = ([\d.]+)/.exec(await run(['-c', String(CLIENTS), '-j', '1', '-M', 'prepared', '-T', String(seconds)]))?.[1]
  if (!tps) throw new Error('pgbench said no rate')
  return Number(tps)
}

function findProgram(name: string): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const debian = '/usr/lib/postgresql'
  if (fs.existsSync(debian)) folders.push(...fs.readdirSync(debian).map((version) => path.join(debian, version, 'bin')))
  const found = folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file))
  if (!found) throw new Error(`${name} is not installed: it comes with the server packages of PostgreSQL`)
  return found
}

/** What one would write first, with the very same records: so the difference is in the design. */
export async function onePerTransaction({ url, owner, first, members }: Books, seconds: number): Promise<Measured> {
  await owner.query(`set role tucano_ledger; ${fs.readFileSync(path.join(import.meta.dirname, 'one-round.sql'), 'utf8')}; reset role`)
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      return client
    }),
  )
  try {
    return await inFlight(CLIENTS, seconds, async (caller) => {
      const { id, pocket, stake, payout, product, vendor, game, transcript } = someRound({ first, members })
      const { rows: answers } = await clients[caller]!.query<{ verdict: string }>({
        name: 'bench_one',
        text: 'select verdict from betting.bench_one($1, $2, 1, $3, $4, $5, $6, $7, $8)',
        values: [id, pocket, stake, payout, product, vendor, game, transcript],
      })
      if (answers[0]?.verdict !== 'settled') throw new Error(`a round was not settled: ${answers[0]?.verdict}`)
    })
  } finally {
    await Promise.all(clients.map((client) => client.end()))
    await owner.query('drop function betting.bench_one')
  }
}

/** One row, one commit, one connection: what the disk and the wire cost by themselves. */
export async function bareCommit({ url, owner }: Books, seconds: number): Promise<Measured> {
  await owner.query(
    'create schema if not exists bench; create table if not exists bench.bare (id bigint generated always as identity primary key, v bigint)',
  )
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await inFlight(1, seconds, () => client.query({ name: 'bare', text: 'insert into bench.bare (v) values ($1)', values: [1] }))
  } finally {
    await client.end()
  }
}
