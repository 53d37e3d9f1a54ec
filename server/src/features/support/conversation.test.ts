import { randomUUID } from 'node:crypto'
import * as support from '@tucano/contract/support'
import { createMember } from '#accounts/members'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Headers, beginConversation, employ, queueUp } from '../../testing/desk.ts'
import { signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
let bia: Headers
let caio: Headers
const ids = new Map<Headers, bigint>()
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true })
  const hire = async (account: string): Promise<Headers> => {
    const { id, headers } = await employ(server.services, account)
    ids.set(headers, id)
    return headers
  }
  bia = await hire('bia')
  caio = await hire('caio')
})
afterAll(() => server.close())

const write = (customer: Headers, text: string, clientId: string = randomUUID()) =>
  server.call(support.writeToSupport, { clientId, text }, customer)
const say = (operator: Headers, id: string, text: string, clientId: string = randomUUID()) =>
  server.call(support.answerConversation, { id, clientId, text }, operator)
const read = async (customer: Headers) => (await server.call(support.getConversation, {}, customer)).body.value
const desk = async (operator: Headers) => (await server.call(support.getDesk, {}, operator)).body.value
const take = (operator: Headers, id: string) => server.call(support.takeConversation, { id }, operator)

test('customer and operator talk: written, taken, answered, read on both sides, closed, rated', async () => {
  const customer = await beginConversation(server)
  expect(await read(customer)).toMatchObject({ state: 'new', position: 0, messages: [], desk: { open: true, from: '00:00', to: '24:00' } })
  // A window in which nobody wrote is nobody who waits.
  expect((await desk(bia)).conversations).toEqual([])
  const first = (await write(customer, 'Meu depósito não caiu')).body.value
  expect(await read(customer)).toMatchObject({ state: 'waiting', position: 1 })
  const [entry] = (await desk(bia)).conversations
  expect(entry).toMatchObject({ state: 'waiting', account: null, unread: 1, lastText: 'Meu depósito não caiu', mine: false })
  const id = entry!.id
  expect((await say(bia, id, 'Oi')).body.errorCode).toBe('conversation.not.taken')
  expect((await take(bia, id)).body.success).toBe(true)
  const answer = (await say(bia, id, 'Olá, qual o valor?')).body.value
  expect(answer).toMatchObject({ writer: 'operator', name: 'BIA' })
  expect(await read(customer)).toMatchObject({ state: 'taken', operator: 'BIA', position: 0, operatorRead: answer.id })
  await server.call(support.readSupport, { id: answer.id }, customer)
  const open = (await server.call(support.getDeskConversation, { id }, bia)).body.value
  expect(open).toMatchObject({ customerRead: answer.id, entry: { mine: true, unread: 0 } })
  expect(open.messages.map(({ id: of }) => of)).toEqual([first.id, answer.id])
  expect((await server.call(support.rateConversation, { stars: 5 }, customer)).body.errorCode).toBe('conversation.not.taken')
  await server.call(support.closeConversation, { id }, bia)
  expect(await read(customer)).toMatchObject({ state: 'closed', closedBy: 'operator', stars: null })
  expect((await write(customer, 'Mais uma coisa')).body.errorCode).toBe('conversation.closed')
  expect((await say(bia, id, 'Tarde demais')).body.errorCode).toBe('conversation.closed')
  for (const stars of [0, 6, 2.5]) expect((await server.call(support.rateConversation, { stars }, customer)).status).toBe(400)
  await server.call(support.rateConversation, { stars: 4, comment: ' Obrigada! ' }, customer)
  expect(await read(customer)).toMatchObject({ stars: 4 })
  const kept = await server.services.db
    .selectFrom('support.conversations')
    .select('comment')
    .where('id', '=', BigInt(id))
    .executeTakeFirst()
  expect(kept?.comment).toBe('Obrigada!')
})

