import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { randomInt } from 'node:crypto'
import pg from 'pg'
import type { Books } from './books.ts'
import { type Measured, inFlight } from './measure.ts'

const CLIENTS = 20

/** PostgreSQL's own benchmark: the built-in script, which is TPC-B-like, with prepared statements. */
export function tpcB({ url }: Books, seconds: number): number {
  const program = findProgram('pgbench')
  const { hostname, port, username, password, pathname } = new URL(url)
  const where = ['-h', hostname, '-p', port, '-U', username]
  const run = (flags: string[]): string => {
    const done = spawnSync(program, [...where, ...flags, pathname.slice(1)], {
      env: { ...process.env, PGPASSWORD: password },
      encoding: 'utf8',
    })
    if (done.status !== 0) throw new Error(`pgbench failed: ${done.stderr}`)
    return done.stdout
  }
  run(['-i', '-q', '-s', '20'])
  const tps = /tps = ([\d.]+)/.exec(run(['-c', String(CLIENTS), '-j', '1', '-M', 'prepared', '-T', String(seconds)]))?.[1]
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

const NAIVE = `
create schema if not exists bench;
create table if not exists bench.accounts (id bigint primary key, balance bigint not null);
create table if not exists bench.postings (id bigint generated always as identity primary key, key uuid not null unique, at timestamptz not null default clock_timestamp());
create table if not exists bench.entries (posting_id bigint not null, account_id bigint not null, amount bigint not null, balance bigint not null, primary key (account_id, posting_id));
truncate bench.accounts, bench.postings, bench.entries;
insert into bench.accounts select i, 10000000 from generate_series(0, 100000) i;
create or replace function bench.post(p_key uuid, p_member bigint, p_stake bigint, p_payout bigint) returns bigint language plpgsql as $$
declare
  posting bigint;
  member_balance bigint;
  house_balance bigint;
begin
  insert into bench.postings (key) values (p_key) returning id into posting;
  update bench.accounts set balance = balance - p_stake + p_payout where id = p_member returning balance into member_balance;
  update bench.accounts set balance = balance + p_stake - p_payout where id = 0 returning balance into house_balance;
  insert into bench.entries (posting_id, account_id, amount, balance)
  values (posting, p_member, p_payout - p_stake, member_balance), (posting, 0, p_stake - p_payout, house_balance);
  return member_balance;
end
$$;
analyze bench.accounts`

/** What one would write first: a function that posts one round in one transaction, and updates the house's row. */
export async function onePerTransaction({ url, owner }: Books, seconds: number): Promise<Measured> {
  await owner.query(NAIVE)
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      return client
    }),
  )
  try {
    return await inFlight(CLIENTS, seconds, (caller) =>
      clients[caller]!.query({
        name: 'post',
        text: 'select bench.post($1, $2, $3, $4)',
        values: [crypto.randomUUID(), 1 + randomInt(100_000), 100, randomInt(10) < 3 ? 160 + randomInt(314) : 0],
      }),
    )
  } finally {
    await Promise.all(clients.map((client) => client.end()))
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
