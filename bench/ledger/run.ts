// The figures of the ledger, in one run on one cluster: `npm run bench:ledger`, and with a million members and twenty million entries:
// `npm run bench:ledger -- --large`.
import { parseArgs } from 'node:util'
import { readStatement } from '@tucano/ledger'
import { reconcile } from '../../server/src/betting/books.ts'
import { randomInt } from 'node:crypto'
import { type Books, addMembers, openBooks, settleDown } from './books.ts'
import { loadHistory } from './load.ts'
import { type Measured, inFlight, measurePlay } from './measure.ts'
import { bareCommit, onePerTransaction, tpcB } from './rivals.ts'

const { values } = parseArgs({ options: { large: { type: 'boolean', default: false }, seconds: { type: 'string', default: '10' } } })
const seconds = Number(values.seconds)
const MEMBERS = 100_000
const MANY = 512
const say = (line: string): void => console.log(line)

const round = (value: number, digits = 0): string => value.toFixed(digits)
const line = (name: string, { rate, p50, p99 }: Measured): string =>
  `${name.padEnd(50)}${round(rate).padStart(8)}/s   p50 ${round(p50, 2).padStart(7)} ms   p99 ${round(p99, 2).padStart(7)} ms`

/** Disk that a table takes with its partitions, and apart from it that of its indexes. */
async function sizes({ owner }: Books): Promise<Record<string, number>> {
  const { rows } = await owner.query<{ what: string; bytes: string }>(`
    select what, sum(bytes) as bytes from (
      select case when n.nspname = 'ledger' and c.relname like 'entries%' then 'entries' when c.relname like 'rounds%' then 'rounds'
          when c.relname = 'postings' then 'postings' when c.relname = 'accounts' then 'accounts' end
        || case when x.index then ' indexes' else '' end as what, x.bytes
      from pg_class c join pg_namespace n on n.oid = c.relnamespace,
        lateral (values (false, pg_table_size(c.oid)), (true, pg_indexes_size(c.oid))) x(index, bytes)
      where n.nspname in ('ledger', 'betting') and c.relkind = 'r'
    ) s where what is not null group by what`)
  return Object.fromEntries(rows.map(({ what, bytes }) => [what, Number(bytes)]))
}

say(`PostgreSQL with fsync and synchronous_commit on, ${MEMBERS} members, ${seconds} s each, one after the other on one cluster`)
const books = await openBooks(MEMBERS)
try {
  const tpcb = await tpcB(books, seconds)
  say(`${'TPC-B-like, pgbench, 20 clients, prepared'.padEnd(50)}${round(tpcb).padStart(8)}/s`)
  const naive = await onePerTransaction(books, seconds)
  say(line('one round a transaction, one house row, 20 clients', naive))
  await settleDown(books)
  const before = await sizes(books)
  const play = await measurePlay(books, { many: MANY, seconds })
  say(line(`betting.play, ${MANY} in flight`, play))
  const after = await sizes(books)
  const again = await tpcB(books, seconds)
  say(`${'TPC-B-like once more'.padEnd(50)}${round(again).padStart(8)}/s`)
  const bare = await bareCommit(books, seconds / 2)
  say(line('bare commit of one row, one in flight', bare))
  const alone = await measurePlay(books, { many: 1, seconds: seconds / 2 })
  say(line('betting.play, one in flight', alone))
  const hot = await measurePlay(books, { many: 64, seconds: seconds / 2, hot: true })
  say(line('betting.play, one hot member, 64 in flight', hot))
  const rival = Math.max(tpcb, again)
  say('')
  say(`betting.play is ${round(play.rate / rival, 1)} times TPC-B, ${round(play.rate / naive.rate, 1)} times one round a transaction`)
  say(
    `one in flight: ${round(alone.p50 / bare.p50, 1)} times the bare commit at the median, ${round(alone.p99 / bare.p99, 1)} times at p99`,
  )
  say(`disk per round:`)
  let total = 0
  for (const [what, bytes] of Object.entries(after)) {
    const each = (bytes - (before[what] ?? 0)) / play.rounds
    total += each
    say(`  ${what.padEnd(20)}${round(each).padStart(6)} bytes`)
  }
  say(`  ${'in all'.padEnd(20)}${round(total).padStart(6)} bytes`)
  if (values.large) await measureLarge(play)
  const differences = await reconcile(books.db)
  say(differences.length === 0 ? 'the books agree' : `THE BOOKS DIFFER: ${differences.length} times, first ${differences[0]?.problem}`)
} finally {
  await books.stop()
}

async function measureLarge(empty: Measured): Promise<void> {
  say('\nloading a million members and twenty million entries …')
  await addMembers(books, 1_000_000)
  await loadHistory(books, 20_000_000, say)
  await settleDown(books)
  const full = await measurePlay(books, { many: MANY, seconds: seconds * 2 })
  say(line(`betting.play, ${MANY} in flight, full books`, full))
  say(`that is ${round((full.rate / empty.rate) * 100)} % of the rate on empty books`)
  const page = await inFlight(1, seconds / 2, () => {
    const account = books.first + BigInt(randomInt(books.members))
    return readStatement(books.db, { account, limit: 20 })
  })
  say(line("a member's statement, page of 20", page))
}
