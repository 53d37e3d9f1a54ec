// How long a page of the account record and of the betting record takes, by filter and place, when the ledger has ten million entries and one
// member a million of them: `npm run bench:records`. `-- --entries 1000000` makes it smaller.
import { parseArgs } from 'node:util'
import { readBrand } from '@tucano/brand'
import { type Heading, type listMovements as movementsContract, headings } from '@tucano/contract/account-record'
import type { listBets as betsContract } from '@tucano/contract/bet-history'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { Catalogue } from '../../server/src/catalogue/catalogue.ts'
import { listMovements } from '../../server/src/features/account-record/list-movements.ts'
import { sumDays } from '../../server/src/features/account-record/sum-days.ts'
import { listBets } from '../../server/src/features/bet-history/list-bets.ts'
import { buildServices } from '../../server/src/build-services.ts'
import { readConfiguration } from '../../server/src/platform/configuration.ts'
import type { Answer } from '../../server/src/platform/endpoint.ts'
import { openLog } from '../../server/src/platform/log.ts'
import { drawTable } from '../../tools/table.ts'
import { openBooks, settleDown } from '../ledger/books.ts'
import { DAYS, loadPast, loadTurnover } from './load.ts'

const { values } = parseArgs({ options: { entries: { type: 'string', default: '10000000' }, pages: { type: 'string', default: '200' } } })
const entries = Number(values.entries)
const times = Number(values.pages)
const OTHERS = 9000
const say = (line: string): void => console.log(line)

const brand = await readBrand('tucano')
const books = await openBooks(OTHERS + 1)
try {
  say(`loading ${entries} entries, a tenth of them one member’s …`)
  const large = books.first
  const others = Array.from({ length: OTHERS }, (_, n) => books.first + 1n + BigInt(n))
  await loadPast(books, { accounts: [large], entries: entries / 10 }, say)
  await loadPast(books, { accounts: others, entries: Math.floor((entries * 0.9) / OTHERS) }, say)
  await loadTurnover(books, brand.timeZone)
  await settleDown(books)
  await books.owner.query('vacuum (analyze) ledger.entries, betting.bets, ledger.movements, ledger.postings')
  const configuration = readConfiguration({ DATABASE_URL: books.url, PORT: '0', LOG_LEVEL: 'silent' })
  const services = await buildServices({ configuration, brand, db: books.db, pool: books.pool, log: openLog({ level: 'silent' }) })
  const began = performance.now()
  await sumDays(services)
  // Once more, so that what is not summed is what came since.
  await sumDays(services)
  say(`days summed in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  await books.owner.query('vacuum (analyze) ledger.days')
  const { rows } = await books.owner.query<{ member: string; count: string; all: string; at: Date }>(
    'select (select member_id from ledger.accounts where id = $1) as member, (select count(*) from ledger.entries where account_id = $1) as count, (select sum(n_live_tup) from pg_stat_user_tables where relname like $2) as all, platform.clock() as at',
    [large, 'entries_2%'],
  )
  const { member, count, all, at } = rows[0]!
  say(`${all} entries, ${count} of them the member’s; ${times} pages of each, one after the other\n`)
  const catalogue = new Catalogue(services, [])
  const caller = { member: { memberId: BigInt(member), type: 0 }, language: 'PT' }
  const ask = async <Reply>({ handle }: Answer, request: object): Promise<Reply> =>
    (await handle(request as never, caller as never)) as Reply
  const day = (back: number): string => new Date(at.getTime() - back * 86_400_000 - 3 * 3_600_000).toISOString().slice(0, 10)
  const month = { from: day(DAYS), to: day(0) }
  const micros = (back: number): bigint => BigInt(at.getTime() - Math.round(back * 86_400_000)) * 1000n

  const measure = async (work: () => Promise<unknown>): Promise<{ p50: number; p99: number }> => {
    for (let n = 0; n < 10; n++) await work()
    const took: number[] = []
    for (let n = 0; n < times; n++) {
      const start = performance.now()
      await work()
      took.push(performance.now() - start)
    }
    took.sort((a, b) => a - b)
    return { p50: took[Math.floor(times * 0.5)]!, p99: took[Math.min(times - 1, Math.floor(times * 0.99))]! }
  }
  const places = [
    ['first', undefined],
    ['middle', DAYS / 2],
    ['last', DAYS - 0.001],
  ] as const
  const lines: unknown[][] = [['record', 'filter', 'page', 'lines', 'p50 ms', 'p99 ms']]
  const row = async (record: string, filter: string, place: string, work: () => Promise<{ list: unknown[] }>): Promise<void> => {
    const { list } = await work()
    const { p50, p99 } = await measure(work)
    lines.push([record, filter, place, list.length, p50.toFixed(2), p99.toFixed(2)])
  }

  const movements = listMovements(services, catalogue)
  type Movements = ReplyOf<typeof movementsContract>
  const statement = (heading: Heading | undefined, more: object) =>
    ask<Movements>(movements, { ...month, pocket: 'cash', ...(heading ? { heading } : {}), ...more })
  for (const heading of [undefined, ...headings])
    for (const [place, back] of places)
      await row('account', heading ?? 'all', place, () =>
        statement(heading, back === undefined ? {} : { before: `${micros(back)}.${large}` }),
      )
  await row('account', 'all, today', 'first', () => statement(undefined, { from: day(0) }))
  await row('account', 'all, 7 days', 'first', () => statement(undefined, { from: day(6) }))
  for (const pocket of ['bonus', 'locked', 'vendors', 'points'])
    await row('account', `pocket ${pocket}`, 'first', () => statement(undefined, { pocket }))

  const bets = listBets({ services, catalogue, tellers: [] })
  type Bets = ReplyOf<typeof betsContract>
  for (const filter of [
    {},
    { product: 'RNG' },
    { product: 'SPORTS' },
    { product: 'LIVE' },
    { state: 'settled' },
    { state: 'open' },
    { state: 'void' },
  ])
    for (const [place, back] of places) {
      const before = back === undefined ? {} : { before: `${micros(back)}.ffffffff-ffff-7fff-bfff-ffffffffffff` }
      await row('bets', Object.values(filter).join(' ') || 'all', place, () => ask<Bets>(bets, { ...month, ...filter, ...before }))
    }
  say(drawTable(lines))
  await services.workerPool.stop()
} finally {
  await books.stop()
}
