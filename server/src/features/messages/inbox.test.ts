import { randomUUID } from 'node:crypto'
import {
  type Message,
  getUnreadCount,
  listMessages,
  openMessage,
  readMessages,
  removeMessages,
  sendMessage,
} from '@tucano/contract/messages'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { changeMember, createMember } from '#accounts/members'
import { tell } from '#inbox/tell'
import { type Headers, employ } from '../../testing/desk.ts'
import { signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
let operator: Headers
let names = 0

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  operator = (await employ(server.services, 'operadora')).headers
})
afterAll(() => server.close())

async function newMember(type = 0) {
  const account = `caixa${++names}`
  const created = await createMember(server.services.db, { account, nickname: account, passwordHash: '*', type })
  if (!('id' in created)) throw new Error('taken')
  return { account, memberId: created.id, headers: (await signedIn(server.services.db, created.id)).headers }
}
type Member = Awaited<ReturnType<typeof newMember>>

const credit = (memberId: bigint, amount: string) =>
  tell(server.services.db, memberId, { kind: 'depositCredited', facts: { amount, currency: 'BRL', method: 'pix' } })
const inbox = async ({ headers }: Member, asked = {}) => (await server.call(listMessages, asked, headers)).body.value
const unread = async ({ headers }: Member) => (await server.call(getUnreadCount, {}, headers)).body.value
const send = (to: { account: string } | { type: number }, more = {}) =>
  server.call(sendMessage, { sendingId: randomUUID(), to, title: 'Manutenção', body: 'Hoje às 4h.', ...more }, operator)

test('the inbox lists what a member was told, newest first, in pages that neither skip nor repeat [MEM-09]', async () => {
  const ana = await newMember()
  for (let n = 1; n <= 7; n++) await credit(ana.memberId, String(n))
  const seen: Message[] = []
  let before: string | undefined
  do {
    const { list, next } = await inbox(ana, { limit: 3, ...(before ? { before } : {}) })
    seen.push(...list)
    before = next ?? undefined
    // What arrives meanwhile does not shift the pages.
    await credit(ana.memberId, '99')
  } while (before)
  expect(seen.map(({ facts }) => facts['amount'])).toEqual(['7', '6', '5', '4', '3', '2', '1'])
  expect(seen[0]).toMatchObject({
    kind: 'depositCredited',
    facts: { amount: '7', currency: 'BRL', method: 'pix' },
    title: '',
    body: '',
    read: false,
  })
})

test('opening a message makes it read, once; unread ones can be listed alone', async () => {
  const ana = await newMember()
  await credit(ana.memberId, '1')
  await credit(ana.memberId, '2')
  const [newest] = (await inbox(ana)).list
  const open = () => server.call(openMessage, { id: newest!.id }, ana.headers)
  expect((await open()).body.value).toMatchObject({ id: newest!.id, read: true })
  const { rows } = await server.services.pool.query<{ read_at: Date }>('select read_at from messages.messages where id = $1', [newest!.id])
  expect((await open()).body.value.read).toBe(true)
  const again = await server.services.pool.query<{ read_at: Date }>('select read_at from messages.messages where id = $1', [newest!.id])
  expect(again.rows).toEqual(rows)
  expect((await inbox(ana, { unread: true })).list.map(({ facts }) => facts['amount'])).toEqual(['1'])
  expect(await unread(ana)).toBe(1)
})

test('many are marked by name, or all up to the newest that was seen', async () => {
  const ana = await newMember()
  for (let n = 1; n <= 5; n++) await credit(ana.memberId, String(n))
  const { list } = await inbox(ana)
  const mark = async (asked: { ids: string[] } | { upTo: string }) =>
    (await server.call(readMessages, asked, ana.headers)).body.value.changed
  expect(await mark({ ids: [list[0]!.id, list[4]!.id] })).toBe(2)
  expect(await mark({ ids: [list[0]!.id] })).toBe(0)
  await credit(ana.memberId, '6')
  expect(await mark({ upTo: list[0]!.id })).toBe(3)
  expect((await inbox(ana, { unread: true })).list.map(({ facts }) => facts['amount'])).toEqual(['6'])
})

