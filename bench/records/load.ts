import type { Books } from '../ledger/books.ts'

/** Who has how much of the past. */
export interface Past {
  accounts: bigint[]
  entries: number
}

export const DAYS = 30
/** Entries that one statement makes. */
const CHUNK = 200_000

/**
 * Writes the past of some accounts: thirty days of rounds, with a deposit, a withdrawal, a transfer or a correction after every fifty entries and a
 * bonus after every five thousand. Written directly, by the owner of the tables with their triggers off: it is history that is wanted, not its making.
 */
export async function loadPast({ owner }: Books, { accounts, entries }: Past, say: (line: string) => void): Promise<void> {
  await owner.query('set session_replication_role = replica; set synchronous_commit = off')
  const together = Math.max(1, Math.floor(CHUNK / entries))
  const steps = Math.ceil(entries / CHUNK)
  let written = 0
  for (let first = 0; first < accounts.length; first += together)
    for (let step = 0; step < steps; step++) {
      const some = accounts.slice(first, first + together)
      const [from, to] = [step * CHUNK + 1, Math.min((step + 1) * CHUNK, entries)]
      for (const statement of WRITE)
        await owner.query(
          statement.replaceAll('$accounts', `array[${some.join(',')}]::bigint[]`),
          statement.includes('$1') ? [from, to, entries] : [],
        )
      const before = written
      written += some.length * (to - from + 1)
      if (Math.floor(before / 1_000_000) < Math.floor(written / 1_000_000)) say(`  ${written} entries`)
    }
  await owner.query('set session_replication_role = origin; reset synchronous_commit')
}

const WRITE = [
  'drop table if exists past',
  `create temp table past as
   select a.id as account, a.member_id, n, platform.clock() - interval '${DAYS} days' + n * (interval '${DAYS} days' / $3::int)
       + (a.id % 997) * interval '3 microseconds' as at,
     case when n % 5000 = 0 then 'bonus' when n % 50 = 0 then (array['deposit', 'withdrawal', 'transfer', 'correction'])[1 + (n / 50) % 4] end as kind,
     case when n % 5000 = 0 then 1000 when n % 50 = 0 then (array[20000, -5000, -100, 1])[1 + (n / 50) % 4]
       when n % 50 % 2 = 1 then -100 else 100 end as amount,
     case when n % 50 = 0 then 'x' || n else 'p' || (n / 24) end as crowd, null::bigint as posting, null::uuid as round
   from unnest($accounts) id join ledger.accounts a using (id), generate_series($1::int, $2::int) n`,
  `update past p set round = r.round from (
     select account, n, (substr(betting.first_id(at)::text, 1, 14) || '7' || substr(gen_random_uuid()::text, 16))::uuid as round from past where n % 50 % 2 = 1 and n % 50 <> 0
   ) r where r.account = p.account and p.kind is null and r.n = p.n - (1 - p.n % 2)`,
  `with made as (
     select account, crowd, min(at) as at, min(kind) as kind, nextval('ledger.postings_id_seq') as id from past group by account, crowd
   ), written as (
     insert into ledger.postings (id, at, kind, key) overriding system value
     select id, at, coalesce(kind, 'play'), case when kind is not null then 'past:' || id end from made
   )
   update past p set posting = m.id from made m where m.account = p.account and m.crowd = p.crowd`,
  `insert into betting.bets (id, pocket_id, member_id, stake, payout, input_hash, placed_at, settled_at, posting_id,
     product, vendor, game, currency, state)
   select round, account, member_id, 100, case when n % 50 = 49 then 0 else 100 end, 1, at, at, posting,
     case when n % 100 = 1 then 'SPORTS' else 'RNG' end, 'TUC', 'dados', 'BRL', case when n % 50000 = 1 then 'void' else 'settled' end
   from past where kind is null and n % 2 = 1`,
  `with running as (
     select p.*, a.balance + sum(p.amount) over w as balance, a.version + row_number() over w as version, a.currency
     from past p join ledger.accounts a on a.id = p.account window w as (partition by p.account order by p.n)
   ), filed as (
     insert into ledger.movements (account_id, heading, at) select account, ledger.heading_of(kind), at from past where kind is not null
   ), written as (
     insert into ledger.entries (account_id, version, at, posting_id, amount, balance, reference, currency)
     select account, version, at, posting, amount, balance, round, currency from running
   )
   update ledger.accounts a set balance = l.balance, version = l.version, last_at = l.at
   from (select distinct on (account) * from running order by account, n desc) l where l.account = a.id`,
]

/** What the listener of turnover would have kept. */
export async function loadTurnover({ owner }: Books, timeZone: string): Promise<void> {
  await owner.query(
    `insert into betting.turnover (member_id, day, product, currency, bets, stake, payout)
     select member_id, (settled_at at time zone $1)::date, product, currency, count(*), sum(stake), sum(payout)
     from betting.bets where state = 'settled' group by 1, 2, 3, 4`,
    [timeZone],
  )
}
