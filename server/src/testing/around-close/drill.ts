import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { type Db, connect } from '@tucano/database'
import { openAccount, openCurrency, operatorAccount, post } from '@tucano/ledger'
import { newBetId } from '#betting/bet'
import { reconcile } from '#betting/books'
import { scheduleEvent, setEventState } from '#betting/events'
import { sql } from 'kysely'
import type { Order, Verdicts } from './process.ts'

const HOUR_MS = 3_600_000
const POCKETS = 200

export interface CloseReport {
  /** Bets that were asked for, by what was answered. */
  verdicts: Verdicts
  /** Bets in the books, and those of them that are from the close or after it. */
  booked: number
  late: number
  /** Bets that came into the books after the event was closed. */
  afterwards: number
  problems: string[]
}

/** Servers whose clocks are an hour behind and an hour ahead take bets on one event, before and after its close. */
export async function betAroundClose(url: string, { bets, openMs }: { bets: number; openMs: number }): Promise<CloseReport> {
  const { db, pool } = connect({ url, connections: 4, onError: () => undefined })
  const servers = await Promise.all([startProcess(), startProcess()])
  try {
    const pockets = await newPockets(db, bets)
    const event = newBetId()
    const now = await clockOf(db)
    const closesAt = new Date(now.getTime() + openMs)
    await scheduleEvent(db, { id: event, product: 'LOTTERY', vendor: 'TUC', game: 'coin', opensAt: now, closesAt })
    const orders = [-HOUR_MS, HOUR_MS].map((offMs): Order => ({ url, event, pockets, offMs, bets: bets / 2, atOnce: 256 }))
    const answers = Promise.all(servers.map((server, n) => give(server, orders[n]!)))
    await atMoment(db, closesAt)
    const { version } = await db.selectFrom('betting.events').select('version').where('id', '=', event).executeTakeFirstOrThrow()
    await setEventState(db, { id: event, version, state: 'closed' })
    const closed = await countBets(db, event, closesAt)
    const verdicts = addUp(await answers)
    const { booked, late } = await countBets(db, event, closesAt)
    const taken = verdicts['done'] ?? 0
    const problems = (await reconcile(db)).map((difference) => `the books differ: ${difference.problem}`)
    if (taken !== booked) problems.push(`${taken} bets were taken, the books have ${booked}`)
    return { verdicts, booked, late, afterwards: booked - closed.booked, problems }
  } finally {
    for (const server of servers) server.kill()
    await pool.end()
  }
}

async function newPockets(db: Db, bets: number): Promise<string[]> {
  await openCurrency(db, 'BRL', 'money')
  const from = await operatorAccount(db, 'clearing', 'BRL')
  const pockets: string[] = []
  for (let n = 0; n < POCKETS; n++) {
    const to = await openAccount(db, { memberId: 965_000n + BigInt(n), pocket: 'cash', currency: 'BRL' })
    await post(db, { key: `fund:${to}`, kind: 'deposit', moves: [{ from, to, amount: BigInt(bets), currency: 'BRL' }] })
    pockets.push(String(to))
  }
  return pockets
}

async function clockOf(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select platform.clock() as now`.execute(db)
  return rows[0]!.now
}

/** By the database's clock, as everything here. */
async function atMoment(db: Db, moment: Date): Promise<void> {
  await sql`select pg_sleep(greatest(0, extract(epoch from ${moment}::timestamptz - platform.clock())))`.execute(db)
}

async function countBets(db: Db, event: string, closesAt: Date): Promise<{ booked: number; late: number }> {
  const { rows } = await sql<{ booked: number; late: number }>`
    select count(*)::integer as booked, count(*) filter (where k.at >= ${closesAt}::timestamptz)::integer as late
    from betting.bets b join betting.steps k on k.bet_id = b.id and k.kind = 'place' where b.event_id = ${event}::uuid`.execute(db)
  return rows[0]!
}

async function startProcess(): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'process.ts'), { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  await new Promise((resolve) => child.once('message', resolve))
  return child
}

const give = (server: ChildProcess, order: Order): Promise<Verdicts> =>
  new Promise((resolve, reject) => {
    server.once('message', (verdicts) => resolve(verdicts as Verdicts))
    server.once('exit', (code) => reject(new Error(`a server of the drill ended with ${code}`)))
    server.send(order)
  })

function addUp(all: Verdicts[]): Verdicts {
  const sum: Verdicts = {}
  for (const verdicts of all) for (const [verdict, count] of Object.entries(verdicts)) sum[verdict] = (sum[verdict] ?? 0) + count
  return sum
}
