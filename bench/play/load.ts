// A load generator in a process of its own: raw sockets, one request under way on each, so that it takes as little of the machine as it can.
import { fork } from 'node:child_process'
import { randomInt, randomUUIDv7 } from 'node:crypto'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type PaymentsWork, payCharges } from '../deposits/payments.ts'
import { post } from './post.ts'
import { type WalletWork, walletRounds } from './wallet-rounds.ts'

export interface Load {
  host: string
  port: number
  connections: number
  seconds: number
  /** So many a second, asked by the clock whatever comes back; without it each connection asks as soon as it has its answer. */
  rate?: number
  work: RoundsWork | WalletWork | PaymentsWork
}

/** Rounds of one of our own games. */
interface RoundsWork {
  kind: 'rounds'
  path: string
  /** Requests go round these, each connection through its own share. */
  tokens: string[]
  /** Or several, one after the other. */
  body: Record<string, unknown> | readonly Record<string, unknown>[]
  /** The field that has the id of each request. */
  id?: string
}

export interface Loaded {
  rate: number
  p50: number
  p99: number
  max: number
  refused: Record<string, number>
}

const GENERATOR = 'generate-load'
/** Until everybody has played once. */
const WARM_MS = 6000
/** A webhook is answered with nothing else than that it was taken, and the lottery without an envelope. */
const SUCCEEDED = /^HTTP\/1\.1 200 [^]*\r\n\r\n(?:$|\{"success":true|.*"status":"RS_OK"|.*"refusal":null)/

export function loadWith(load: Load): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL(import.meta.url), [GENERATOR])
    child.send(load)
    child.once('message', (loaded) => resolve(loaded as Loaded))
    child.once('exit', (code) => code !== 0 && reject(new Error(`the load generator ended with ${code}`)))
  })
}

/** One request after the other on one connection. */
class Line {
  #socket: net.Socket
  #heard = ''
  #answer: ((answer: string) => void) | undefined

  constructor({ host, port }: Load) {
    this.#socket = net.connect({ host, port, noDelay: true })
    this.#socket.setEncoding('latin1')
    this.#socket.on('data', (chunk: string) => this.#hear(chunk))
    this.#socket.on('error', (error) => {
      throw error
    })
  }

  ask(request: string): Promise<string> {
    return new Promise((resolve) => {
      this.#answer = resolve
      this.#socket.write(request)
    })
  }

  end(): void {
    this.#socket.destroy()
  }

  #hear(chunk: string): void {
    this.#heard += chunk
    const head = this.#heard.indexOf('\r\n\r\n')
    if (head < 0) return
    const length = Number(/content-length: (\d+)/i.exec(this.#heard.slice(0, head))?.[1] ?? Number.NaN)
    if (Number.isNaN(length)) throw new Error(`an answer without a length: ${this.#heard.slice(0, 200)}`)
    if (this.#heard.length < head + 4 + length) return
    const answer = this.#heard.slice(0, head + 4 + length)
    this.#heard = this.#heard.slice(head + 4 + length)
    this.#answer?.(answer)
  }
}

/** What a connection does next: requests that follow each other, and are one piece of work. */
type Next = () => string[]

const roundsOf =
  ({ host, port }: Load, { path, tokens, body, id = 'roundId' }: RoundsWork) =>
  (own: (_: unknown, place: number) => boolean): Next => {
    const mine = tokens.filter(own)
    const bodies = [body].flat()
    let turn = randomInt(bodies.length)
    return () => {
      const headers = { authorization: mine[turn % mine.length]! }
      return [post(`${host}:${port}`, path, headers, JSON.stringify({ ...bodies[turn++ % bodies.length], [id]: randomUUIDv7() }))]
    }
  }

function workOf(load: Load) {
  const { host, port, work } = load
  if (work.kind === 'rounds') return roundsOf(load, work)
  return work.kind === 'wallet' ? walletRounds(`${host}:${port}`, work) : payCharges(`${host}:${port}`, work)
}

async function run(load: Load): Promise<Loaded> {
  const { connections, seconds, rate } = load
  const nextOf = await workOf(load)
  const began = performance.now()
  const from = began + WARM_MS
  const until = from + seconds * 1000
  const times: number[] = []
  const refused: Record<string, number> = {}
  const lines = Array.from({ length: connections }, () => new Line(load))
  await Promise.all(
    lines.map(async (line, n) => {
      const next = nextOf((_, place) => place % connections === n)
      for (let turn = 0; performance.now() < until; turn++) {
        // Whoever comes late by the clock has waited since then.
        const asked = rate === undefined ? performance.now() : began + ((turn * connections + n) * 1000) / rate
        if (rate !== undefined) await pause(Math.max(0, asked - performance.now()))
        for (const request of next()) {
          const answer = await line.ask(request)
          if (SUCCEEDED.test(answer)) continue
          const code = /"(?:errorCode|status)":"([^"]+)"/.exec(answer)?.[1] ?? answer.slice(0, 16)
          refused[code] = (refused[code] ?? 0) + 1
        }
        const ended = performance.now()
        if (ended >= from && ended < until) times.push(ended - asked)
      }
    }),
  )
  for (const line of lines) line.end()
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { rate: times.length / seconds, p50: at(0.5), p99: at(0.99), max: at(1), refused }
}

if (process.argv[2] === GENERATOR)
  process.once('message', (load) => {
    void run(load as Load).then((loaded) => {
      process.send?.(loaded)
      process.disconnect?.()
    })
  })
