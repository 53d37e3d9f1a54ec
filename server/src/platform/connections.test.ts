import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { login } from '@tucano/contract/session'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type TestServer, openTestServer } from '../testing/test-server.ts'
import { Complaints } from './complaints.ts'
import { BODY_BYTES_MIN, BODY_SPAN_MS, Bodies } from './connections.ts'
import { openLog } from './log.ts'

const lines: string[] = []
const complaints = new Complaints(openLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } }))
const bodies = new Bodies(complaints)
const requests: http.IncomingMessage[] = []
const receiver = http.createServer((request, response) => {
  bodies.watch(request, 0)
  requests.push(request)
  request.resume()
  request.once('end', () => response.end('thanks'))
})
beforeAll(() => new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  complaints.stop()
  receiver.closeAllConnections()
  receiver.close()
})

const upload = (port: number, path: string, length: number): net.Socket => {
  const socket = net.connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`)
  return socket
}

/** A sender, and the server's side of it. */
async function send(length: number): Promise<{ socket: net.Socket; request: http.IncomingMessage; heard: () => string }> {
  const before = requests.length
  const socket = upload((receiver.address() as AddressInfo).port, '/', length)
  let heard = ''
  socket.on('data', (data) => (heard += String(data)))
  await expect.poll(() => requests.length).toBe(before + 1)
  return { socket, request: requests.at(-1)!, heard: () => heard }
}

/** Writes so many bytes, and waits until they have arrived. */
async function write({ socket, request }: Awaited<ReturnType<typeof send>>, bytes: number): Promise<void> {
  const before = request.socket.bytesRead
  socket.write('x'.repeat(bytes))
  await expect.poll(() => request.socket.bytesRead).toBe(before + bytes)
}

test('a body that drips is cut off, and one that moves may take as long as it needs', async () => {
  const [drips, moves, stops] = [await send(100_000), await send(10 * BODY_BYTES_MIN), await send(10 * BODY_BYTES_MIN)]
  const closed = [drips, stops].map(({ socket }) => once(socket, 'close'))
  for (let span = 1; span <= 8; span++) {
    if (!drips.socket.destroyed) await write(drips, 100)
    await write(moves, BODY_BYTES_MIN)
    // What came fast at first is no excuse for dripping afterwards.
    if (span <= 2) await write(stops, 3 * BODY_BYTES_MIN)
    bodies.look(span * BODY_SPAN_MS - 1)
    expect(drips.request.socket.destroyed || span > 1, 'nobody is cut off before the time').toBe(span > 1)
    bodies.look(span * BODY_SPAN_MS)
    if (span === 1) await closed[0]
    if (span === 3) await closed[1]
    expect(stops.socket.destroyed).toBe(span >= 3)
  }
  for (const { heard } of [drips, stops]) expect(heard()).toMatch(/^HTTP\/1\.1 408 /)
  await write(moves, 2 * BODY_BYTES_MIN)
  await expect.poll(moves.heard).toContain('thanks')
  bodies.look(20 * BODY_SPAN_MS)
  expect(bodies.size, 'what is over is forgotten').toBe(0)
  expect(
    lines.filter((line) => line.includes('too slowly')),
    'one line for both',
  ).toHaveLength(1)
})

test('a request without a body is not watched', async () => {
  const { port } = receiver.address() as AddressInfo
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('thanks')
  expect(bodies.size).toBe(0)
})

test('bodies that drip and connections that say nothing do not keep a server from stopping', async () => {
  const server: TestServer = await openTestServer({ clusterUrl: inject('clusterUrl') })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const reached: string[] = []
  server.app.server.on('request', ({ url }: http.IncomingMessage) => reached.push(url ?? ''))
  const held = [upload(port, login.path, 60_000), upload(port, '/wps/nope', 60_000), net.connect(port, '127.0.0.1')]
  const drip = setInterval(() => held.slice(0, 2).forEach((socket) => socket.write('x')), 100)
  await expect.poll(() => reached).toHaveLength(2)
  const began = performance.now()
  await server.close()
  clearInterval(drip)
  expect(performance.now() - began).toBeLessThan(45_000)
  for (const socket of held) socket.destroy()
})
