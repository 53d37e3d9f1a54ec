import { LIVE_PATH, type LiveMessage } from '@tucano/contract/event'
import { getUnreadCount } from '@tucano/contract/messages'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createMember } from '#accounts/members'
import { tell } from '#inbox/tell'
import { WebSocket } from 'ws'
import { signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer, withFlags } from '../../testing/test-server.ts'

let server: TestServer
let owner: pg.Client
let names = 0

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

async function signIn({ services }: TestServer = server): Promise<{ memberId: bigint; headers: { authorization: string } }> {
  const account = `reader${++names}`
  const created = await createMember(services.db, { account, nickname: account, passwordHash: '*' })
  if (!('id' in created)) throw new Error('taken')
  const { headers } = await signedIn(services.db, created.id)
  return { memberId: created.id, headers }
}

const send = (memberIds: bigint[]) =>
  owner.query("insert into messages.messages (member_id, title, body) select unnest($1::bigint[]), 'Olá', 'Recado'", [memberIds])
const read = (memberId: bigint, how: string) =>
  owner.query(
    `update messages.messages set read_at = clock_timestamp() where id in (select id from messages.messages where member_id = $1 and read_at is null ${how})`,
    [memberId],
  )
const unread = async (headers: { authorization: string }) => (await server.call(getUnreadCount, {}, headers)).body

test('the unread count is a number, and counts what its member has not opened [API-55]', async () => {
  const [ana, bia] = [await signIn(), await signIn()]
  expect(await unread(ana.headers)).toMatchObject({ success: true, value: 0 })
  await send([ana.memberId, ana.memberId, ana.memberId, bia.memberId])
  expect((await unread(ana.headers)).value).toBe(3)
  expect((await unread(bia.headers)).value).toBe(1)
  await read(ana.memberId, 'limit 1')
  expect((await unread(ana.headers)).value).toBe(2)
  await owner.query('delete from messages.messages where member_id = $1', [ana.memberId])
  expect((await unread(ana.headers)).value).toBe(0)
  await send(Array.from({ length: 150 }, () => ana.memberId))
  expect((await unread(ana.headers)).value).toBe(150)
})

test("the unread count is for members only, and nobody's ids make it another's [PER-64]", async () => {
  const [ana, bia] = [await signIn(), await signIn()]
  await send([ana.memberId])
  expect((await server.call(getUnreadCount, {})).status).toBe(401)
  expect((await server.call(getUnreadCount, {}, { authorization: 'A'.repeat(43) })).status).toBe(401)
  const asked = { memberId: String(ana.memberId), member_id: String(ana.memberId) } as never
  expect((await server.call(getUnreadCount, asked, bia.headers)).body.value).toBe(0)
})

test('without its module the call is closed', async () => {
  const closed = await openTestServer({ clusterUrl: inject('clusterUrl'), brand: withFlags({ INBOX3: false }) })
  const { headers } = await signIn(closed)
  const { status, body } = await closed.call(getUnreadCount, {}, headers)
  expect([status, body.errorCode]).toEqual([400, 'function.not.available'])
  await closed.close()
})

test('the application puts messages in, marks and removes them; it changes no word and deletes none', async () => {
  const { memberId } = await signIn()
  await send([memberId])
  const { db } = server.services
  await tell(db, memberId, { kind: 'welcome', facts: {} })
  await expect(db.updateTable('messages.messages').set({ title: 'x' }).execute()).rejects.toThrow(/permission denied/)
  await expect(db.updateTable('messages.messages').set({ facts: '{}' }).execute()).rejects.toThrow(/permission denied/)
  await expect(db.updateTable('messages.messages').set({ member_id: memberId }).execute()).rejects.toThrow(/permission denied/)
  await expect(db.deleteFrom('messages.messages').execute()).rejects.toThrow(/permission denied/)
  await expect(db.updateTable('messages.sendings').set({ recipients: 0 }).execute()).rejects.toThrow(/permission denied/)
})

test('what is no message is refused by the database', async () => {
  const { memberId } = await signIn()
  const insert = (title: string, body: string, readAt: string | null = null) =>
    owner.query('insert into messages.messages (member_id, title, body, read_at) values ($1, $2, $3, $4)', [memberId, title, body, readAt])
  await expect(insert('', 'x')).rejects.toThrow(/check constraint/)
  await expect(insert('x'.repeat(121), 'x')).rejects.toThrow(/check constraint/)
  await expect(insert('x', '')).rejects.toThrow(/check constraint/)
  await expect(insert('x', 'x', '2001-01-01')).rejects.toThrow(/check constraint/)
  const worded = (kind: string, title: string | null, facts: string | null) =>
    owner.query('insert into messages.messages (member_id, kind, title, facts) values ($1, $2, $3, $4)', [memberId, kind, title, facts])
  await expect(worded('welcome', 'x', '{}')).rejects.toThrow(/check constraint/)
  await expect(worded('welcome', null, null)).rejects.toThrow(/check constraint/)
  await expect(worded('welcome', null, '[]')).rejects.toThrow(/check constraint/)
  await expect(worded('written', null, '{}')).rejects.toThrow(/check constraint/)
  await expect(send([0n])).rejects.toThrow(/foreign key/)
})

test("an open page hears of its own inbox's changes, once a statement, and of no other's", async () => {
  const [ana, bia] = [await signIn(), await signIn()]
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = new WebSocket(`${address.replace('http', 'ws')}${LIVE_PATH}`)
  let heard = 0
  const waiting: { count: number; found: () => void }[] = []
  const ready = new Promise<void>((resolve) =>
    socket.on('message', (data) => {
      const message = JSON.parse((data as Buffer).toString()) as LiveMessage
      if (message.type === 'ready') return resolve()
      if (message.type !== 'event' || message.name !== 'messages.changed') return
      heard++
      for (const { count, found } of waiting) if (count === heard) found()
    }),
  )
  const hearing = (count: number): Promise<void> => new Promise((found) => (heard >= count ? found() : waiting.push({ count, found })))
  await new Promise((opened) => socket.once('open', opened))
  socket.send(JSON.stringify({ type: 'hello', token: ana.headers.authorization }))
  await ready
  await send([bia.memberId])
  await send([ana.memberId, ana.memberId, bia.memberId])
  await hearing(1)
  await read(ana.memberId, '')
  await hearing(2)
  await owner.query('begin')
  await send([ana.memberId])
  await owner.query('rollback')
  await owner.query('delete from messages.messages where member_id = $1', [ana.memberId])
  await hearing(3)
  socket.close()
  const { rows } = await owner.query<{ count: number }>(
    "select count(*)::int as count from platform.outbox where name = 'messages.changed' and member_id = $1",
    [ana.memberId],
  )
  expect(rows[0]?.count).toBe(3)
})
