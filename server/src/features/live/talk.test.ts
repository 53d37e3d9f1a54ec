import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import * as talk from '@tucano/contract/live/chat'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { createMember } from '#accounts/members'
import { makeRoom } from '#rooms/store'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { startRedis } from '../../start-redis.ts'
import { employ } from '../../testing/desk.ts'
import { RoomPage } from '../../testing/room-page.ts'
import { signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer, withFlags } from '../../testing/test-server.ts'
import { talkRoom } from './talk/index.ts'

const CODE = 'roleta-veloz'
const REASON = 'Ofendeu outra pessoa'
/** Nobody asks it: there are tables where there is one. */
const BEACON = { BEACON_URLS: 'http://127.0.0.1:9', BEACON_CHAIN: '0'.repeat(64) }

type Headers = Record<'authorization' | 'x-forwarded-for', string>
type Member = { id: bigint; account: string; headers: Headers }

/** Two processes of one site, with a bus between them. */
let redis: Awaited<ReturnType<typeof startRedis>>
let one: TestServer
let two: TestServer
let owner: pg.Client
let operator: Awaited<ReturnType<typeof employ>>
let made = 0
const pages: RoomPage[] = []

async function openServer(databaseUrl?: string): Promise<TestServer> {
  const server = await openTestServer({
    clusterUrl: inject('clusterUrl'),
    env: { REDIS_URL: redis.url, TRUSTED_PROXIES: '1', ...BEACON },
    roomKinds: (services) => [talkRoom(services)],
    content: true,
    ...(databaseUrl && { databaseUrl }),
  })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  return server
}

beforeAll(async () => {
  redis = await startRedis()
  one = await openServer()
  two = await openServer(one.databaseUrl)
  owner = new pg.Client({ connectionString: one.databaseUrl })
  await owner.connect()
  operator = await employ(one.services, 'moderadora')
  await makeRoom(one.services.db, { id: talk.talkOf(CODE), kind: 'talk', options: { table: CODE } })
})
afterAll(async () => {
  await owner.end()
  await one.close()
  await two.close()
  await redis.stop()
})
beforeEach(() => wait(120))
afterEach(() => {
  for (const page of pages.splice(0)) page.socket.terminate()
})

async function member(nickname: string, type = 0): Promise<Member> {
  const account = `contasecreta${++made}`
  const created = await createMember(one.services.db, {
    account,
    nickname,
    type,
    passwordHash: '*',
    ...(type === TRIAL_TYPE && { trialHours: 1 }),
  })
  if (!('id' in created)) throw new Error('taken')
  const { authorization } = (await signedIn(one.services.db, created.id)).headers
  return { id: created.id, account, headers: { authorization, 'x-forwarded-for': `203.0.113.${made}` } }
}

const say = async ({ headers }: Member, text: string, { clientId = randomUUID(), at = one, code = CODE } = {}) =>
  at.call(talk.sayAtTable, { code, clientId, text }, headers)
const codeOf = async (said: ReturnType<typeof say>): Promise<string | undefined> => (await said).body.errorCode
/** As if so many seconds had passed since the last lines. */
async function wait(seconds: number): Promise<void> {
  await owner.query(`update live.messages set at = at - $1 * interval '1 second'`, [seconds])
}

/** What a page at one of the servers shows of the chat. */
async function look(server: TestServer, who?: Member): Promise<() => talk.TableTalk> {
  const port = (server.app.server.address() as AddressInfo).port
  const page = await RoomPage.open(port, { ...(who && { token: who.headers.authorization }), room: talk.talkOf(CODE) })
  pages.push(page)
  return () => shownAt(page)
}
/** What a page shows after all that it was told. */
const shownAt = (page: RoomPage): talk.TableTalk =>
  page.heard.reduce<talk.TableTalk>(
    (now, message) => {
      if (message.type === 'room') return message.view as talk.TableTalk
      return message.type === 'frame' ? (message.facts as talk.TableTalkFact[]).reduce(applied, now) : now
    },
    { lines: [], isOpen: true },
  )

function applied(now: talk.TableTalk, fact: talk.TableTalkFact): talk.TableTalk {
  if ('set' in fact) return fact.set
  return { ...now, lines: 'said' in fact ? [...now.lines, fact.said] : now.lines.filter(({ id }) => id !== fact.removed) }
}
const textsOf = ({ lines }: talk.TableTalk): string[] => lines.map(({ text }) => text)

