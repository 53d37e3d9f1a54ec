import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { muteAuthor, removeFromLounge, writeInLounge } from '@tucano/contract/chat'
import { LIVE_PATH, type LiveHello, type LiveMessage, event } from '@tucano/contract/event'
import { statusChanged } from '@tucano/contract/site'
import { logoutOperator } from '@tucano/contract/operators'
import { login, logout, startFreePlay } from '@tucano/contract/session'
import {
  answerConversation,
  closeConversation,
  takeConversation,
  typeAtDesk,
  typeToSupport,
  writeToSupport,
} from '@tucano/contract/support'
import { balanceChanged } from '@tucano/contract/wallet'
import Type from 'typebox'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import WebSocket from 'ws'
import { beginConversation, employ } from '../testing/desk.ts'
import { freePlay, signedIn } from '../testing/sign-in.ts'
import { type TestServer, openTestServer, withFlags } from '../testing/test-server.ts'
import { publish } from './outbox.ts'

let server: TestServer
let address: string
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), brand: withFlags({ GEETEST3: false }) })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  address = `ws://127.0.0.1:${(server.app.server.address() as AddressInfo).port}${LIVE_PATH}`
  // What the server's own start told leaves when no older transaction of other tests runs any more: the tests begin behind it.
  const page = await openPage()
  await publish(server.services.db, statusChanged, { maintenance: false })
  for (let name = ''; name !== statusChanged.name;) {
    const message = await page.next()
    if (message.type === 'event') ({ name } = message)
  }
  page.socket.close()
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

const trial = async () => (await server.call(startFreePlay, freePlay())).body.value

test('every open page hears a public event', async () => {
  const pages = await Promise.all([openPage(), openPage(), openPage()])
  for (const { next } of pages) expect(await next()).toMatchObject({ type: 'ready', resumed: false })
  await publish(server.services.db, statusChanged, { maintenance: true })
  for (const { next } of pages)
    expect(await next()).toMatchObject({ type: 'event', name: 'site.statusChanged', payload: { maintenance: true } })
  for (const { socket } of pages) socket.close()
})

