// A production server in a process of its own, over a durable cluster with members, and processes with pages at its tables.
import { type ChildProcess, fork } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { LiveFact, LiveView } from '@tucano/contract/live'
import { RoomPage } from '../../server/src/testing/room-page.ts'
import { signedIn } from '../../server/src/testing/sign-in.ts'
import { startSite } from '../accounts/site.ts'
import { type Books, nameMembers, openBooks } from '../ledger/books.ts'
import type { Order } from './orders.ts'

const PROCESSES = 2
const LOOK_MS = 10
const PATIENCE_MS = 120_000

export interface LiveSite {
  books: Books
  port: number
  /** Memory of the server's process. */
  memory: () => number
  newToken: (memberId: number) => Promise<string>
  /** The same asked of each process with pages, by its number. */
  ask: <Answer>(orderOf: (n: number) => Order) => Promise<Answer[]>
  stop: () => Promise<void>
}

export async function openLiveSite(members: number): Promise<LiveSite> {
  const folder = fs.mkdtempSync(path.join(process.env['BENCH_DIR'] ?? os.tmpdir(), 'tucano-live-'))
  const books = await openBooks(members)
  await nameMembers(books)
  const env = {
    DATA_DIR: folder,
    BUILD_WEB: '0',
    DEMO_DAYS: '0',
    DEMO_ROUNDS: '0',
    SANDBOX_BANK: '0',
    LOCAL_WORLD: '0',
    SOCKETS_MAX: '30000',
  }
  const server = await startSite(books.url, { ...env, REQUESTS_PER_MINUTE: '100000000' })
  const children = await Promise.all(Array.from({ length: PROCESSES }, startPages))
  const stop = async (): Promise<void> => {
    for (const child of children) child.kill()
    await server.stop()
    await books.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
  let stopped: Promise<void> | undefined
  return {
    books,
    port: Number(new URL(server.url).port),
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) * 1024,
    newToken: async (memberId) => (await signedIn(books.db, BigInt(memberId))).token,
    ask: (orderOf) => Promise.all(children.map((child, n) => ask(child, orderOf(n)))) as never,
    stop: () => (stopped ??= stop()),
  }
}

async function startPages(): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'pages.ts'), { execArgv: [] })
  await new Promise((resolve) => child.once('message', resolve))
  return child
}

const ask = (child: ChildProcess, order: Order): Promise<unknown> =>
  new Promise((resolve) => {
    child.once('message', resolve)
    child.send(order)
  })

/** Tokens of members, from one on. */
export async function newTokens({ newToken }: LiveSite, from: number, many: number): Promise<string[]> {
  const tokens: string[] = []
  for (let n = 0; n < many; n += 10)
    tokens.push(...(await Promise.all(Array.from({ length: Math.min(10, many - n) }, (_, k) => newToken(from + n + k)))))
  return tokens
}

/** A table as a page sees it. */
export class SeenTable {
  readonly page: RoomPage
  #view: LiveView
  #heard = 0

  private constructor(page: RoomPage) {
    this.page = page
    this.#view = page.of('room').at(-1)!.view as LiveView
  }

  static async open(port: number, room: string, token?: string): Promise<SeenTable> {
    const end = performance.now() + PATIENCE_MS
    for (;;) {
      const page = await RoomPage.open(port, token === undefined ? {} : { token })
      const shown = Promise.race([page.next('room'), page.next('left')])
      page.say({ type: 'join', room })
      if ((await Promise.race([shown, pause(2000, { type: 'nothing' })])).type === 'room') return new SeenTable(page)
      page.socket.close()
      if (performance.now() > end) throw new Error(`nobody has ${room}`)
    }
  }

  get view(): LiveView {
    const { heard } = this.page
    for (; this.#heard < heard.length; this.#heard++) {
      const one = heard[this.#heard]!
      if (one.type === 'room') this.#view = one.view as LiveView
      if (one.type === 'frame') for (const fact of one.facts as LiveFact[]) if ('set' in fact) this.#view = { ...this.#view, ...fact.set }
    }
    return this.#view
  }

  /** The next round from its opening on. */
  async opened(): Promise<LiveView> {
    const { round } = this.view
    return this.until((view) => view.round > round && view.phase === 'open')
  }

  async until(is: (view: LiveView) => boolean): Promise<LiveView> {
    const end = performance.now() + PATIENCE_MS
    while (!is(this.view)) {
      if (performance.now() > end) throw new Error(`the table does not come so far: ${JSON.stringify(this.view).slice(0, 500)}`)
      await pause(LOOK_MS)
    }
    return this.view
  }

  close(): void {
    this.page.socket.close()
  }
}
