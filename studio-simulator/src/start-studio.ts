import { type KeyObject, generateKeyPairSync } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { Asked, type StudioKind, writtenKey } from '@tucano/live-studio'
import { Check } from 'typebox/value'
import { type WebSocket, WebSocketServer } from 'ws'
import { HlsStream } from './hls.ts'
import { SIZE, drawTable } from './scene/draw-table.ts'
import { PACES, type Pace, StudioTable } from './table.ts'
import { Teller } from './teller.ts'

export interface SimulatedTable {
  id: string
  kind: StudioKind
  title: string
  pace?: Partial<Pace>
}

export interface StudioOptions {
  port?: number
  token: string
  tables: readonly SimulatedTable[]
  key?: KeyObject
  /** So much later than it could be a segment of the stream is told. */
  delayMs?: number
  /** Tables without cameras. */
  hasVideo?: boolean
  /** Rounds follow each other by themselves. */
  isDealing?: boolean
  now?: () => number
  first?: number
}

export interface Studio {
  url: string
  events: string
  publicKey: string
  tables: ReadonlyMap<string, StudioTable>
  streamOf: (id: string) => string
  stop: () => Promise<void>
}

const ALIVE_MS = 1000

/** A studio: its tables, whom it tells what happens at them, and its cameras. */
export async function startStudio(options: StudioOptions): Promise<Studio> {
  const { tables: wanted, token, port = 0, delayMs = 0, hasVideo = true, isDealing = true, now = Date.now, first } = options
  const key = options.key ?? generateKeyPairSync('ed25519').privateKey
  const stopping = new AbortController()
  const wait = (ms: number): Promise<void> => delay(ms, undefined, { signal: stopping.signal })
  const tables = new Map(
    wanted.map(({ id, kind, title, pace }) => {
      const teller = new Teller({ table: id, key, now, ...(first !== undefined && { first }) })
      return [id, new StudioTable({ kind, title, teller, now, wait, pace: { ...PACES[kind], ...pace } })]
    }),
  )
  const streams = new Map<string, HlsStream>()
  const server = http.createServer((request, reply) => answerFile(streams, request, reply))
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1000 })
  server.on('upgrade', (request, socket, head) => {
    const teller = tables.get(new URL(request.url ?? '/', 'http://studio').searchParams.get('table') ?? '')?.teller
    if (!teller || request.headers.authorization !== `Bearer ${token}`) return void socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n')
    sockets.handleUpgrade(request, socket, head, (opened) => serve(opened, teller))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  if (hasVideo) for (const [id, { shown }] of tables) streams.set(id, new HlsStream({ size: SIZE, draw: drawTable(shown), now, delayMs }))
  const alive = setInterval(() => [...tables.values()].forEach(({ teller }) => teller.alive()), ALIVE_MS)
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const dealing = isDealing ? [...tables.values()].map((table) => dealOn(table, stopping.signal)) : []
  return {
    url,
    events: `${url.replace('http', 'ws')}/events`,
    publicKey: writtenKey(key),
    tables,
    streamOf: (id) => `${url}/${id}/index.m3u8`,
    stop: async () => {
      stopping.abort()
      clearInterval(alive)
      for (const stream of streams.values()) stream.stop()
      for (const socket of sockets.clients) socket.terminate()
      await Promise.all(dealing)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function dealOn(table: StudioTable, stopping: AbortSignal): Promise<void> {
  try {
    while (!stopping.aborted) await table.playRound()
  } catch (error) {
    if (!stopping.aborted) throw error
  }
}

/** What is asked for in anything but its own words ends the conversation. */
function serve(socket: WebSocket, teller: Teller): void {
  const listener = { send: (line: string) => socket.send(line) }
  const leave = teller.listen(listener)
  socket.on('close', leave)
  socket.on('error', () => socket.terminate())
  socket.on('message', (data) => {
    const asked = read((data as Buffer).toString())
    if (Check(Asked, asked)) teller.again(listener, asked.after)
    else socket.close(1008)
  })
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const KINDS = { m3u8: 'application/vnd.apple.mpegurl', mp4: 'video/mp4', m4s: 'video/iso.segment' } as const

function answerFile(streams: ReadonlyMap<string, HlsStream>, { url = '' }: http.IncomingMessage, reply: http.ServerResponse): void {
  const [, id = '', name = '', ending = ''] = /^\/([\w-]+)\/(index|init|\d+)\.(m3u8|mp4|m4s)$/.exec(url) ?? []
  const stream = streams.get(id)
  const body = name === 'index' ? stream?.playlist() : name === 'init' ? stream?.init : stream?.segment(Number(name))
  reply.setHeader('access-control-allow-origin', '*')
  reply.setHeader('cross-origin-resource-policy', 'cross-origin')
  if (body === undefined) return void reply.writeHead(404).end()
  const caching = name === 'index' ? 'no-store' : 'max-age=60'
  reply.writeHead(200, { 'content-type': KINDS[ending as keyof typeof KINDS], 'cache-control': caching }).end(body)
}