test('two operators reach for one conversation: exactly one gets it, and the other is told', async () => {
  const { id } = await queueUp(server, 'corrida')
  const tries = await Promise.all([take(bia, id), take(caio, id), take(bia, id), take(caio, id)])
  const won = tries.filter(({ body }) => body.success)
  expect(won).toHaveLength(2)
  const winner = (await desk(bia)).conversations.find((entry) => entry.id === id)!
  const [owner, other] = winner.mine ? [bia, caio] : [caio, bia]
  expect(tries.filter(({ body }) => body.errorCode === 'conversation.taken')).toHaveLength(2)
  expect((await desk(other)).conversations.find((entry) => entry.id === id)).toMatchObject({ mine: false, state: 'taken' })
  for (const refused of [
    await say(other, id, 'eu também'),
    await server.call(support.closeConversation, { id }, other),
    await server.call(support.readDesk, { id, messageId: '999999' }, other),
    await server.call(support.typeAtDesk, { id }, other),
  ])
    expect(refused.body.errorCode).toBe('conversation.not.taken')
  // Who has gone home leaves the conversation to the others.
  await server.services.db
    .updateTable('operator.sessions')
    .set({ ended_at: new Date(), ended_why: 'logout' })
    .where('operator_id', '=', ids.get(owner)!)
    .execute()
  expect((await take(other, id)).body.success).toBe(true)
  await server.services.db
    .updateTable('operator.sessions')
    .set({ ended_at: null, ended_why: null })
    .where('operator_id', '=', ids.get(owner)!)
    .execute()
  await server.call(support.closeConversation, { id }, other)
})

test('VIP comes first, then who waits longest, and everybody knows their place', async () => {
  const created = await createMember(server.services.db, { account: 'rica', nickname: 'Rica', passwordHash: '*' })
  if (!('id' in created)) throw new Error('taken')
  await server.services.db.updateTable('member.members').set({ rank_level: 5 }).where('id', '=', created.id).execute()
  const { headers } = await signedIn(server.services.db, created.id)
  const first = await queueUp(server, 'primeira')
  const second = await queueUp(server, 'segunda')
  const vip = await queueUp(server, 'vip', headers, 'VIP')
  const { conversations } = await desk(bia)
  expect(conversations.map(({ lastText }) => lastText)).toEqual(['vip', 'primeira', 'segunda'])
  expect(conversations[0]).toMatchObject({ vip: true, account: 'rica', rank: server.services.brand.ranks[5]?.name })
  expect([await read(vip.customer), await read(first.customer), await read(second.customer)].map(({ position }) => position)).toEqual([
    1, 2, 3,
  ])
  await take(bia, vip.id)
  await server.call(support.endConversation, {}, first.customer)
  expect(await read(first.customer)).toMatchObject({ state: 'closed', closedBy: 'customer', position: 0 })
  expect((await read(second.customer)).position).toBe(1)
  await server.call(support.endConversation, {}, second.customer)
})

test('the same client id is the same message, however often it is sent at once; other words under it are refused', async () => {
  const customer = await beginConversation(server)
  const clientId = randomUUID()
  const sent = await Promise.all(Array.from({ length: 6 }, () => write(customer, 'uma vez só', clientId)))
  expect(new Set(sent.map(({ body }) => body.value.id)).size).toBe(1)
  expect((await read(customer)).messages).toHaveLength(1)
  expect((await write(customer, 'outra coisa', clientId)).body.errorCode).toBe('key.conflict')
  // After the end, a page that never heard the answer still gets it.
  await server.call(support.endConversation, {}, customer)
  expect((await write(customer, 'uma vez só', clientId)).body.value.id).toBe(sent[0]!.body.value.id)
})

test('a flood is stopped at twenty a minute, and told how long to wait', async () => {
  const customer = await beginConversation(server)
  const sent = await Promise.all(Array.from({ length: 26 }, (_, number) => write(customer, `mensagem ${number}`)))
  const refused = sent.filter(({ body }) => !body.success)
  expect(refused).toHaveLength(6)
  expect(refused[0]).toMatchObject({ status: 429, body: { errorCode: 'message.too.many' } })
  const { waitSeconds } = refused[0]!.body.value as unknown as { waitSeconds: number }
  expect(waitSeconds).toBeGreaterThan(0)
  expect(waitSeconds).toBeLessThanOrEqual(60)
  expect(refused[0]!.headers['retry-after']).toBe(String(waitSeconds))
  expect((await read(customer)).messages).toHaveLength(20)
  // Somebody else's conversation is not slowed down by it.
  expect((await write(await beginConversation(server), 'calma')).body.success).toBe(true)
})