test('what is removed is out of the inbox and of the count, and stays in the books', async () => {
  const ana = await newMember()
  for (let n = 1; n <= 3; n++) await credit(ana.memberId, String(n))
  const { list } = await inbox(ana)
  const gone = list.slice(0, 2).map(({ id }) => id)
  expect((await server.call(removeMessages, { ids: [...gone, ...gone] }, ana.headers)).body.value.changed).toBe(2)
  expect((await server.call(removeMessages, { ids: gone }, ana.headers)).body.value.changed).toBe(0)
  expect((await inbox(ana)).list).toHaveLength(1)
  expect(await unread(ana)).toBe(1)
  expect((await server.call(openMessage, { id: gone[0]! }, ana.headers)).body.errorCode).toBe('message.unknown')
  const { rows } = await server.services.pool.query('select from messages.messages where id = any($1) and read_at is null', [gone])
  expect(rows).toHaveLength(2)
})

test('nobody opens, marks or removes what is another’s', async () => {
  const [ana, bia] = [await newMember(), await newMember()]
  await credit(ana.memberId, '1')
  const { id } = (await inbox(ana)).list[0]!
  expect((await server.call(openMessage, { id }, bia.headers)).body.errorCode).toBe('message.unknown')
  expect((await server.call(readMessages, { ids: [id] }, bia.headers)).body.value.changed).toBe(0)
  expect((await server.call(readMessages, { upTo: id }, bia.headers)).body.value.changed).toBe(0)
  expect((await server.call(removeMessages, { ids: [id] }, bia.headers)).body.value.changed).toBe(0)
  expect((await inbox(bia)).list).toEqual([])
  expect((await inbox(ana)).list[0]).toMatchObject({ id, read: false })
  for (const headers of [undefined, operator]) expect((await server.call(listMessages, {}, headers)).status).toBe(401)
})

test('malformed ids and pages are refused by their field', async () => {
  const { headers } = await newMember()
  for (const id of ['0', '-1', '1e3', '9'.repeat(19), "1'", ''])
    expect((await server.call(openMessage, { id }, headers)).status, id).toBe(400)
  expect((await server.call(openMessage, { id: '9'.repeat(18) }, headers)).body.errorCode).toBe('message.unknown')
  expect((await server.call(removeMessages, { ids: [] }, headers)).status).toBe(400)
  expect((await server.call(removeMessages, { ids: Array.from({ length: 101 }, () => '1') }, headers)).status).toBe(400)
  expect((await server.call(readMessages, {} as never, headers)).status).toBe(400)
  expect((await server.call(listMessages, { limit: 0 }, headers)).status).toBe(400)
})

test('an operator writes to one account, once however often it is asked', async () => {
  const ana = await newMember()
  const sendingId = randomUUID()
  const to = { account: ` ${ana.account.toUpperCase()} ` }
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(to, { sendingId })))
  expect(answers.map(({ body }) => body.value)).toEqual(answers.map(() => ({ recipients: 1 })))
  expect((await inbox(ana)).list).toMatchObject([{ kind: 'written', title: 'Manutenção', body: 'Hoje às 4h.', facts: {} }])
  expect((await send(to, { sendingId, title: 'Outra coisa' })).body.errorCode).toBe('key.conflict')
  expect((await send({ account: 'ninguem' })).body.errorCode).toBe('recipient.unknown')
  expect((await server.call(sendMessage, { sendingId, to, title: 'x', body: 'x' }, ana.headers)).status).toBe(401)
  const { headers: auditor } = await employ(server.services, 'auditora', ['auditor'])
  expect((await server.call(sendMessage, { sendingId: randomUUID(), to, title: 'x', body: 'x' }, auditor)).body.errorCode).toBe(
    'operator.role',
  )
  expect((await send(to, { title: '' })).status).toBe(400)
  expect((await send(to, { body: 'x'.repeat(10_001) })).status).toBe(400)
})

test('an operator writes to all active members of a type, and to no other', async () => {
  const [agent, other, closed] = [await newMember(41), await newMember(0), await newMember(41)]
  await changeMember(server.services.db, closed.memberId, { by: { actor: 'system' }, set: { status: 'disabled' } })
  const sendingId = randomUUID()
  expect((await send({ type: 41 }, { sendingId })).body.value.recipients).toBe(1)
  // Whoever comes later is not written to when the same sending is asked for again.
  const later = await newMember(41)
  expect((await send({ type: 41 }, { sendingId })).body.value.recipients).toBe(1)
  expect((await inbox(agent)).list).toHaveLength(1)
  expect((await inbox(other)).list).toHaveLength(0)
  expect((await inbox(later)).list).toHaveLength(0)
})

test('what a transaction tells is told only if it commits', async () => {
  const ana = await newMember()
  const undone = server.services.db.transaction().execute(async (trx) => {
    await tell(trx, ana.memberId, { kind: 'documentsVerified', facts: {} })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await unread(ana)).toBe(0)
})
