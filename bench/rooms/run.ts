// Rooms with many pages: what a page costs, how long one event takes to reach thousands of them, and what a bet takes meanwhile.
import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connect } from '@tucano/database'
import { createTestDatabase } from '@tucano/database/test-cluster'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { createMember } from '../../server/src/accounts/members.ts'
import { newBetId } from '../../server/src/betting/bet.ts'
import { scheduleEvent } from '../../server/src/betting/events.ts'
import { makeRoom } from '../../server/src/rooms/store.ts'
import { RoomPage } from '../../server/src/testing/room-page.ts'
import { signedIn } from '../../server/src/testing/sign-in.ts'
import { drawTable } from '../../tools/table.ts'
import { openTestCluster } from '../../tools/test-cluster.ts'
import type { Heard, PagesOrder } from './pages.ts'

const { values } = parseArgs({ options: { pages: { type: 'string', default: '10000' }, seconds: { type: 'string', default: '10' } } })
const PAGES = Number(values.pages)
const HALF = PAGES / 2
const SECONDS = Number(values.seconds)
/** About as much as the table of a roulette says at once. */
const TEXT = 'x'.repeat(120)
const SETTLE_MS = 2000

const cluster = await openTestCluster()
const databaseUrl = await createTestDatabase(cluster.url)
const { db, pool } = connect({ url: databaseUrl, connections: 4, onError: () => undefined })
const rows: string[][] = [['what', 'figure', 'asked']]
const children: ChildProcess[] = []

function start(file: string, env: Record<string, string> = {}): Promise<[ChildProcess, unknown]> {
  const child = fork(path.join(import.meta.dirname, file), {
    execArgv: ['--expose-gc'],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  children.push(child)
  return new Promise((resolve) => child.once('message', (said) => resolve([child, said])))
}
const ask = <Answer>(child: ChildProcess, question: PagesOrder | 'heard' | 'memory'): Promise<Answer> =>
  new Promise((resolve) => {
    child.once('message', (answer) => resolve(answer as Answer))
    child.send(question)
  })
const at = (list: number[], share: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0
const ms = (list: number[]): string => `p50 ${at(list, 0.5).toFixed(0)}, p99 ${at(list, 0.99).toFixed(0)} ms`
const now = (): number => performance.timeOrigin + performance.now()

async function newMember(port: number, name: string, room: string): Promise<RoomPage> {
  const created = await createMember(db, { account: name, nickname: name, passwordHash: '*' })
  if (!('id' in created)) throw new Error('no member')
  const cash = await openAccount(db, { memberId: created.id, pocket: 'cash', currency: 'BRL' })
  const from = await operatorAccount(db, 'clearing', 'BRL')
  await post(db, { key: `fund:${cash}`, kind: 'deposit', moves: [{ from, to: cash, amount: 100_000_000n, currency: 'BRL' }] })
  return RoomPage.open(port, { token: (await signedIn(db, created.id)).token, room })
}

/** Bets one after the other until it is told to stop; how long each took. */
function betMeanwhile(page: RoomPage, room: string): () => Promise<number[]> {
  const took: number[] = []
  const over = new AbortController()
  const betting = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now()
      const answer = await page.command(room, { do: 'bet' })
      took.push(performance.now() - began)
      if (!('seq' in answer)) throw new Error(`a bet was refused: ${answer.code}`)
      await pause(60)
    }
  })()
  return async () => {
    over.abort()
    await betting
    return took
  }
}

/** Calls so many times a second; how many deliveries there were, and how long each took. */
async function callOut(
  caller: RoomPage,
  looking: ChildProcess,
  { room, perSecond, seconds }: { room: string; perSecond: number; seconds: number },
) {
  await ask<Heard>(looking, 'heard')
  const began = performance.now()
  for (let n = 0; n < perSecond * seconds; n++) {
    await pause(Math.max(0, began + (n * 1000) / perSecond - performance.now()))
    caller.say({ type: 'command', room, id: crypto.randomUUID(), body: { do: 'call', sent: now(), text: TEXT } })
  }
  await pause(SETTLE_MS)
  return ask<Heard>(looking, 'heard')
}

try {
  const event = newBetId()
  const day = 86_400_000
  await scheduleEvent(db, {
    id: event,
    product: 'LIVE',
    vendor: 'TUC',
    game: 'coin',
    opensAt: new Date(Date.now() - day),
    closesAt: new Date(Date.now() + day),
  })
  for (const id of ['table:1', 'table:2', 'table:3']) await makeRoom(db, { id, kind: 'table', options: { event } })
  const [server, { port }] = (await start('server.ts', { BENCH_DATABASE_URL: databaseUrl })) as [ChildProcess, { port: number }]
  const [[one], [two]] = await Promise.all([start('pages.ts'), start('pages.ts')])
  const warm = await newMember(port, 'warm', 'table:3')
  for (let n = 0; n < 40; n++) await warm.command('table:3', { do: 'bet' }).then(() => pause(60))
  await pause(SETTLE_MS)

  const before = await ask<number>(server, 'memory')
  const opened =
    (await ask<number>(one, { port, pages: HALF, room: 'table:1', from: 0 })) +
    (await ask<number>(two, { port, pages: HALF, room: 'table:2', from: 1000 }))
  await pause(SETTLE_MS)
  const after = await ask<number>(server, 'memory')
  rows.push(['pages that look at rooms', String(opened), '10000'])
  rows.push(['memory of the server for each', `${((after - before) / opened / 1024).toFixed(1)} kB`, '20 kB'])

  const caller = await newMember(port, 'caller', 'table:1')
  const better = await newMember(port, 'better', 'table:3')
  const alone = betMeanwhile(better, 'table:3')
  await pause(SECONDS * 500)
  const aloneMs = await alone()
  rows.push(['a bet while nothing is told', ms(aloneMs), ''])

  const stop = betMeanwhile(better, 'table:3')
  const single = await callOut(caller, one, { room: 'table:1', perSecond: 1, seconds: SECONDS })
  const meanwhile = await stop()
  rows.push([`one event to ${HALF} pages, from the command to hearing it`, ms(single.delays), 'p99 200 ms'])
  rows.push(['deliveries of it that came', `${single.calls} of ${SECONDS * HALF}`, 'all'])
  rows.push(['a bet meanwhile', ms(meanwhile), 'p99 50 ms'])

  const perSecond = Math.ceil(20_000 / HALF)
  const stopAgain = betMeanwhile(better, 'table:3')
  const sustained = await callOut(caller, one, { room: 'table:1', perSecond, seconds: SECONDS })
  const busy = await stopAgain()
  rows.push([
    `${perSecond} events a second to ${HALF} pages for ${SECONDS} s`,
    `${Math.round(sustained.calls / SECONDS)} deliveries a second, ${ms(sustained.delays)}`,
    '20000 a second',
  ])
  rows.push(['a bet meanwhile', ms(busy), ''])
  process.stdout.write(`${drawTable(rows)}\n`)
} finally {
  for (const child of children) child.kill()
  await pool.end()
  await cluster.stop()
}
process.exit()
