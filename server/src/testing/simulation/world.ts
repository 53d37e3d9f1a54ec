import { randomUUIDv7 } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { type Db, connect } from '@tucano/database'
import { LedgerRefusal, type Posted, type RefusalCode, openAccount, openCurrency } from '@tucano/ledger'
import { type AcceptedLists, acceptQuery, finishQuery } from '#betting/play-rows'
import { isTransient } from '#platform/fault'
import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { MEMBERS } from './history.ts'
import type { Account } from './model.ts'

const CHECK = fs.readFileSync(path.join(import.meta.dirname, 'check.sql'), 'utf8')
const TABLES = [
  'betting.bets',
  'betting.steps',
  'betting.events',
  'ledger.seals',
  'ledger.holds',
  'ledger.entries',
  'ledger.postings',
  'ledger.accounts',
]
/** Truncating makes every connection plan anew, deleting leaves dead rows to wade through: mostly the one, now and then the other. */
const TRUNCATE_EVERY = 20

/** What a call came to. */
export type Outcome = { posted: Posted } | { refused: RefusalCode }

/** The real books: a database, reached as the application reaches it, and as its owner for looking inside. */
export interface World {
  db: Db
  owner: pg.Client
  /** Account ids by the model's names. */
  ids: Map<Account, bigint>
  /** Histories so far. */
  histories: number
  close: () => Promise<void>
}

export async function openWorld(url: string): Promise<World> {
  const { db, pool } = connect({ url, connections: 6, onError: () => undefined })
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(CHECK)
  return {
    db,
    owner,
    ids: new Map(),
    histories: 0,
    close: async () => {
      await pool.end()
      await owner.end()
    },
  }
}

/** Empties the books, as nobody but their owner could, and opens the accounts of a new history. */
export async function emptyWorld(world: World): Promise<void> {
  const { owner, db } = world
  const empty =
    world.histories++ % TRUNCATE_EVERY === 0
      ? `truncate ${TABLES.join(', ')} cascade`
      : TABLES.map((table) => `delete from ${table}`).join('; ')
  await owner.query(`set session_replication_role = replica; ${empty}; set session_replication_role = origin;
    update ledger.reconciled set xid = '0', posting_id = 0;
    update betting.reconciled set xid = '0', posting_id = 0`)
  await turnClock(world, 0)
  for (const [code, nature] of [
    ['BRL', 'money'],
    ['FUN', 'play'],
    ['PTS', 'points'],
  ] as const)
    await openCurrency(db, code, nature)
  // Bonus money is staked while a bonus is active: everybody has one that asks for more than a history stakes.
  await owner.query(
    `set session_replication_role = replica;
    insert into betting.bonuses (member_id, currency, source, title, amount, required, terms, state, active_at, expires_at)
    select n, 'BRL', 'simulation:' || n, 'simulation', 1, 1000000000000000, '{}', 'active', now(), now() + interval '100 years' from generate_series(1, ${MEMBERS}) n on conflict (source) do nothing;
    set session_replication_role = origin`,
  )
  world.ids.clear()
  for (let member = 0; member < MEMBERS; member++) {
    const open = async (name: Account, account: Omit<Parameters<typeof openAccount>[1], 'memberId'>): Promise<void> =>
      void world.ids.set(name, await openAccount(db, { memberId: BigInt(member + 1), ...account }))
    await open(`cash:${member}/BRL`, { pocket: 'cash', currency: 'BRL' })
    await open(`bonus:${member}/BRL`, { pocket: 'bonus', currency: 'BRL' })
    await open(`vendor:${member}/BRL`, { pocket: 'vendor', currency: 'BRL', vendor: 'TUC' })
    await open(`locked:${member}/BRL`, { pocket: 'locked', currency: 'BRL' })
    await open(`points:${member}/PTS`, { pocket: 'points', currency: 'PTS' })
    await open(`chips:${member}/FUN`, { pocket: 'cash', currency: 'FUN' })
  }
  const operator = await owner.query<{ name: Account; id: string }>(
    `select distinct on (kind, currency) kind || '/' || currency as name, id from ledger.accounts where member_id is null order by kind, currency, stripe`,
  )
  for (const { name, id } of operator.rows) world.ids.set(name, BigInt(id))
}

/** Turns the clock of the books forwards or backwards. */
export async function turnClock({ owner }: World, hours: number): Promise<void> {
  await owner.query('update simulation.clock set hours = $1', [hours])
}

export function idOf({ ids }: World, account: Account): bigint {
  const id = ids.get(account)
  if (id === undefined) throw new Error(`no account ${account}`)
  return id
}

/** Asks, and takes a refusal for an answer. Trouble that passes is tried again, as every caller must. */
export async function ask(call: () => Promise<Posted>): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return { posted: await call() }
    } catch (error) {
      if (error instanceof LedgerRefusal) return { refused: error.code }
      if (!isTransient(error) || attempt >= 20) throw error
    }
  }
}

class Crash extends Error {}

/** Does the work and dies before the commit. */
export async function crash(db: Db, call: (db: Db) => Promise<unknown>): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      await call(trx)
      throw new Crash()
    })
  } catch (error) {
    if (!(error instanceof Crash) && !(error instanceof LedgerRefusal)) throw error
  }
}

export interface AskedRound {
  id: string
  account: bigint
  stake: bigint
  payout: bigint
}

/** Rounds that end at once: accepted, drawn and written in one transaction, and what comes later in the next one. */
export async function askPlay(db: Db, rounds: AskedRound[]): Promise<string[]> {
  const verdicts = new Map<string, string>()
  for (let left = rounds; left.length > 0; left = left.filter(({ id }) => !verdicts.has(id)))
    for (const [id, verdict] of await db.transaction().execute((trx) => playSome(trx, left))) verdicts.set(id, verdict)
  return rounds.map(({ id }) => verdicts.get(id)!)
}

async function playSome(trx: Db, rounds: AskedRound[]): Promise<[id: string, verdict: string][]> {
  const asked = rounds.map(({ id, account, stake, payout }) => {
    const constant = { hash: 7n, product: 'RNG', vendor: 'TUC', game: 'jaguar', transcript: Buffer.of(1), over: true }
    return { id, pocket: account, stake, payout, ...constant }
  })
  const accept = acceptQuery(asked)
  const { rows } = await trx.executeQuery<AcceptedLists>(CompiledQuery.raw(accept.text, accept.values))
  const { verdicts, versions } = rows[0]!
  const accepted = asked.flatMap((play, n) => (verdicts[n] === 'accepted' ? [{ ...play, version: versions[n]! }] : []))
  if (accepted.length > 0) {
    const finish = finishQuery(accepted)
    await trx.executeQuery(CompiledQuery.raw(finish.text, finish.values))
  }
  return verdicts.flatMap((verdict, n): [string, string][] =>
    verdict === 'later' ? [] : [[rounds[n]!.id, verdict === 'accepted' ? 'settled' : verdict]],
  )
}

export const newId = (): string => randomUUIDv7()
