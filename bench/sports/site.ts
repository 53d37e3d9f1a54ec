// A production server in a process of its own, over a durable cluster with members, which follows a feed that says what a measurement wants.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Site, startSite } from '../accounts/site.ts'
import { type Books, nameMembers, openBooks, settleDown } from '../ledger/books.ts'
import { type ToldMatch, openMatches, toldMatch } from './matches.ts'
import { ToldFeed } from './told-feed.ts'

const PATIENCE_MS = 90_000
const POLL_MS = 100
/** More than any measurement stakes: caps are tested, not measured. */
const UNBOUND = String(10n ** 14n)

export interface SportsSite {
  books: Books
  feed: ToldFeed
  matches: readonly ToldMatch[]
  folder: string
  server: () => Site
  /** All that the feed had said at first, said again, and kept. */
  restore: () => Promise<void>
  /** Ends the server's process with SIGKILL, and starts another. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

interface Wishes {
  members: number
  matches: number
}

export async function openSportsSite(wishes: Wishes): Promise<SportsSite> {
  const { services, start, close } = openMatches()
  const matches = start(wishes.matches).map((started, seed) => toldMatch(started, seed))
  const feed = await ToldFeed.open(services, matches)
  const folder = fs.mkdtempSync(path.join(process.env['BENCH_DIR'] ?? os.tmpdir(), 'tucano-sports-'))
  const env = {
    ...feed.env,
    DATA_DIR: folder,
    BUILD_WEB: '0',
    DEMO_DAYS: '0',
    DEMO_ROUNDS: '0',
    SANDBOX_BANK: '0',
    LOCAL_BEACON: '0',
    SOCKETS_MAX: '30000',
    REQUESTS_PER_MINUTE: '100000000',
  }
  let books: Books | undefined
  let server: Site | undefined
  const stop = async (): Promise<void> => {
    await server?.stop()
    await feed.stop()
    await books?.stop()
    close()
    fs.rmSync(folder, { recursive: true, force: true })
  }
  try {
    books = await openBooks(wishes.members)
    await nameMembers(books)
    server = await startSite(books.url, env)
    await unbindStakes(books)
    await untilOffered(books, matches)
    await untilHeard(books)
    await untilSummed(books)
    await comeToRest(books)
  } catch (error) {
    await stop()
    throw error
  }
  const { url } = books
  const opened = books
  return {
    books: opened,
    feed,
    matches,
    folder,
    server: () => server!,
    restore: () => restore(opened, feed, matches),
    kill: async () => {
      process.kill(server!.pid, 'SIGKILL')
      await server!.stop()
      server = await startSite(url, env)
    },
    stop,
  }
}

/** Nothing that one measurement left behind is to be paid for by the next. */
export async function comeToRest(books: Books): Promise<void> {
  await settleDown(books)
  await books.owner.query('vacuum (analyze) sports.markets, sports.events, sports.bets, sports.legs, sports.exposures, sports.results')
}

async function unbindStakes({ owner }: Books): Promise<void> {
  await owner.query(
    `insert into sports.limits (kind, version, stake_min, bet_win, market, payout, operator_id, account, reason)
     select 'all', 1, 1, $1, $1, $1, o.id, o.account, 'bench' from operator.operators o order by o.id limit 1`,
    [UNBOUND],
  )
}

/** Asks the database until it says yes. */
export async function until({ owner }: Books, query: string, values: unknown[] = [], everyMs = POLL_MS): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    const { rows } = await owner.query<{ yes: boolean }>(query, values)
    if (rows[0]?.yes) return
    if (performance.now() > end) throw new Error(`it does not come to be: ${query}`)
    await pause(everyMs)
  }
}

/** Everything that the feed tells can be bet on. */
async function untilOffered(books: Books, matches: readonly ToldMatch[]): Promise<void> {
  const markets = matches.reduce((sum, match) => sum + match.markets.length, 0)
  await until(books, 'select count(*) >= $1 as yes from sports.bettable_markets', [markets])
}

/** What was paid in before the server came is not to be heard while something is measured. */
const untilHeard = (books: Books): Promise<void> =>
  until(
    books,
    'select coalesce(bool_and(l.posting_id >= (select max(p.id) from ledger.postings p)), false) as yes from platform.listeners l',
  )

/** Nor is it to be added to days and to teams meanwhile: of a hundred thousand members that takes half a minute. */
const untilSummed = (books: Books): Promise<void> =>
  until(
    books,
    `select not exists (select from team.pending)
       and not exists (select from ledger.postings p, ledger.summed s where (p.xid, p.id) > (s.xid, s.posting_id)) as yes`,
  )

async function restore(books: Books, feed: ToldFeed, matches: readonly ToldMatch[]): Promise<void> {
  const from = new Date()
  for (const match of matches) feed.tell(match, match.markets)
  await until(books, 'select count(*) = $2 as yes from sports.events e where e.urn = any ($1) and e.told_at >= $3', [
    matches.map(({ urn }) => urn),
    matches.length,
    from,
  ])
  await untilHeard(books)
  await comeToRest(books)
}
