import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { logout } from '@tucano/contract/session'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { startRedis } from '../start-redis.ts'
import { boardRoom } from '../testing/board-room.ts'
import { type Player, newPlayer } from '../testing/players.ts'
import { RoomPage } from '../testing/room-page.ts'
import { type TestServer, openTestServer } from '../testing/test-server.ts'
import type { RoomKind } from './kind.ts'
import { makeRoom } from './store.ts'

/** Two processes of one site, with a bus between them. */
let redis: Awaited<ReturnType<typeof startRedis>>
let one: TestServer
let two: TestServer
let anna: Player
let beto: Player
let room: string
let many = 0
const pages: RoomPage[] = []

const portOf = ({ app }: TestServer): number => (app.server.address() as AddressInfo).port
async function openServer(databaseUrl?: string): Promise<TestServer> {
  const server = await openTestServer({
    clusterUrl: inject('clusterUrl'),
    env: { REDIS_URL: redis.url },
    roomKinds: () => [boardRoom as unknown as RoomKind],
    ...(databaseUrl && { databaseUrl }),
  })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  return server
}

beforeAll(async () => {
  redis = await startRedis()
  one = await openServer()
  two = await openServer(one.databaseUrl)
  anna = await newPlayer(one)
  beto = await newPlayer(one)
})
afterAll(async () => {
  await one.close()
  await two.close()
  await redis.stop()
})
beforeEach(async () => {
  room = `board:${++many}`
  await makeRoom(one.services.db, { id: room, kind: 'board', options: {} })
})
afterEach(() => {
  for (const page of pages.splice(0)) page.socket.terminate()
})

/** A page that is shown the room; when nobody has it yet, as soon as somebody does. */
async function look(server: TestServer, player?: Player, at: string = room): Promise<RoomPage> {
  const page = await RoomPage.open(portOf(server), { ...(player && { token: player.headers.authorization }), room: at })
  pages.push(page)
  return page
}
const write = (page: RoomPage, text: string, id?: string) => page.command(room, { do: 'write', text }, id)
const textsOf = (page: RoomPage): unknown[] =>
  page.of('frame').flatMap(({ facts }) => (facts as { name: string; text: string }[]).map(({ name, text }) => [name, text]))

test('what happens in a room is told on every page of every process, and what is somebody’s own on theirs alone', async () => {
  const [mine, other, visitor] = [await look(one, anna), await look(two, beto), await look(two)]
  expect(await write(mine, 'olá')).toMatchObject({ seq: 1 })
  expect(await other.command(room, { do: 'whisper', text: 'segredo' })).toMatchObject({ seq: 2 })
  expect(await write(other, 'tchau')).toMatchObject({ seq: 3 })
  const lines = [
    ['written', 'olá'],
    ['written', 'tchau'],
  ]
  await expect.poll(() => textsOf(mine)).toEqual(lines)
  await expect.poll(() => textsOf(visitor)).toEqual(lines)
  await expect.poll(() => textsOf(other)).toEqual([lines[0], ['whisper', 'segredo'], lines[1]])
  // Looked at anew, each sees the same by the room's view.
  const again = await look(one, beto)
  expect(again.of('room').at(-1)).toMatchObject({ seq: 3, view: { written: 2, last: 'tchau', whisper: 'segredo' } })
  const stranger = await look(one)
  expect(stranger.of('room').at(-1)!.view).toEqual({ written: 2, last: 'tchau' })
  for (const page of [mine, visitor, stranger]) expect(JSON.stringify(page.heard)).not.toContain('segredo')
})

test('a page that comes back is told what it has missed; away too long, it is shown the room', async () => {
  const [mine, witness] = [await look(one, anna), await look(two)]
  await write(mine, 'um')
  await write(mine, 'dois')
  await expect.poll(() => textsOf(witness)).toHaveLength(2)
  const { epoch } = witness.of('frame')[0]!
  const back = await RoomPage.open(portOf(two))
  pages.push(back)
  back.say({ type: 'join', room, seen: { epoch, seq: 1 } })
  await expect.poll(() => textsOf(back)).toEqual([['written', 'dois']])
  expect(back.of('room')).toEqual([])
  const late = await RoomPage.open(portOf(two))
  pages.push(late)
  late.say({ type: 'join', room, seen: { epoch: 0, seq: 999 } })
  expect(await late.next('room')).toMatchObject({ seq: 2, view: { written: 2 } })
})

test('a command is done once by its id, whichever process is asked, and what is refused says why', async () => {
  const [here, there] = [await look(one, anna), await look(two, beto)]
  const id = randomUUID()
  expect(await write(here, 'uma vez', id)).toMatchObject({ seq: 1 })
  expect(await write(there, 'uma vez', id)).toMatchObject({ seq: 1 })
  expect(await write(here, 'no')).toMatchObject({ code: 'move.invalid' })
  expect(await here.command(room, { do: 'wake', text: 'x' })).toMatchObject({ code: 'request.invalid', field: 'do' })
  expect(await here.command(room, { do: 'write', text: '' })).toMatchObject({ code: 'request.invalid', field: 'text' })
  expect(await here.command('board:0', { do: 'write', text: 'x' })).toMatchObject({ code: 'room.unknown' })
  const visitor = await look(one)
  expect(await write(visitor, 'x')).toMatchObject({ code: 'login.not.session' })
  const shown = await look(two)
  expect(shown.of('room').at(-1)!.view).toEqual({ written: 1, last: 'uma vez' })
})

test('the newest page of a member has the seat, at whichever process; the older one is told so', async () => {
  const older = await look(one, anna)
  const told = older.next('left')
  const newer = await look(two, anna)
  expect(await told).toEqual({ type: 'left', room, code: 'room.elsewhere' })
  expect(await write(older, 'x')).toMatchObject({ code: 'room.unknown' })
  expect(await write(newer, 'aqui')).toMatchObject({ seq: 1 })
})