test('what is said at one server is at the pages of the other, masked, once, and there for whoever comes later', async () => {
  const [ana, bia] = [await member('Ana Clara'), await member('Bia')]
  const pages = [await look(one, ana), await look(two, bia), await look(two)]
  const clientId = randomUUID()
  const { body } = await say(ana, 'Boa sorte,\n\n mesa', { clientId })
  expect(body.value).toMatchObject({ who: 'An***', text: 'Boa sorte, mesa' })
  expect((await say(ana, 'Boa sorte, mesa', { clientId, at: two })).body.value.id).toBe(body.value.id)
  await say(bia, 'Obrigada!', { at: two })
  for (const shown of pages) await expect.poll(() => textsOf(shown()).slice(-2)).toEqual(['Boa sorte, mesa', 'Obrigada!'])
  const later = await look(one)
  expect(textsOf(later()).slice(-2)).toEqual(['Boa sorte, mesa', 'Obrigada!'])
  const { me, mayWrite, muted } = (await two.call(talk.getTableChat, { code: CODE }, ana.headers)).body.value
  expect({ me, mayWrite, muted }).toEqual({ me: body.value.author, mayWrite: true, muted: null })
  expect(JSON.stringify(later())).not.toMatch(/contasecreta|Clara/)
  // At another table nobody tells from the sign that it is the same member.
  expect((await one.call(talk.getTableChat, { code: 'roleta-leme' }, ana.headers)).body.value.me).not.toBe(me)
})

test('visitors and trial accounts read and do not write; nor does whoever has paused the own play; without the module nobody does', async () => {
  const trial = await member('Teste', TRIAL_TYPE)
  expect((await one.call(talk.getTableChat, { code: CODE }, trial.headers)).body.value.mayWrite).toBe(false)
  expect(await codeOf(say(trial, 'posso?'))).toBe('account.trial')
  expect((await one.call(talk.sayAtTable, { code: CODE, clientId: randomUUID(), text: 'oi' })).status).toBe(401)
  const ana = await member('Ana')
  expect(await codeOf(say(ana, 'oi', { code: 'mesa-nenhuma' }))).toBe('live.table.unknown')
  await owner.query(
    `insert into limits.player_limits (member_id, closed_until, closed_why) select $1, platform.clock() + interval '1 day', 'pause' on conflict (member_id) do update set closed_until = excluded.closed_until, closed_why = excluded.closed_why`,
    [String(ana.id)],
  )
  expect(await codeOf(say(ana, 'oi'))).toBe('play.closed')
  const off = await openTestServer({ clusterUrl: inject('clusterUrl'), brand: withFlags({ CBS3: false }), env: BEACON })
  expect((await off.call(talk.listTableChats, {}, operator.headers)).body.errorCode).toBe('function.not.available')
  await off.close()
})

test('one line in two seconds, five in fifteen, nothing twice: however many are sent at once, at whichever tables and servers', async () => {
  const ana = await member('Ana')
  const atOnce = await Promise.all(
    Array.from({ length: 6 }, (_, n) => say(ana, `de uma vez ${n}`, { at: n % 2 ? one : two, code: n % 3 ? CODE : 'roleta-leme' })),
  )
  const refused = atOnce.filter(({ body }) => !body.success)
  expect(refused.length).toBeGreaterThan(0)
  for (const { status, body } of refused) {
    expect({ status, code: body.errorCode }).toEqual({ status: 429, code: 'message.too.many' })
    expect([1, 2]).toContain((body.value as unknown as { waitSeconds: number }).waitSeconds)
  }
  const { rows } = await owner.query<{ apart: number }>(
    `select extract(epoch from at - lag(at) over (order by at))::float8 as apart from live.messages where member_id = $1 offset 1`,
    [String(ana.id)],
  )
  for (const { apart } of rows) expect(apart).toBeGreaterThanOrEqual(2)
  await wait(30)
  expect(await codeOf(say(ana, 'a primeira'))).toBeUndefined()
  for (let n = 0; n < 4; n++) {
    await wait(2)
    expect(await codeOf(say(ana, `linha ${n}`))).toBeUndefined()
  }
  await wait(2)
  expect(await codeOf(say(ana, 'a sexta'))).toBe('message.too.many')
  await wait(15)
  expect(await codeOf(say(ana, 'LINHA 3'))).toBe('chat.repeated')
  expect(await codeOf(say(ana, 'a sexta'))).toBeUndefined()
})

test('what leads elsewhere, what offends, what is too long and what nobody sees is refused by its field; markup is text', async () => {
  const ana = await member('Ana')
  for (const [text, refused] of [
    ['fala no 11 98765-4321', 'chat.contact'],
    ['ana@correio.example', 'chat.contact'],
    ['veja https://x.example/a', 'chat.contact'],
    ['t.me/grupo', 'chat.contact'],
    ['p u t a', 'chat.word'],
  ] as const)
    expect((await say(ana, text)).body).toMatchObject({ errorCode: refused, value: { fields: [{ field: 'text' }] } })
  for (const text of ['', '   ', '\u0007\u202E', 'x'.repeat(talk.TABLE_TEXT_MAX + 1)]) expect((await say(ana, text)).status).toBe(400)
  expect((await say(ana, 'x'.repeat(100_000))).status).toBe(413)
  expect((await say(ana, '<img src=x onerror=alert(1)>\u202E oi')).body.value.text).toBe('<img src=x onerror=alert(1)> oi')
})

