// Recomputes the chain of seals over every posting, and compares all the books: `npm run verify-ledger`. With `--head <digest>`, as an
// earlier log line has it, it also shows that the chain of then is part of the chain of now.
import { parseArgs } from 'node:util'
import { connect } from '@tucano/database'
import { seal, verify } from '@tucano/ledger'
import { reconcile } from '../server/src/betting/books.ts'
import { findDatabase } from './find-database.ts'

const LINKS_AT_ONCE = 20n

const { values } = parseArgs({ options: { head: { type: 'string' } } })
const { url, done } = await findDatabase()
const { db, pool } = connect({ url, connections: 2, onError: () => undefined })
const say = (line: string): void => void process.stdout.write(`${line}\n`)
let problems = 0
try {
  await seal(db)
  const seals = await db
    .selectFrom('ledger.seals')
    .select((of) => [of.fn.max('id').as('head'), of.fn.sum<string>('postings').as('postings'), of.fn.sum<string>('entries').as('entries')])
    .executeTakeFirstOrThrow()
  const head = seals.head ?? 0n
  for (let first = 1n; first <= head; first += LINKS_AT_ONCE) {
    const last = first + LINKS_AT_ONCE - 1n < head ? first + LINKS_AT_ONCE - 1n : head
    for (const { seal_id, problem } of await verify(db, { first, last })) {
      problems++
      say(`seal ${seal_id}: ${problem}`)
    }
    if (head > LINKS_AT_ONCE) say(`${last} of ${head} seals`)
  }
  if (values.head !== undefined) {
    const known = await db.selectFrom('ledger.seals').select('id').where('digest', '=', Buffer.from(values.head, 'hex')).executeTakeFirst()
    if (!known) problems++
    say(known ? `the digest given is that of seal ${known.id}` : 'the digest given is not in the chain: it was written anew')
  }
  for (const { problem, account_id, currency, expected, found } of await reconcile(db)) {
    problems++
    say(`${problem}: account ${account_id ?? '-'} ${currency ?? ''} should be ${expected}, is ${found}`)
  }
  say(
    problems === 0
      ? `${seals.postings ?? 0} postings with ${seals.entries ?? 0} entries under ${head} seals: whole`
      : `${problems} problems`,
  )
} finally {
  await pool.end()
  await done()
}
process.exitCode = problems === 0 ? 0 : 1
