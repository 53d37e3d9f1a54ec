import { randomInt } from 'node:crypto'
import net from 'node:net'

/** A wire to PostgreSQL that now and then loses an answer. */
export interface Proxy {
  port: number
  swallowed: () => number
  close: () => Promise<void>
}

interface Options {
  /** Where PostgreSQL listens. */
  to: number
  /** Of a hundred answers, so many are lost. */
  percent: number
}

/**
 * Stands between a process and PostgreSQL. Of the answers to finished work, some never arrive: PostgreSQL has committed, the answer is
 * thrown away, and both connections are cut.
 */
export async function openProxy({ to, percent }: Options): Promise<Proxy> {
  let swallowed = 0
  const open = new Set<net.Socket>()
  const server = net.createServer({ noDelay: true }, (client) => {
    const upstream = net.connect({ port: to, host: '127.0.0.1', noDelay: true })
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
    client.pipe(upstream)
    const take = replies((reply, committed) => {
      if (!committed || randomInt(100) >= percent) return void client.write(reply)
      swallowed++
      // A cable that is pulled looks like the one or the other.
      if (randomInt(2) === 0) client.resetAndDestroy()
      else client.destroy()
      upstream.destroy()
    })
    upstream.on('data', (data: Buffer) => {
      if (!client.destroyed) take(data)
    })
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as net.AddressInfo).port,
    swallowed: () => swallowed,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}

const HEAD_BYTES = 5
const COMMAND_COMPLETE = 'C'.charCodeAt(0)
const READY_FOR_QUERY = 'Z'.charCodeAt(0)
const NOTIFICATION = 'A'.charCodeAt(0)
const IDLE = 'I'.charCodeAt(0)

/**
 * Cuts what PostgreSQL sends into whole replies. A message is a letter, its length without the letter, and the rest; a reply ends with
 * ReadyForQuery, whose state is idle when no transaction is open. Before the first of these the two sides greet each other, message by
 * message; notifications come whenever they like.
 */
function replies(tell: (reply: Buffer, committed: boolean) => void): (data: Buffer) => void {
  let unread: Buffer = Buffer.alloc(0)
  let reply: Buffer[] = []
  let greeted = false
  let completed = false
  const take = (message: Buffer): void => {
    const [kind] = message
    if (kind === NOTIFICATION || (!greeted && kind !== READY_FOR_QUERY)) return tell(message, false)
    reply.push(message)
    if (kind === COMMAND_COMPLETE) completed = true
    if (kind !== READY_FOR_QUERY) return
    const whole = Buffer.concat(reply)
    const committed = completed && message[HEAD_BYTES] === IDLE
    greeted = true
    reply = []
    completed = false
    tell(whole, committed)
  }
  return (data) => {
    unread = Buffer.concat([unread, data])
    while (unread.length >= HEAD_BYTES) {
      const bytes = 1 + unread.readInt32BE(1)
      if (unread.length < bytes) return
      const message = unread.subarray(0, bytes)
      unread = unread.subarray(bytes)
      take(message)
    }
  }
}
