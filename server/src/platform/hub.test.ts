import type { AddressInfo } from 'node:net'
import { LIVE_PATH, type LiveHello, type LiveMessage } from '@tucano/contract/event'
import { statusChanged } from '@tucano/contract/site'
import { login, logout, startFreePlay } from '@tucano/contract/session'
import { balanceChanged } from '@tucano/contract/wallet'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import WebSocket from 'ws'
import { type TestServer, openTestServer, withFlags } from '../testing/test-server.ts'
import { publish } from './outbox.ts'

let server: TestServer
let address: string
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), brand: withFlags({ GEETEST3: false }) })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  address = `ws://127.0.0.1:${(server.app.server.address() as AddressInfo).port}${LIVE_PATH}`
})
afterAll(() => server.close())

/** An open page: what it says, and what it hears next. */
async function openPage(hello: Omit<LiveHello, 'type'> = {}) {
  const socket = new WebSocket(address)
  const heard: LiveMessage[] = []
  let wake = (): void => undefined
  socket.on('message', (data) => {
    const message = JSON.parse((data as Buffer).toString()) as LiveMessage
    // Members are told their balance as well, which has tests of its own.
    if (message.type === 'event' && message.name === balanceChanged.name) return
    heard.push(message)
    wake()
  })
  await new Promise((resolve) => socket.once('open', resolve))
  const say = (message: unknown): void => socket.send(JSON.stringify(message))
  const next = async (): Promise<LiveMessage> => {
    while (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve))
    return heard.shift() as LiveMessage
  }
  say({ type: 'hello', ...hello })
  return { socket, say, next, heard, closed: new Promise<number>((resolve) => socket.once('close', resolve)) }
}

const visit = { os: 'test', platform: 'W', random: 'r'.repeat(16), gatewayVersion: 3 } as const
const trial = async () => (await server.call(startFreePlay, visit)).body.value

test('every open page hears a public event', async () => {
  const pages = await Promise.all([openPage(), openPage(), openPage()])
  for (const { next } of pages) expect(await next()).toMatchObject({ type: 'ready', resumed: false })
  await publish(server.house.db, statusChanged, { maintenance: true })
  for (const { next } of pages)
    expect(await next()).toMatchObject({ type: 'event', name: 'site.statusChanged', payload: { maintenance: true } })
  for (const { socket } of pages) socket.close()
})

test('a page that comes back goes on where it was', async () => {
  const first = await openPage()
  const ready = await first.next()
  const cursor = ready.type === 'ready' ? ready.cursor : ''
  first.socket.close()
  await publish(server.house.db, statusChanged, { maintenance: true })
  await publish(server.house.db, statusChanged, { maintenance: false })
  const witness = await openPage({ after: cursor })
  // The reader may be a moment behind the commit; then the events come after the greeting instead of with it.
  expect(await witness.next()).toMatchObject({ type: 'ready', resumed: true })
  expect(await witness.next()).toMatchObject({ payload: { maintenance: true } })
  expect(await witness.next()).toMatchObject({ payload: { maintenance: false } })
  witness.socket.close()
})

test("a member's events reach that member's pages only, and end with the session", async () => {
  const [ana, bia] = await Promise.all([trial(), trial()])
  const [mine, hers, nobodys] = await Promise.all([openPage({ token: ana.token }), openPage({ token: bia.token }), openPage()])
  for (const { next } of [mine, hers, nobodys]) await next()
  await server.call(logout, {}, { authorization: ana.token })
  expect(await mine.next()).toMatchObject({ type: 'event', name: 'session.ended', payload: { why: 'logout' } })
  await publish(server.house.db, statusChanged, { maintenance: false })
  expect(await hers.next()).toMatchObject({ name: 'site.statusChanged' })
  expect(await nobodys.next()).toMatchObject({ name: 'site.statusChanged' })
  for (const { socket } of [mine, hers, nobodys]) socket.close()
})

test('a token without a session is refused, and the page stays a visitor', async () => {
  const page = await openPage({ token: 'x'.repeat(43) })
  expect(await page.next()).toEqual({ type: 'refused' })
  expect(await page.next()).toMatchObject({ type: 'ready' })
  page.socket.close()
})

test('a newer login ends the older session, and its page is told why', async () => {
  const { createMember } = await import('#accounts/members')
  const { hashPassword } = await import('#platform/password')
  await createMember(server.house.db, { account: 'duo', nickname: 'Duo', passwordHash: await hashPassword('segredo123') })
  const enter = () => server.call(login, { type: 'username', username: 'duo', password: 'segredo123' })
  const old = await openPage({ token: (await enter()).body.value.token })
  await old.next()
  const { token } = (await enter()).body.value
  const now = await openPage({ token })
  expect(await old.next()).toMatchObject({ name: 'session.ended', payload: { why: 'replaced' } })
  expect(await now.next()).toMatchObject({ type: 'ready' })
  old.socket.close()
  now.socket.close()
})

test('nonsense closes the socket', async () => {
  for (const nonsense of ['{"type":"hi"}', '[]', '"x"', 'x'.repeat(5000)]) {
    const { socket, closed, next } = await openPage()
    await next()
    socket.send(nonsense)
    expect(await closed).toBe(1008)
  }
})