test('whoever signs out on a page goes on looking, as a visitor', async () => {
  const player = await newPlayer(one)
  const page = await look(two, player)
  await page.command(room, { do: 'whisper', text: 'meu' })
  const shown = page.next('room')
  await one.call(logout, {}, player.headers)
  expect((await shown).view).toEqual({ written: 0, last: '' })
  expect(await write(page, 'x')).toMatchObject({ code: 'login.not.session' })
})

test('a room that nobody knows, or that is not for this one, is not shown', async () => {
  const page = await RoomPage.open(portOf(one))
  pages.push(page)
  const left = page.next('left')
  page.say({ type: 'join', room: 'board:none' })
  expect(await left).toEqual({ type: 'left', room: 'board:none', code: 'room.unknown' })
  await makeRoom(one.services.db, { id: `${room}:c`, kind: 'board', options: { closed: true } })
  const refused = page.next('left')
  page.say({ type: 'join', room: `${room}:c` })
  expect(await refused).toMatchObject({ code: 'login.not.session' })
  await look(one, anna, `${room}:c`)
})

test('the process that has a room goes: another takes it, pages go on, and nothing that was taken is lost', async () => {
  const third = await openServer(one.databaseUrl)
  const at = `${room}:t`
  await makeRoom(one.services.db, { id: at, kind: 'board', options: {} })
  const watcher = await look(two, beto, at)
  const writer = await look(third, anna, at)
  expect(await writer.command(at, { do: 'write', text: 'antes' })).toMatchObject({ seq: 1 })
  await third.close()
  await writer.closed
  const back = await look(one, anna, at)
  expect(back.of('room').at(-1)).toMatchObject({ seq: 1, view: { written: 1, last: 'antes' } })
  const id = randomUUID()
  const sent = async () => (await back.command(at, { do: 'write', text: 'depois' }, id)) as { seq?: number }
  await expect.poll(async () => (await sent()).seq).toBe(2)
  await expect
    .poll(() => textsOf(watcher))
    .toEqual([
      ['written', 'antes'],
      ['written', 'depois'],
    ])
})

test('frames that were lost between processes are found again', async () => {
  const [writer, watcher] = [await look(one, anna), await look(two)]
  await write(writer, 'um')
  await expect.poll(() => textsOf(watcher)).toHaveLength(1)
  const port = Number(new URL(redis.url).port)
  await redis.stop()
  redis = await startRedis(port)
  // Until the bus is back nobody can be asked: the page asks again, with the same id.
  const id = randomUUID()
  await expect.poll(async () => await write(writer, 'dois', id)).toMatchObject({ seq: 2 })
  const seen = (): string => JSON.stringify(watcher.heard.at(-1))
  await expect.poll(seen).toContain('dois')
  await write(writer, 'três')
  await expect.poll(seen).toContain('três')
})

test('a page that says nonsense, or too much, is cut off, and nothing of it is taken', async () => {
  const nonsense = await look(one, anna)
  nonsense.say({ type: 'command', room, id: 'x', body: {} })
  expect(await nonsense.closed).toBe(1008)
  const unwritable = await look(one, anna)
  unwritable.say({ type: 'command', room, id: randomUUID(), body: { do: 'write', text: 'a\0' } })
  expect(await unwritable.closed).toBe(1008)
  const early = await RoomPage.open(portOf(one))
  early.socket.send('{"type":"join","room":"../etc"}')
  expect(await early.closed).toBe(1008)
  const flood = await look(one, anna)
  for (let n = 0; n < 60; n++) flood.say({ type: 'ping', n })
  expect(await flood.closed).toBe(1008)
  // Forty at once, and those that the time since then allows.
  expect(flood.of('pong').length).toBeLessThan(60)
})

test('the clock of deadlines is the database’s', async () => {
  const page = await look(one)
  const pong = page.next('pong')
  const before = Date.now()
  page.say({ type: 'ping', n: 7 })
  const { n, atMs } = await pong
  expect(n).toBe(7)
  expect(atMs).toBeGreaterThanOrEqual(before - 1000)
  expect(atMs).toBeLessThanOrEqual(Date.now() + 1000)
})

test('a page that does not read is shown how things are when it reads again, not everything in between', async () => {
  const [writer, asleep] = [await look(one, anna), await look(one)]
  const inner = [...one.app.websocketServer.clients].at(-1)!
  asleep.socket.pause()
  const text = 'x'.repeat(2000)
  // What the operating systems of both sides keep for it has to be full first.
  let written = 0
  for (; inner.bufferedAmount <= 256 * 1024 && written < 20_000; written += 20)
    await Promise.all(Array.from({ length: 20 }, () => one.services.bus.publish(`rooms.asks:${room}`, line(text))))
  const buffered = inner.bufferedAmount
  expect(buffered).toBeGreaterThan(256 * 1024)
  for (let n = 0; n < 20; n++) await one.services.bus.publish(`rooms.asks:${room}`, line(text))
  expect(await write(writer, 'fim')).toHaveProperty('seq')
  expect(inner.bufferedAmount).toBeLessThan(buffered + 100_000)
  asleep.socket.resume()
  await expect.poll(() => JSON.stringify(asleep.heard.at(-1))).toContain('fim')
  expect(asleep.of('room').length).toBeGreaterThan(1)
})

/** As another process would ask the owner. */
const line = (text: string) => ({
  n: 0,
  from: 'test',
  ask: { ask: 'command', commandId: randomUUID(), memberId: String(anna.memberId), command: { do: 'write', text } },
})
