import { setTimeout as pause } from 'node:timers/promises'
import { type Tables, isServer } from '@tucano/database'
import { seal, verify } from '@tucano/ledger'
import { reconcile } from '#betting/books'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { CURRENCY } from './acts.ts'
import type { Journal, Noted } from './journal.ts'

export interface Verdict {
  /** Acknowledged, and not in the books. */
  lost: number
  /** In the books more than once. */
  doubled: number
  /** Answers that found the work done already. */
  replays: number
  /** Everything that is not as it must be, in words; nothing else is wrong when this is empty. */
  problems: string[]
}

const QUIET_WITHIN_MS = 60_000

/** Accounts by what they are for. The operator's stripes have one name, since which one is taken depends on the connection. */
const NAMES = `select id, coalesce(member_id::text, 'operator') || ':' || kind || coalesce(':' || vendor, '')
  || case currency when '${CURRENCY}' then '' else ' ' || currency end as name, balance from ledger.accounts`

/** Holds the books against the journal, as their owner, when nobody works on them any more. */
export async function audit(url: string, journal: Journal): Promise<Verdict> {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await untilQuiet(pool)
    // The planner knows nothing yet of tables that were filled a moment ago.
    await pool.query('analyze')
    const verdict = compareActs(journal, await readPostings(pool))
    verdict.problems.push(
      ...compare('round', expectedRounds(journal), await readPairs(pool, ROUNDS)),
      ...compare('balance of', expectedBalances(journal), await readPairs(pool, BALANCES)),
      ...[...journal.wrong].map(([what, times]) => `${times} times: ${what}`),
    )
    for (const difference of await reconcile(db)) verdict.problems.push(`reconciliation: ${JSON.stringify(difference, plainly)}`)
    await seal(db)
    const { rows } = await pool.query<{ head: string; ok: boolean }>(PROOFS)
    const [proofs] = rows
    if (!proofs?.ok) verdict.problems.push('the reconciliation or the chain of seals does not reach the last posting')
    for (const broken of await verify(db, { first: 1n, last: BigInt(proofs?.head ?? 0) }))
      verdict.problems.push(`seal ${broken.seal_id}: ${broken.problem}`)
    return verdict
  } finally {
    await pool.end()
  }
}

const plainly = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)

/** A killed process leaves connections that finish what they had begun. Until then the books still change. */
async function untilQuiet(pool: pg.Pool): Promise<void> {
  const deadline = performance.now() + QUIET_WITHIN_MS
  while (performance.now() < deadline) {
    const { rows } = await pool.query<{ quiet: boolean }>(`
      select not exists (select from pg_stat_activity where datname = current_database() and ${isServer})
        and coalesce((select max(xid::text::bigint) from ledger.postings) < pg_snapshot_xmin(pg_current_snapshot())::text::bigint, true) as quiet`)
    if (rows[0]?.quiet) return
    await pause(20)
  }
  throw new Error('somebody still works on the books')
}

interface Booked {
  key: string
  id: string
  atMs: number
  legs: string[]
}

/** Postings that have a key; and of those that gather bets, what each bet moved on its member's account. */
async function readPostings(pool: pg.Pool): Promise<Map<string, Booked[]>> {
  const { rows } = await pool.query<Booked>(`
    with names as (${NAMES})
    select k.key, p.id::text as id, (extract(epoch from p.at) * 1000)::float8 as "atMs", array_remove(array_agg(n.name || '=' || e.amount), null) as legs
    from ledger.postings p
    cross join lateral (
      select p.key, null::uuid as bet where p.key is not null
      union all
      select distinct 'play:' || e.reference, e.reference from ledger.entries e where p.kind = 'play' and e.posting_id = p.id and e.reference is not null
      union all
      select 'bet:' || s.bet_id || ':' || s.kind, s.bet_id from betting.steps s where s.posting_id = p.id
    ) k
    left join ledger.entries e on e.posting_id = p.id and (k.bet is null or e.reference = k.bet) left join names n on n.id = e.account_id
    group by p.id, k.key`)
  return Map.groupBy(rows, ({ key }) => key)
}