test('a line that was removed is gone from all pages and stays with operators; a muted member writes nowhere until the time is over', async () => {
  const [ana, bia] = [await member('Ana'), await member('Bia')]
  const pages = [await look(one), await look(two, ana)]
  const line = (await say(ana, 'isto passou do ponto')).body.value
  for (const shown of pages) await expect.poll(() => textsOf(shown())).toContain('isto passou do ponto')
  for (let again = 0; again < 2; again++)
    expect((await one.call(talk.reportTableLine, { id: line.id }, bia.headers)).body.success).toBe(true)
  expect((await one.call(talk.reportTableLine, { id: line.id }, ana.headers)).body.errorCode).toBe('message.unknown')
  const { chat, lines } = (await one.call(talk.watchTableChat, { code: CODE }, operator.headers)).body.value
  expect(chat.reported).toBe(1)
  expect(lines.at(-1)).toMatchObject({ id: line.id, account: ana.account, reports: 1, muted: null, removedBy: null })
  const mute = (minutes: number | null) => two.call(talk.muteAtTables, { id: line.id, minutes, reason: REASON }, operator.headers)
  expect((await mute(10)).body.value.muted).toMatchObject({ reason: REASON })
  await wait(3)
  expect((await say(ana, 'desculpa')).body).toMatchObject({ errorCode: 'chat.muted', value: { muted: { reason: REASON } } })
  expect(await codeOf(say(ana, 'e aqui?', { code: 'roleta-leme', at: two }))).toBe('chat.muted')
  await owner.query(`update live.mutes set until = platform.clock() - interval '1 second'`)
  expect(await codeOf(say(ana, 'já posso'))).toBeUndefined()
  expect((await mute(null)).body.value.muted).toEqual({ until: null, reason: REASON })
  expect((await one.call(talk.getTableChat, { code: CODE }, ana.headers)).body.value.muted).toEqual({ until: null, reason: REASON })
  await wait(3)
  expect(await codeOf(say(ana, 'e agora?'))).toBe('chat.muted')
  expect((await mute(0)).body.value.muted).toBeNull()
  for (let again = 0; again < 2; again++)
    expect((await two.call(talk.removeTableLine, { id: line.id }, operator.headers)).body.success).toBe(true)
  for (const shown of pages) await expect.poll(() => textsOf(shown())).not.toContain('isto passou do ponto')
  const after = (await one.call(talk.watchTableChat, { code: CODE }, operator.headers)).body.value
  expect(after.chat.reported).toBe(0)
  expect(after.lines.find(({ id }) => id === line.id)).toMatchObject({ text: 'isto passou do ponto', removedBy: 'moderadora' })
  expect((await one.call(talk.reportTableLine, { id: line.id }, bia.headers)).body.errorCode).toBe('message.unknown')
  const actions = await one.services.db.selectFrom('operator.journal').select('action').orderBy('id').execute()
  expect(actions.map(({ action }) => action)).toEqual(['live.mute', 'live.mute', 'live.unmute', 'live.removeLine'])
})

test('a report that an operator has looked at is dealt with; a closed chat takes nothing until it is open again', async () => {
  const [ana, bia] = [await member('Ana'), await member('Bia')]
  const shown = await look(two, bia)
  const line = (await say(ana, 'banca quente hoje')).body.value
  await one.call(talk.reportTableLine, { id: line.id }, bia.headers)
  await one.call(talk.keepTableLine, { id: line.id }, operator.headers)
  const quiet = (isOpen: boolean) => one.call(talk.switchTableChat, { code: CODE, isOpen, reason: REASON }, operator.headers)
  expect((await quiet(false)).body.value.chat).toMatchObject({ reported: 0, closed: { by: 'moderadora', reason: REASON } })
  await expect.poll(() => shown().isOpen).toBe(false)
  await wait(3)
  expect(await codeOf(say(ana, 'oi?', { at: two }))).toBe('live.chat.closed')
  expect(await codeOf(say(ana, 'oi?', { code: 'roleta-leme' }))).toBeUndefined()
  await quiet(true)
  await expect.poll(() => shown().isOpen).toBe(true)
  const cashier = await employ(one.services, 'caixa', ['cashier'])
  expect((await one.call(talk.removeTableLine, { id: line.id }, cashier.headers)).body.errorCode).toBe('operator.role')
  expect((await one.call(talk.removeTableLine, { id: line.id }, ana.headers)).status).toBe(401)
  for (const id of ['999999999999999998', '1000000'])
    expect((await one.call(talk.removeTableLine, { id }, operator.headers)).body.errorCode).toBe('message.unknown')
  expect((await one.call(talk.muteAtTables, { id: line.id, minutes: 10, reason: 'curto' }, operator.headers)).status).toBe(400)
})

test('what the room has not heard it finds in the database', async () => {
  const ana = await member('Ana')
  const shown = await look(two)
  await owner.query(
    `insert into live.messages (table_code, member_id, client_id, text) values ($1, $2, gen_random_uuid(), 'ninguém avisou')`,
    [CODE, String(ana.id)],
  )
  // Whatever is said next has the room look.
  await say(await member('Bia'), 'e agora')
  await expect.poll(() => textsOf(shown()).slice(-2)).toEqual(['ninguém avisou', 'e agora'])
})
