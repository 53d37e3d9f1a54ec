// How many Pix webhooks a second are credited and durable: `npm run bench:deposits`. Each tells of one payment, is signed, and is answered when
// the provider was asked about it and the money is in the member's wallet.
import { randomBytes, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { freePort } from '@tucano/database'
import { reconcile } from '../../server/src/betting/books.ts'
import { txidOf } from '@tucano/pix'
import { WEBHOOK_PATH } from '../../server/src/payments/open-payments.ts'
import { settleDown } from '../ledger/books.ts'
import { tpcB } from '../ledger/rivals.ts'
import { type Loaded, loadWith } from '../play/load.ts'
import { type PlaySite, addPlayers, openPlaySite } from '../play/site.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    players: { type: 'string', default: '4000' },
    connections: { type: 'string', default: '64' },
  },
})
const seconds = Number(values.seconds)
const TURNS = 3
/** More than could be paid in one turn. */
const CHARGES = 80_000
const AMOUNT = 5000n
const say = (line: string): void => console.log(line)

/** Charges that wait to be paid, as if each member had asked for as many. */
async function openCharges({ books }: PlaySite, members: readonly bigint[]): Promise<string[]> {
  const ids = Array.from({ length: CHARGES }, () => randomUUID())
  await books.owner.query('insert into limits.player_limits (member_id) select unnest($1::bigint[]) on conflict do nothing', [members])
  await books.owner.query(
    `insert into cashier.deposits (id, member_id, method, kind, amount, currency, state, txid, br_code, expires_at)
     select id, member, 'pix', 'pix', $3, 'BRL', 'open', replace(id::text, '-', ''), 'x', clock_timestamp() + interval '1 day'
     from unnest($1::uuid[], $2::bigint[]) t(id, member)`,
    [ids, ids.map((_, n) => members[n % members.length]), AMOUNT],
  )
  await books.owner.query('vacuum (analyze) cashier.deposits, limits.player_limits')
  return ids.map((id) => txidOf(id))
}

const port = await freePort()
const secret = randomBytes(32).toString('hex')
const site = await openPlaySite({
  PIX_URL: `http://127.0.0.1:${port}`,
  PIX_CLIENT_ID: 'medida',
  PIX_CLIENT_SECRET: secret,
  PIX_KEY: 'medida@exemplo.com.br',
  PIX_WEBHOOK_SECRET: secret,
})
try {
  const members = (await addPlayers(site, Number(values.players))).map(({ memberId }) => BigInt(memberId))
  const { hostname, port: own } = new URL(site.url)
  const rates: Loaded[] = []
  const times: number[] = []
  const rival = async (isFirst = false): Promise<number> => {
    const rate = await tpcB(site.books, seconds, { isFirst })
    say(`${'TPC-B-like, pgbench, 20 clients, prepared'.padEnd(48)}${rate.toFixed(0).padStart(7)}/s`)
    return rate
  }
  let beside = await rival(true)
  for (let turn = 0; turn < TURNS; turn++) {
    const charges = await openCharges(site, members)
    await settleDown(site.books)
    const loaded = await loadWith({
      host: hostname,
      port: Number(own),
      connections: Number(values.connections),
      seconds,
      work: { kind: 'payments', path: `${WEBHOOK_PATH}/pix`, port, secret, amount: String(AMOUNT), charges },
    })
    say(
      `${`Pix webhooks credited, ${values.connections} connections`.padEnd(48)}${loaded.rate.toFixed(0).padStart(7)}/s   p50 ${loaded.p50.toFixed(1)} ms   p99 ${loaded.p99.toFixed(1)} ms   ${JSON.stringify(loaded.refused)}`,
    )
    const after = await rival()
    rates.push(loaded)
    times.push(loaded.rate / ((beside + after) / 2))
    beside = after
  }
  const median = (list: number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1]!
  say(`\n${median(rates.map(({ rate }) => rate)).toFixed(0)} a second, ${median(times).toFixed(2)} times TPC-B (medians of ${TURNS} turns)`)
  const { rows } = await site.books.owner.query<{ payments: string; deposits: string; sum: string; entries: string }>(
    `select (select count(*) from cashier.payments where state = 'credited') as payments, (select count(*) from cashier.deposits where state = 'credited') as deposits,
      (select sum(amount) from cashier.payments) as sum, (select sum(e.amount) from ledger.entries e join ledger.postings p on p.id = e.posting_id
        where p.key like 'deposit:pix:%' and e.amount > 0) as entries`,
  )
  const { payments, deposits, sum, entries } = rows[0]!
  say(`${payments} payments, ${deposits} deposits credited; ${sum} paid, ${entries} in the books`)
  const differences = await reconcile(site.books.db)
  say(differences.length === 0 && sum === entries && payments === deposits ? 'the books agree' : 'THE BOOKS DIFFER')
} finally {
  await site.stop()
}
