import { randomUUID } from 'node:crypto'
import * as chat from '@tucano/contract/chat'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { createMember } from '#accounts/members'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { employ } from '../../testing/desk.ts'
import { signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer, withFlags } from '../../testing/test-server.ts'
import { WordList, hasContact } from '#content/moderation'

type Headers = Record<'authorization' | 'x-forwarded-for', string>
type Member = { id: bigint; account: string; headers: Headers }

let server: TestServer
let made = 0
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), env: { TRUSTED_PROXIES: '1' } })
})
afterAll(() => server.close())

async function member(nickname: string, type = 0): Promise<Member> {
  made++
  const account = `secretname${made}`
  const trial = type === TRIAL_TYPE ? { trialHours: 1 } : {}
  const created = await createMember(server.services.db, { account, nickname, type, passwordHash: '*', ...trial })
  if (!('id' in created)) throw new Error('taken')
  // An address of their own each: a household is slowed down as a whole, which is tested elsewhere.
  const { authorization } = (await signedIn(server.services.db, created.id)).headers
  return { id: created.id, account, headers: { authorization, 'x-forwarded-for': `203.0.113.${made}` } }
}

const write = ({ headers }: Member, text: string, clientId: string = randomUUID()) =>
  server.call(chat.writeInLounge, { clientId, text }, headers)
const lounge = async ({ headers }: Member) => (await server.call(chat.getLounge, {}, headers)).body.value
/** As if so many seconds had passed since the last lines. */
async function wait(seconds: number): Promise<void> {
  const { default: pg } = await import('pg')
  const owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
  await owner.query(`update chat.messages set at = at - interval '${seconds} seconds'`)
  await owner.end()
}

