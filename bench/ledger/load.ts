import { seal } from '@tucano/ledger'
import type { Books } from './books.ts'

/** Members whose entries are written by one statement. */
const CHUNK = 20_000
const ENTRIES_A_PASS = 2
/** Rounds that are committed together: as many as gather in a busy server. */
const CROWD = 24

/**
 * Fills the books with rounds of the past weeks: each member plays as many as it takes, wins back what it staked, and so keeps its balance.
 * Written directly, by the owner of the tables with their triggers off, since it is history that is wanted and not its making; the
 * reconciliation at the end says whether it is as good as real.
 */
export async function loadHistory(books: Books, entries: number, say: (line: string) => void): Promise<void> {
  const { owner, members, first } = books
  const passes = Math.ceil(entries / members / ENTRIES_A_PASS)
  await owner.query('set session_replication_role = replica; set synchronous_commit = off')
  for (let pass = 0; pass < passes; pass++) {
    for (let from = 0; from < members; from += CHUNK)
      await owner.query(WRITE, [first + BigInt(from), first + BigInt(Math.min(from + CHUNK, members) - 1)])
    say(`  ${(pass + 1) * members * ENTRIES_A_PASS} entries`)
  }
  await owner.query('set session_replication_role = origin; reset synchronous_commit')
}

/** As it would be after those weeks: sealed, compared and told to everybody. Whoever is at it now comes to an end first. */
export async function digestHistory({ owner, db }: Books): Promise<void> {
  await seal(db)
  await owner.query(`select pg_advisory_lock(hashtext('ledger.reconcile'))`)
  await owner.query(`update platform.listeners set (xid, posting_id) = (${LAST})`)
  for (const schema of ['ledger', 'betting'])
    await owner.query(`update ${schema}.reconciled set (xid, posting_id) = (${LAST}), at = platform.clock()`)
  await owner.query(`select pg_advisory_unlock(hashtext('ledger.reconcile'))`)
}

const LAST = 'select xid, id from ledger.postings order by xid desc, id desc limit 1'

const WRITE = `
with playing as (
  select a.*, (row_number() over (order by hashint8(a.id)) - 1) / ${CROWD} as crowd from ledger.accounts a
  where a.id between $1 and $2 and a.kind = 'cash' and a.currency = 'BRL'
), posted as (
  insert into ledger.postings (kind) select 'play' from playing group by crowd returning id
), posting as (
  select id, row_number() over (order by id) - 1 as crowd from posted
), played as (
  select a.id as account, a.member_id, a.balance, a.version, platform.clock() + row_number() over (order by hashint8(a.id)) * interval '1 microsecond' as at,
    (substr(betting.first_id(platform.clock())::text, 1, 14) || '7' || substr(gen_random_uuid()::text, 16))::uuid as round, p.id as posting
  from playing a join posting p using (crowd)
), rounds as (
  insert into betting.bets (id, pocket_id, member_id, stake, payout, input_hash, placed_at, settled_at, posting_id,
    product, vendor, game, currency, state, transcript)
  select round, account, member_id, 100, 100, 1, at, at, posting, 'RNG', 'TUC', 'jaguar', 'BRL', 'settled', '\\x070707070707070707070707070707070707070707070707' from played
), written as (
  insert into ledger.entries (account_id, version, at, posting_id, amount, balance, reference, currency)
  select account, version + 1, at, posting, -100, balance - 100, round, 'BRL' from played
  union all
  select account, version + 2, at + interval '1 microsecond', posting, 100, balance, round, 'BRL' from played
)
update ledger.accounts a set version = p.version + 2, last_at = p.at + interval '1 microsecond' from played p where a.id = p.account`