test('what is written is text: markup stays as it was typed, tricks with direction and controls are dropped, nothing and too much are refused', async () => {
  const customer = await beginConversation(server)
  const markup = `<img src=x onerror="alert(1)"> & <script>alert('x')</script>`
  expect((await write(customer, markup)).body.value.text).toBe(markup)
  expect((await write(customer, '  ab\u202Ec\u0007\r\nd\n\n\n\ne  ')).body.value.text).toBe('abc\nd\n\ne')
  expect((await write(customer, '👩‍👧 olá')).body.value.text).toBe('👩‍👧 olá')
  expect((await write(customer, '😀'.repeat(1000))).body.success).toBe(true)
  for (const nothing of ['', '   ', '\0\0', '\u202E', 'olá \uD800']) {
    const refused = await write(customer, nothing)
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ value: { fields: [{ field: 'text' }] } })
  }
  expect((await write(customer, 'x'.repeat(2000))).body.success).toBe(true)
  expect((await write(customer, 'x'.repeat(2001))).status).toBe(400)
  expect((await write(customer, 'oi', 'no-uuid')).status).toBe(400)
})

test('a conversation opens to its own token only, and reading cannot run ahead of what was said', async () => {
  const mine = await queueUp(server, 'só meu')
  const other = await queueUp(server, 'de outra pessoa')
  await write(other.customer, 'segredo de outra pessoa')
  expect((await read(mine.customer)).messages.map(({ text }) => text)).toEqual(['só meu'])
  // The id of somebody else's message moves nothing but the own mark, and that only to what the own conversation has.
  const [theirs] = (await read(other.customer)).messages.slice(-1)
  await server.call(support.readSupport, { id: theirs!.id }, mine.customer)
  await server.call(support.readSupport, { id: '999999999999999999' }, mine.customer)
  expect((await read(mine.customer)).customerRead).toBe((await read(mine.customer)).messages.at(-1)!.id)
  expect((await read(other.customer)).operatorRead).toBe('0')
  for (const token of ['A'.repeat(43), 'x', bia.authorization])
    expect((await server.call(support.getConversation, {}, { authorization: token })).body.errorCode).toBe('conversation.unknown')
  for (const id of ['999999999999999998', '999999999999999999'])
    for (const refused of [
      await take(bia, id),
      await say(bia, id, 'oi'),
      await server.call(support.closeConversation, { id }, bia),
      await server.call(support.getDeskConversation, { id }, bia),
    ])
      expect(refused.body.errorCode).toBe('desk.unknown')
})

test('nobody at the desk is told, and so is the hour when somebody will be', async () => {
  const customer = await beginConversation(server)
  await server.services.db
    .updateTable('operator.sessions')
    .set({ seen_at: new Date(Date.now() - 31 * 60_000) })
    .execute()
  expect((await read(customer)).desk).toEqual({ open: false, from: '00:00', to: '24:00' })
  await server.services.db.updateTable('operator.sessions').set({ seen_at: new Date() }).execute()
  expect((await read(customer)).desk.open).toBe(true)
})

test('the desk has replies to begin with, and what was said cannot be changed or taken back', async () => {
  expect((await desk(bia)).replies.length).toBeGreaterThan(4)
  const { db } = server.services
  await expect(db.updateTable('support.messages').set({ text: 'x' }).execute()).rejects.toThrow('permission denied')
  await expect(db.deleteFrom('support.messages').execute()).rejects.toThrow('permission denied')
  await expect(db.updateTable('support.conversations').set({ member_id: null }).execute()).rejects.toThrow('permission denied')
})
