// Pages at a table, as a process of its own: bare sockets of members and visitors, of which is noted when a frame came and when a bet was answered.
import { randomUUID } from 'node:crypto'
import type net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { frame, openRaw } from '../sockets/flood.ts'
import { PONG, frameTexts } from '../sockets/read-frames.ts'
import type { Answered, Heard, Order } from './orders.ts'

/** As many pages as an address may have. */
const AN_ADDRESS = 64
const TOGETHER = 50
const ANSWER_MS = 20_000

const nowMs = (): number => performance.timeOrigin + performance.now()
let frames = 0
let heardFirst: number[] = []
let mark = 0

class TablePage {
  readonly #socket: net.Socket
  #marked = 0
  #onAnswer: ((code: string) => void) | undefined
  #onShown: (() => void) | undefined
  closed = false

  private constructor(socket: net.Socket) {
    this.#socket = socket
    socket.once('close', () => (this.closed = true))
    socket.on(
      'data',
      frameTexts(
        (text) => this.#hear(text),
        () => socket.write(PONG),
      ),
    )
  }

  static async open(
    port: number,
    { room, token, from }: { room: string; token: string | null; from: string },
  ): Promise<TablePage | undefined> {
    const socket = await openRaw(port, from)
    if (!socket) return undefined
    const page = new TablePage(socket)
    const shown = new Promise<boolean>((resolve) => {
      page.#onShown = () => resolve(true)
      socket.once('close', () => resolve(false))
    })
    page.#say({ type: 'hello', ...(token !== null && { token }) })
    page.#say({ type: 'join', room })
    return (await shown) ? page : undefined
  }

  end(): void {
    this.#socket.destroy()
  }

  /** How long it took until the bet was answered, and with what. */
  async bet(room: string, chips: Record<string, string>): Promise<{ ms: number; code: string }> {
    const began = performance.now()
    const answered = new Promise<string>((resolve) => (this.#onAnswer = resolve))
    this.#say({ type: 'command', room, id: randomUUID(), body: { do: 'bet', version: 0, chips } })
    const code = await Promise.race([answered, pause(ANSWER_MS, 'nothing', { ref: false })])
    return { ms: performance.now() - began, code }
  }

  #say(message: object): void {
    this.#socket.write(frame(JSON.stringify(message)))
  }

  #hear(text: string): void {
    if (text.startsWith('{"type":"frame"')) {
      frames++
      if (this.#marked === mark) return
      this.#marked = mark
      heardFirst.push(nowMs())
    } else if (text.startsWith('{"type":"answer"')) this.#onAnswer?.(/"code":"([^"]+)"/.exec(text)?.[1] ?? 'taken')
    else if (text.startsWith('{"type":"room"')) this.#onShown?.()
  }
}

const pages: TablePage[] = []
const address = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

async function open({ port, room, tokens, from }: Extract<Order, { do: 'open' }>): Promise<number> {
  const before = pages.length
  for (let n = 0; n < tokens.length; n += TOGETHER) {
    const some = tokens.slice(n, n + TOGETHER)
    const opened = await Promise.all(
      some.map((token, k) => TablePage.open(port, { room, token, from: address(from + Math.floor((n + k) / AN_ADDRESS)) })),
    )
    pages.push(...opened.flatMap((page) => page ?? []))
  }
  return pages.length - before
}

/** A bet of each page, evenly over a time. */
async function betAll({ room, chips, fromMs, forMs, bets }: Extract<Order, { do: 'bet' }>): Promise<Answered> {
  const told: Answered = { took: [], codes: {} }
  await Promise.all(
    pages.slice(0, bets).map(async (page, n) => {
      await pause(Math.max(0, fromMs + (n * forMs) / bets - nowMs()))
      const { ms, code } = await page.bet(room, chips)
      told.took.push(ms)
      told.codes[code] = (told.codes[code] ?? 0) + 1
    }),
  )
  return told
}

/** Pages that go and come again, so many at once: from opening the socket to being shown the room. */
async function comeAgain({ port, room, many, atOnce, from }: Extract<Order, { do: 'again' }>): Promise<number[]> {
  const took: number[] = []
  let left = many
  await Promise.all(
    Array.from({ length: atOnce }, async (_, n) => {
      while (left-- > 0) {
        const began = performance.now()
        const page = await TablePage.open(port, { room, token: null, from: address(from + n) })
        took.push(page ? performance.now() - began : Number.POSITIVE_INFINITY)
        page?.end()
      }
    }),
  )
  return took
}

async function follow(order: Order): Promise<number | Heard | Answered | number[]> {
  switch (order.do) {
    case 'open':
      return open(order)
    case 'bet':
      return betAll(order)
    case 'again':
      return comeAgain(order)
    case 'mark':
      mark++
      heardFirst = []
      frames = 0
      return pages.filter(({ closed }) => !closed).length
    case 'heard':
      return { frames, first: heardFirst }
    case 'close':
      for (const page of pages.splice(0)) page.end()
      return 0
  }
}

process.on('message', (order: Order) => {
  void follow(order).then((answer) => process.send!(answer))
})
process.on('disconnect', () => process.exit())
process.send!('ready')