test('a page that comes back goes on where it was', async () => {
  const first = await openPage()
  const ready = await first.next()
  const cursor = ready.type === 'ready' ? ready.cursor : ''
  first.socket.close()
  await publish(server.services.db, statusChanged, { maintenance: true })
  await publish(server.services.db, statusChanged, { maintenance: false })
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
  await publish(server.services.db, statusChanged, { maintenance: false })
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
  await createMember(server.services.db, { account: 'duo', nickname: 'Duo', passwordHash: await hashPassword('segredo123') })
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

/** All that a page has heard by now: whatever was said before the mark has arrived with it. */
async function heardBy(pages: Awaited<ReturnType<typeof openPage>>[]): Promise<string[][]> {
  await publish(server.services.db, statusChanged, { maintenance: false })
  const until = async (page: (typeof pages)[number]): Promise<string[]> => {
    const names: string[] = []
    for (;;) {
      const message = await page.next()
      if (message.type === 'event' && message.name === statusChanged.name) return names
      names.push(message.type === 'event' ? message.name : message.type)
    }
  }
  return Promise.all(pages.map(until))
}

/** Waits until every page has been greeted, and has heard whatever went before. */
async function settle(pages: Awaited<ReturnType<typeof openPage>>[]): Promise<void> {
  for (const { next } of pages) while ((await next()).type !== 'ready');
  await heardBy(pages)
}

async function newMember(account: string): Promise<{ token: string; headers: { authorization: string } }> {
  const { createMember } = await import('#accounts/members')
  const created = await createMember(server.services.db, { account, nickname: account, passwordHash: '*' })
  return signedIn(server.services.db, 'id' in created ? created.id : 0n)
}

test('a conversation is heard by its own windows and by operators, and by no other page', async () => {
  const [mine, hers] = [await beginConversation(server), await beginConversation(server)]
  const { headers: operator } = await employ(server.services, 'ouvinte')
  const { token } = await newMember('vizinho')
  const pages = await Promise.all([
    openPage({ conversation: mine.authorization }),
    openPage({ conversation: mine.authorization }),
    openPage({ operator: operator.authorization }),
    openPage({ conversation: hers.authorization }),
    openPage({ token, lounge: true }),
    openPage({ lounge: true }),
    // Tokens shown at the wrong door open nothing.
    openPage({ token: mine.authorization, operator: token, conversation: operator.authorization }),
  ])
  await settle(pages)
  const { body } = await server.call(writeToSupport, { clientId: randomUUID(), text: 'só entre nós' }, mine)
  const { id: message } = body.value
  const { conversation_id } = await server.services.db
    .selectFrom('support.messages')
    .select('conversation_id')
    .where('id', '=', BigInt(message))
    .executeTakeFirstOrThrow()
  const id = String(conversation_id)
  await server.call(typeToSupport, {}, mine)
  await server.call(takeConversation, { id }, operator)
  await server.call(typeAtDesk, { id }, operator)
  await server.call(answerConversation, { id, clientId: randomUUID(), text: 'pois não' }, operator)
  await server.call(closeConversation, { id }, operator)
  const window = ['support.written', 'support.changed', 'support.changed', 'support.typing', 'support.written', 'support.changed']
  const desk = ['support.deskWritten', 'support.deskChanged', 'support.deskTyping', 'support.deskChanged', 'support.deskWritten']
  expect(await heardBy(pages)).toEqual([window, window, [...desk, 'support.deskChanged'], [], [], [], []])
  // An operator who signs out hears of it, and of nothing afterwards.
  await server.call(logoutOperator, {}, operator)
  await server.call(writeToSupport, { clientId: randomUUID(), text: 'e eu?' }, hers)
  const after = await heardBy(pages)
  expect(after[2]).toEqual(['operators.sessionEnded', 'operators.changed'])
  expect(after[3]).toEqual(['operators.changed', 'support.written', 'support.changed'])
  for (const { socket } of pages) socket.close()
})

test('what a window missed it hears when it comes back; who has no right to it does not, wherever they resume', async () => {
  const mine = await beginConversation(server)
  const start = await openPage({ conversation: mine.authorization })
  const ready = await start.next()
  const after = ready.type === 'ready' ? ready.cursor : ''
  start.socket.close()
  await server.call(writeToSupport, { clientId: randomUUID(), text: 'enquanto isso' }, mine)
  const { token, headers } = await newMember('ausente')
  await server.call(writeInLounge, { clientId: randomUUID(), text: 'na sala' }, headers)
  const { headers: operator } = await employ(server.services, 'atrasada')
  const pages = await Promise.all([
    openPage({ conversation: mine.authorization, after }),
    openPage({ operator: operator.authorization, after }),
    openPage({ token, lounge: true, after }),
    openPage({ token, after }),
    openPage({ lounge: true, after }),
    openPage({ after }),
  ])
  expect(await heardBy(pages)).toEqual([
    ['ready', 'support.written', 'support.changed'],
    ['ready', 'support.deskWritten', 'support.deskChanged'],
    ['ready', 'chat.written'],
    ['ready'],
    ['ready'],
    ['ready'],
  ])
  for (const { socket } of pages) socket.close()
})

test('the lounge is heard by members and operators who have it open, a removal too, and a mute by the member alone', async () => {
  const [ana, bia] = [await newMember('anasala'), await newMember('biasala')]
  const { headers: operator } = await employ(server.services, 'moderadora')
  const pages = await Promise.all([
    openPage({ token: ana.token, lounge: true }),
    openPage({ token: bia.token, lounge: true }),
    openPage({ operator: operator.authorization, lounge: true }),
    openPage({ token: bia.token }),
    openPage({ operator: operator.authorization }),
    openPage({ lounge: true }),
  ])
  await settle(pages)
  const { body } = await server.call(writeInLounge, { clientId: randomUUID(), text: 'boa noite' }, ana.headers)
  await server.call(removeFromLounge, { id: body.value.id }, operator)
  await server.call(muteAuthor, { id: body.value.id, minutes: 5 }, operator)
  const lines = ['chat.written', 'chat.removed']
  expect(await heardBy(pages)).toEqual([[...lines, 'chat.muted'], lines, lines, [], [], []])
  await server.call(logout, {}, bia.headers)
  await server.call(removeFromLounge, { id: body.value.id }, operator)
  await heardBy(pages)
  await server.call(writeInLounge, { clientId: randomUUID(), text: 'depois' }, (await newMember('tarde')).headers)
  expect((await heardBy(pages)).map((names) => names.length)).toEqual([1, 0, 1, 0, 0, 0])
  for (const { socket } of pages) socket.close()
})

test('what is of a topic reaches the pages that show it, now and when they come back, until they say otherwise', async () => {
  const { db } = server.services
  const changed = event('sample.changed', 'topic', Type.Object({ n: Type.Integer() }))
  const pages = await Promise.all([
    openPage({ topics: ['sample'] }),
    openPage({ topics: ['other', 'sample'] }),
    openPage({ topics: ['other'] }),
    openPage(),
  ])
  await settle(pages)
  await publish(db, changed, { n: 1 })
  expect(await heardBy(pages)).toEqual([['sample.changed'], ['sample.changed'], [], []])
  pages[0].socket.send(JSON.stringify({ type: 'hello' }))
  while ((await pages[0].next()).type !== 'ready');
  await publish(db, changed, { n: 2 })
  expect(await heardBy(pages)).toEqual([[], ['sample.changed'], [], []])
  const start = await openPage({ topics: ['sample'] })
  const ready = await start.next()
  const after = ready.type === 'ready' ? ready.cursor : ''
  await publish(db, changed, { n: 3 })
  const back = await Promise.all([openPage({ topics: ['sample'], after }), openPage({ after })])
  expect(await heardBy(back)).toEqual([['ready', 'sample.changed'], ['ready']])
  for (const { socket } of [...pages, start, ...back]) socket.close()
})

test('nonsense closes the socket', async () => {
  for (const nonsense of ['{"type":"hi"}', '[]', '"x"', 'x'.repeat(5000)]) {
    const { socket, closed, next } = await openPage()
    await next()
    socket.send(nonsense)
    expect(await closed).toBe(1008)
  }
})

test('a page that does not say goodbye does not keep the server from going', async () => {
  const other = await openTestServer({ clusterUrl: inject('clusterUrl') })
  await other.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = other.app.server.address() as AddressInfo
  const silent = net.connect(port, '127.0.0.1')
  const upgrade = [
    'Host: x',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
  ]
  silent.write(`GET ${LIVE_PATH} HTTP/1.1\r\n${upgrade.join('\r\n')}\r\n\r\n`)
  await once(silent, 'data')
  const began = performance.now()
  await other.close()
  // Whoever follows the protocol to the letter waits for half a minute.
  expect(performance.now() - began).toBeLessThan(25_000)
  silent.destroy()
})