test('members talk: everybody sees nickname and picture, knows the own lines, and learns nobody’s account name', async () => {
  const [ana, bia] = [await member('Ana'), await member('Bia')]
  await write(ana, 'Boa noite, sala')
  await write(bia, 'Boa noite!')
  const seen = await lounge(bia)
  expect(seen.messages.map(({ nickname, text }) => [nickname, text])).toEqual([
    ['Ana', 'Boa noite, sala'],
    ['Bia', 'Boa noite!'],
  ])
  expect(seen.messages.map(({ author }) => author === seen.me)).toEqual([false, true])
  expect((await lounge(ana)).me).toBe(seen.messages[0]!.author)
  expect(seen.messages[0]!.icon).toMatch(/^\/brand\//)
  expect(JSON.stringify(seen)).not.toMatch(/secretname|\b10\d{4}\b/)
  expect(seen).toMatchObject({ mayWrite: true, mutedUntil: null })
})

test('trial accounts read and do not write; visitors do neither; without the module there is no lounge', async () => {
  const trial = await member('Demonstração', TRIAL_TYPE)
  expect((await lounge(trial)).mayWrite).toBe(false)
  expect(await write(trial, 'posso?')).toMatchObject({ status: 403, body: { errorCode: 'account.trial' } })
  expect((await server.call(chat.getLounge, {})).status).toBe(401)
  const off = await openTestServer({ clusterUrl: inject('clusterUrl'), brand: withFlags({ CBS3: false }) })
  expect((await off.call(chat.getLounge, {})).body.errorCode).toBe('function.not.available')
  await off.close()
})

test('the lounge remembers fifty lines', async () => {
  const ana = await member('Ana')
  await sql`insert into chat.messages (member_id, client_id, text)
    select ${ana.id}, gen_random_uuid(), 'linha ' || n from generate_series(1, 60) n`.execute(server.services.db)
  const { messages } = await lounge(ana)
  expect(messages).toHaveLength(50)
  expect([messages[0]!.text, messages[49]!.text]).toEqual(['linha 11', 'linha 60'])
  await wait(60)
})

test('one line a second and five in ten, many at once too; the answer says how long to wait, and the same line is not counted twice', async () => {
  const ana = await member('Ana')
  const atOnce = await Promise.all(Array.from({ length: 4 }, (_, number) => write(ana, `de uma vez ${number}`)))
  expect(atOnce.filter(({ body }) => body.success)).toHaveLength(1)
  expect(atOnce.find(({ body }) => !body.success)).toMatchObject({
    status: 429,
    body: { errorCode: 'message.too.many', value: { waitSeconds: 1 } },
  })
  const clientId = randomUUID()
  for (let number = 0; number < 4; number++) {
    await wait(1.2)
    expect((await write(ana, `linha ${number}`, number === 3 ? clientId : randomUUID())).body.success).toBe(true)
  }
  await wait(1.2)
  const sixth = await write(ana, 'a sexta')
  expect(sixth).toMatchObject({ status: 429, body: { errorCode: 'message.too.many' } })
  const { waitSeconds } = sixth.body.value as unknown as { waitSeconds: number }
  expect(waitSeconds).toBeGreaterThan(2)
  expect(waitSeconds).toBeLessThanOrEqual(10)
  expect((await write(ana, 'linha 3', clientId)).body.success).toBe(true)
  expect((await write(ana, 'outra', clientId)).body.errorCode).toBe('key.conflict')
  await wait(10)
  expect((await write(ana, 'agora sim')).body.success).toBe(true)
})

const EVASIONS = [
  'puta',
  'PUTA',
  'pútà',
  'p u t a',
  'p.u.t.a',
  'p-u-t-a',
  'puuuuta',
  'pµta'.replace('µ', 'u\u0301'),
  'put4',
  'pu7a',
  'p\u200Bu\u200Bt\u200Ba',
  'рutа',
  'ｐｕｔａ',
  'p*u*t*a',
  'put a',
  'putas',
  'que puta!',
  'puta1',
  'p0rra!!1',
  '$h1t',
  '𝓹𝓾𝓽𝓪',
  'p  u  t  a',
  'v1ad0',
  'VIÁDO',
  'm3rd@',
  'f0d@-se',
  'kar4lho',
  'ot4r10',
]
const INNOCENT = [
  'computador',
  'a via do Pix',
  'disputa',
  'deputado',
  'reputação',
  'aporrinhar não',
  'amputar',
  'curso',
  'Fodor',
  'put the lamp',
  'vai dar certo',
  'o imposto',
  'viadutos',
]

test.each(EVASIONS)('the word is found in %s', async (text) => {
  const ana = await member('Ana')
  const refused = await write(ana, text)
  expect(refused.body.errorCode).toBe('chat.word')
  expect(refused.body).toMatchObject({ value: { fields: [{ field: 'text' }] } })
})

test('innocent words are left alone', async () => {
  const words = new WordList((await server.services.db.selectFrom('chat.words').select('word').execute()).map(({ word }) => word))
  for (const text of INNOCENT) expect(words.find(text), text).toBeUndefined()
})

test('a text made to keep the word list busy does not', () => {
  const words = new WordList(['filhodaputa', 'puta', 'caralho'])
  const before = process.threadCpuUsage()
  for (const text of ['p'.repeat(300), 'pu'.repeat(150), 'p u t '.repeat(50), 'f.i.l.h.o.'.repeat(30), 'c4r4l'.repeat(60)]) words.find(text)
  hasContact('1 '.repeat(150))
  hasContact('a.'.repeat(150))
  hasContact('a@'.repeat(150))
  expect(process.threadCpuUsage(before).user, 'microseconds of the processor').toBeLessThan(500_000)
})

test('links, addresses and numbers are refused, amounts and scores are not', async () => {
  const ana = await member('Ana')
  for (const text of [
    'veja https://x.example/a',
    'entra em www.exemplo.com.br',
    'exemplo . com',
    'exemplo ponto com',
    'exemplo(dot)bet',
    't.me/grupo',
    'fala comigo: a@b.example',
    'segue @fulano_bets',
    '11 98765-4321',
    '(11) 9 8765 4321',
    '+55 11 987654321',
    '1.1.9.8.7.6.5.4',
  ]) {
    const refused = await write(ana, text)
    expect(refused.body.errorCode, text).toBe('chat.contact')
    expect(refused.body).toMatchObject({ value: { fields: [{ field: 'text' }] } })
  }
  const slip = '/lottery?gameCode=cinco-digitos-5m&vendor=LOTT&slip=A5D~0123456789.012.3.4.5~200~1!SUM~ODD%2CBIG~100~1'
  for (const text of [`olha ${slip}x?`, `olha x${slip}`, slip.replace('/lottery', '//exemplo.com/lottery'), `${slip} 11987654321`])
    expect((await write(ana, text)).body.errorCode, text).toBe('chat.contact')
  for (const text of [
    `meu bilhete: ${slip}`,
    'ganhei 1.250,00',
    'foi 3 a 2',
    'rodada 1234567',
    'bom dia. como vai?',
    'multiplicador 250x às 22:30',
  ]) {
    await wait(11)
    expect((await write(ana, text)).body.success, text).toBe(true)
  }
})

test('an operator mutes for minutes and removes lines; what was removed is out of the history and stays in the books', async () => {
  const [ana, bia, operator] = [await member('Ana'), await member('Bia'), await employ(server.services, 'moderadora')]
  const line = (await write(ana, 'isto passou do ponto')).body.value
  const watched = (await server.call(chat.watchLounge, {}, operator.headers)).body.value.messages.at(-1)
  expect(watched).toMatchObject({ id: line.id, account: ana.account, mutedUntil: null })
  const { mutedUntil } = (await server.call(chat.muteAuthor, { id: line.id, minutes: 10 }, operator.headers)).body.value
  expect(mutedUntil! - Date.now()).toBeGreaterThan(9 * 60_000)
  await wait(2)
  expect((await write(ana, 'desculpa')).body).toMatchObject({ errorCode: 'chat.muted', value: { mutedUntil } })
  expect((await lounge(ana)).mutedUntil).toBe(mutedUntil)
  expect((await write(bia, 'oi')).body.success).toBe(true)
  for (let time = 0; time < 2; time++)
    expect((await server.call(chat.removeFromLounge, { id: line.id }, operator.headers)).body.success).toBe(true)
  expect((await lounge(bia)).messages.map(({ id }) => id)).not.toContain(line.id)
  const kept = await server.services.db
    .selectFrom('chat.messages')
    .select(['text', 'removed_by'])
    .where('id', '=', BigInt(line.id))
    .executeTakeFirst()
  expect(kept).toEqual({ text: 'isto passou do ponto', removed_by: operator.id })
  await server.call(chat.muteAuthor, { id: line.id, minutes: 0 }, operator.headers)
  expect((await write(ana, 'obrigada')).body.success).toBe(true)
  for (const id of ['999999999999999998', '999999999999999999'])
    for (const refused of [
      await server.call(chat.removeFromLounge, { id }, operator.headers),
      await server.call(chat.muteAuthor, { id, minutes: 1 }, operator.headers),
    ])
      expect(refused.body.errorCode).toBe('desk.unknown')
  expect((await server.call(chat.muteAuthor, { id: line.id, minutes: 10_081 }, operator.headers)).status).toBe(400)
  await expect(server.services.db.deleteFrom('chat.messages').execute()).rejects.toThrow('permission denied')
})

test('markup is text, and a line is one line', async () => {
  const ana = await member('Ana')
  expect((await write(ana, '<b onclick="x()">oi</b>\n\n\nsala\u202E')).body.value.text).toBe('<b onclick="x()">oi</b> sala')
  for (const nothing of ['  ', '\0']) expect((await write(ana, nothing)).status).toBe(400)
  expect((await write(ana, 'x'.repeat(301))).status).toBe(400)
})