const ROUNDS = `
  select r.id::text as key, concat_ws('|', n.name, r.stake, r.payout, r.state, coalesce(convert_from(r.transcript, 'UTF8'), '')) as value
  from betting.bets r left join (${NAMES}) n on n.id = r.pocket_id`
const BALANCES = `select name as key, sum(balance)::text as value from (${NAMES}) n group by name having sum(balance) <> 0`
/** Both stop without a word where they cannot go on. */
const PROOFS = `
  select coalesce(max(s.id), 0)::text as head, coalesce(sum(s.postings), 0) = (select count(*) from ledger.postings)
    and (select array[l.posting_id, b.posting_id] = array[p.id, p.id] from ledger.reconciled l, betting.reconciled b,
      (select id from ledger.postings order by xid desc, id desc limit 1) p) as ok
  from ledger.seals s`

async function readPairs(pool: pg.Pool, query: string): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ key: string; value: string }>(query)
  const pairs = new Map<string, string>()
  for (const { key, value } of rows) pairs.set(key, pairs.has(key) ? `${pairs.get(key)} and ${value}` : value)
  return pairs
}

function compareActs(journal: Journal, booked: Map<string, Booked[]>): Verdict {
  const verdict: Verdict = { lost: 0, doubled: 0, replays: 0, problems: [] }
  for (const act of journal.acts) {
    const found = booked.get(act.key) ?? []
    booked.delete(act.key)
    const problem = judge(act, found)
    if (problem) verdict.problems.push(`${act.key} was ${act.state}: ${problem}`)
    if (problem === LOST) verdict.lost++
    if (problem === DOUBLED) verdict.doubled++
    if (act.state === 'acknowledged' && (act.replayed ?? (found[0] !== undefined && found[0].atMs < act.lastTryAt))) verdict.replays++
  }
  for (const key of booked.keys()) verdict.problems.push(`${key} is in the books, and nobody asked for it`)
  return verdict
}

const LOST = 'it is not in the books'
const DOUBLED = 'it is in the books more than once'

function judge(act: Noted, found: Booked[]): string | undefined {
  if (act.state !== 'acknowledged') return found.length > 0 ? 'it is in the books all the same' : undefined
  const [only] = found
  if (!only) return LOST
  const legs = found.flatMap((posting) => posting.legs).toSorted()
  // The house's part of bets, and what is set aside for them, is booked for all bets of a commit together.
  const isBet = /^(play|bet):/.test(act.key)
  const asked = act.legs.filter(([account, amount]) => amount !== 0n && !(isBet && /^operator:(house|stakes)$/.test(account)))
  const expected = asked.map(([account, amount]) => `${account}=${amount}`).toSorted()
  if (found.length > 1 || (legs.length > expected.length && expected.every((leg) => legs.includes(leg)))) return DOUBLED
  if (legs.join() !== expected.join()) return `it moved ${legs.join()} instead of ${expected.join()}`
  if (act.postingId !== undefined && String(act.postingId) !== only.id) return `it is posting ${only.id}, not ${act.postingId}`
  return undefined
}

const acknowledged = (journal: Journal): Noted[] => journal.acts.filter(({ state }) => state === 'acknowledged')

/** Of several acts on one round, the last one counts. */
const expectedRounds = (journal: Journal): Map<string, string> =>
  new Map(acknowledged(journal).flatMap(({ round }) => (round ? [[round.id, round.becomes]] : [])))

function expectedBalances(journal: Journal): Map<string, string> {
  const sums = new Map<string, bigint>()
  for (const [account, amount] of acknowledged(journal).flatMap(({ legs }) => legs)) sums.set(account, (sums.get(account) ?? 0n) + amount)
  return new Map([...sums].filter(([, sum]) => sum !== 0n).map(([account, sum]) => [account, String(sum)]))
}

function compare(what: string, expected: Map<string, string>, found: Map<string, string>): string[] {
  const keys = new Set([...expected.keys(), ...found.keys()])
  return [...keys]
    .filter((key) => expected.get(key) !== found.get(key))
    .map((key) => `${what} ${key} is ${found.get(key) ?? 'nothing'}, not ${expected.get(key) ?? 'nothing'}`)
}
