import crypto from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import { socketOf } from './address.ts'
import { type Frame, frameReader, writeFrame } from './frames.ts'
import { isBound } from './topics.ts'
import type { FeedPublisher } from './transport.ts'

export interface FeedServerOptions {
  /** `tcp://127.0.0.1:0` is any port that is free. */
  address: string
  token: string
  /** Who has more messages before it than this is cut off. */
  queuedMax?: number
}

export interface FeedServer extends FeedPublisher {
  /** Where it listens. */
  address: string
}

const QUEUED_MAX = 20_000
const QUEUED_BYTES_MAX = 256 * 1024 * 1024
const GREETING_BYTES_MAX = 64 * 1024
const GREETING_TIMEOUT_MS = 5000

const digest = (text: string): Buffer => crypto.createHash('sha256').update(text).digest()

/** What a subscriber is bound to, if it may be: its first frame has the token for a key and its bindings, one a line. */
function bindingsIn({ key, body }: Frame, token: string): string[] | undefined {
  return crypto.timingSafeEqual(digest(key), digest(token)) ? body.toString().split('\n') : undefined
}

/** A socket that nobody listens on any more is in the way of whoever wants to. */
async function removeLeftSocket(path: string): Promise<void> {
  const probe = net.connect({ path })
  const listens = await new Promise<boolean>((resolve) => probe.once('connect', () => resolve(true)).once('error', () => resolve(false)))
  probe.destroy()
  if (!listens && fs.statSync(path, { throwIfNoEntry: false })?.isSocket()) fs.rmSync(path)
}

/** A feed without a broker, for those on the same machine. */
export async function startFeedServer({ address, token, queuedMax = QUEUED_MAX }: FeedServerOptions): Promise<FeedServer> {
  const sockets = new Set<net.Socket>()
  const subscribers = new Map<net.Socket, { bindings: string[]; queued: number }>()

  const server = net.createServer((socket) => {
    sockets.add(socket)
    const timer = setTimeout(() => socket.destroy(), GREETING_TIMEOUT_MS)
    const greet = (greeting: Frame): void => {
      clearTimeout(timer)
      socket.removeAllListeners('data').resume()
      const bindings = bindingsIn(greeting, token)
      if (!bindings) return void socket.end(writeFrame('refused'), () => socket.destroy())
      subscribers.set(socket, { bindings, queued: 0 })
      socket.write(writeFrame('bound'))
    }
    const read = frameReader({ bytesMax: GREETING_BYTES_MAX, onFrame: greet })
    socket.on('data', (piece: Buffer) => {
      try {
        read(piece)
      } catch {
        socket.destroy()
      }
    })
    // Why a subscriber is gone is its own affair: it comes again.
    socket.on('error', () => socket.destroy())
    socket.once('close', () => {
      clearTimeout(timer)
      sockets.delete(socket)
      subscribers.delete(socket)
    })
  })

  const wanted = socketOf(address)
  if ('path' in wanted) await removeLeftSocket(wanted.path)
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(wanted, resolve))
  const bound = server.address()
  return {
    address: typeof bound === 'string' ? address : Object.assign(new URL(address), { port: String(bound!.port) }).href,
    publish: async (routingKey, body) => {
      const frame = writeFrame(routingKey, body)
      for (const [socket, subscriber] of subscribers) {
        if (!subscriber.bindings.some((binding) => isBound({ key: routingKey, binding }))) continue
        subscriber.queued++
        socket.write(frame, () => subscriber.queued--)
        if (subscriber.queued > queuedMax || socket.writableLength > QUEUED_BYTES_MAX) socket.destroy()
      }
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
