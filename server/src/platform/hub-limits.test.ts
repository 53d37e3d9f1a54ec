import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { LIVE_PATH, type LiveMessage } from '@tucano/contract/event'
import { statusChanged } from '@tucano/contract/site'
import websocket from '@fastify/websocket'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import WebSocket from 'ws'
import { type TestServer, openTestServer } from '../testing/test-server.ts'
import { Complaints } from './complaints.ts'
import { Hub, socketOptions } from './hub.ts'
import { publish } from './outbox.ts'
import { PageSender } from './page-sender.ts'
import { recogniseVisitors } from './visitor.ts'

let server: TestServer
beforeAll(async () => {
  const env = { SOCKETS_PER_ADDRESS: '3', SOCKETS_MAX: '5', TRUSTED_PROXIES: '1' }
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), env })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const portOf = (app: TestServer['app']): number => (app.server.address() as AddressInfo).port
const pagesOf = async ({ metrics }: TestServer['services']): Promise<number> => (await metrics.livePages.get()).values[0]?.value ?? 0
const loggedOf = (cause: string): string[] => server.log.filter((line) => line.includes(cause))
const hello = JSON.stringify({ type: 'hello' })

function open(port: number, from = '203.0.113.1'): WebSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`, { headers: { 'x-forwarded-for': from } })
  socket.on('error', () => undefined)
  return socket
}
/** The status with which no socket is given. */
const refused = async (socket: WebSocket): Promise<number> => {
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]
  return response.statusCode
}
const closed = async (socket: WebSocket): Promise<number> => ((await once(socket, 'close')) as [number])[0]

/** A hub of its own, whose sessions are read when the test lets them. */
async function openHub({ helloMs }: { helloMs?: number } = {}) {
  const reads: PromiseWithResolvers<undefined>[] = []
  const readSession = (): Promise<undefined> => {
    reads.push(Promise.withResolvers())
    return reads.at(-1)!.promise
  }
  const nobody = (): Promise<undefined> => Promise.resolve(undefined)
  const complaints = new Complaints(server.services.log)
  const hub = new Hub(server.services, {
    complaints,
    sender: new PageSender(complaints),
    readSession,
    readOperator: nobody,
    readConversation: nobody,
    endedSession: () => undefined,
    onEvent: [],
    initialState: [],
    ...(helloMs ? { helloMs } : {}),
  })
  const app = Fastify()
  recogniseVisitors(app, server.services)
  await app.register(websocket, { options: socketOptions })
  hub.register(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  await hub.start()
  const stop = async (): Promise<void> => {
    for (const { resolve } of reads) resolve(undefined)
    await hub.stop()
    await app.close()
  }
  return { port: portOf(app), app, reads, stop }
}

test('an address has so many sockets, and all together have so many; whoever goes makes room', async () => {
  const port = portOf(server.app)
  const mine = [open(port), open(port), open(port)]
  await Promise.all(mine.map((socket) => once(socket, 'open')))
  expect(await refused(open(port))).toBe(429)
  // In IPv6 an address is the network of one subscriber.
  const others = [open(port, '2001:db8::1'), open(port, '2001:db8:0:1::1')]
  await Promise.all(others.map((socket) => once(socket, 'open')))
  expect(await refused(open(port, '198.51.100.9'))).toBe(503)
  for (const socket of [...mine, ...others]) socket.close()
  await expect.poll(() => pagesOf(server.services)).toBe(0)
  const again = open(port)
  await once(again, 'open')
  again.send(hello)
  expect(JSON.parse(String((await once(again, 'message'))[0])) as LiveMessage).toMatchObject({ type: 'ready' })
  again.close()
  expect(loggedOf('an address has too many sockets')).toHaveLength(1)
  expect(loggedOf('all sockets are taken')).toHaveLength(1)
  await expect.poll(() => pagesOf(server.services)).toBe(0)
})

test('hellos beyond a handful end the socket, and what waited is never begun', async () => {
  const { port, reads, stop } = await openHub()
  const [floods, leaves] = [open(port, '203.0.113.2'), open(port, '203.0.113.3')]
  await Promise.all([once(floods, 'open'), once(leaves, 'open')])
  const said = JSON.stringify({ type: 'hello', token: 'x'.repeat(43) })
  const ended = closed(floods)
  for (let n = 0; n < 2000; n++) floods.send(said)
  expect(await ended).toBe(1008)
  for (let n = 0; n < 5; n++) leaves.send(said)
  await expect.poll(() => reads.length).toBe(2)
  leaves.terminate()
  await expect.poll(() => pagesOf(server.services)).toBe(0)
  for (const { resolve } of reads) resolve(undefined)
  // Whoever comes now is answered at once: nobody stands before them.
  const next = open(port, '203.0.113.4')
  await once(next, 'open')
  next.send(hello)
  expect(JSON.parse(String((await once(next, 'message'))[0])) as LiveMessage).toMatchObject({ type: 'ready' })
  expect(reads, 'of 2,005 hellos two were begun').toHaveLength(2)
  expect(loggedOf('a socket said too many hellos')).toHaveLength(1)
  await stop()
})

test('hellos that are answered one by one end the socket when there are too many in a minute', async () => {
  const { port, stop } = await openHub()
  const socket = open(port, '203.0.113.5')
  await once(socket, 'open')
  let answers = 0
  socket.on('message', () => {
    answers++
    socket.send(hello)
  })
  const ended = closed(socket)
  socket.send(hello)
  expect(await ended).toBe(1008)
  expect(answers).toBe(60)
  await stop()
})

test('a socket that says no hello is closed', async () => {
  const { port, stop } = await openHub({ helloMs: 50 })
  const [silent, speaks] = [open(port, '203.0.113.6'), open(port, '203.0.113.7')]
  speaks.once('open', () => speaks.send(hello))
  expect(await closed(silent)).toBe(1008)
  expect(speaks.readyState).toBe(WebSocket.OPEN)
  await stop()
})

test('what happens while a hello is answered is kept up to a bound, and nothing for a socket that has said none', async () => {
  const { port, reads, stop } = await openHub()
  const [silent, waits] = [open(port, '203.0.113.10'), open(port, '203.0.113.11')]
  await Promise.all([once(silent, 'open'), once(waits, 'open')])
  const heard: unknown[] = []
  silent.on('message', (data) => heard.push(data))
  waits.send(JSON.stringify({ type: 'hello', token: 'x'.repeat(43) }))
  await expect.poll(() => reads.length).toBe(1)
  const ended = closed(waits)
  await sql`insert into platform.outbox (name, payload) select ${statusChanged.name}, '{"maintenance":false}' from generate_series(1, 600)`.execute(
    server.services.db,
  )
  expect(await ended).toBe(1013)
  silent.send(hello)
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  expect(JSON.parse(String(heard[0])) as LiveMessage).toMatchObject({ type: 'ready', resumed: false })
  silent.close()
  await once(silent, 'close')
  expect(heard, 'of all that it hears nothing').toHaveLength(1)
  await stop()
})

/** A socket of which the test decides whether it is read. */
async function openRaw(port: number, from: string): Promise<net.Socket> {
  const raw = net.connect(port, '127.0.0.1')
  raw.on('error', () => undefined)
  const upgrade = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13']
  raw.write(`GET ${LIVE_PATH} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\n${upgrade.join('\r\n')}\r\n\r\n`)
  await once(raw, 'data')
  return raw
}
/** As a browser sends it: masked, here with zeros. */
const frame = (opcode: number, text: string): Buffer =>
  Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])

test('a page that does not read is cut off, and until then holds little', async () => {
  const raw = await openRaw(portOf(server.app), '203.0.113.8')
  raw.write(frame(1, hello))
  await once(raw, 'data')
  raw.pause()
  const [socket] = server.app.websocketServer.clients
  const pad = 'x'.repeat(200_000)
  let most = 0
  // Looked at where it is sent: events may come all at once, and the page may be gone before this test has its turn again.
  const send = socket!.send.bind(socket) as (...sent: unknown[]) => void
  socket!.send = (...sent: unknown[]): void => {
    send(...sent)
    most = Math.max(most, socket!.bufferedAmount)
  }
  for (let n = 0; n < 200 && (await pagesOf(server.services)) > 0; n++) {
    await publish(server.services.db, statusChanged, { maintenance: false, pad } as never)
  }
  await expect.poll(() => pagesOf(server.services)).toBe(0)
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThan(1024 * 1024 + 2 * pad.length)
  expect(loggedOf('a page does not read')).toHaveLength(1)
  raw.destroy()
})

test('pings of whoever does not read their answers are not answered without end', async () => {
  const raw = await openRaw(portOf(server.app), '203.0.113.9')
  raw.pause()
  const [socket] = server.app.websocketServer.clients
  const pings = Buffer.concat(Array.from({ length: 10_000 }, () => frame(9, 'x'.repeat(125))))
  let heard = 0
  socket!.on('ping', () => heard++)
  // More than the system itself takes in for somebody who does not read.
  for (let n = 1; n <= 10; n++) {
    raw.write(pings)
    await expect.poll(() => heard).toBe(n * 10_000)
  }
  expect(socket!.bufferedAmount).toBeLessThan(64 * 1024)
  raw.destroy()
  await expect.poll(() => pagesOf(server.services)).toBe(0)
})
