import { randomUUID } from 'node:crypto'
import { getHelpCenter, helpCategories, sendFeedback } from '@tucano/contract/support'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { TestBrowser } from '../../testing/browser.ts'
import { type TestServer, openTestServer, withFlags } from '../../testing/test-server.ts'
import { forgetNetworks } from './feedback.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true, env: { TRUSTED_PROXIES: '1' } })
})
afterAll(() => server.close())

test('the help centre has articles in every category [API-56]', async () => {
  const { body } = await server.call(getHelpCenter, {})
  expect(new Set(body.value.articles.map(({ category }) => category))).toEqual(new Set(helpCategories))
  for (const { title, content } of body.value.articles) expect(`${title}${content}`.length).toBeGreaterThan(200)
})

test('one category can be asked for, and no other', async () => {
  const { body } = await server.call(getHelpCenter, { category: 'about' })
  expect(body.value.articles.map(({ slug }) => slug)).toEqual([
    'sobre-a-empresa',
    'fale-conosco',
    'termos',
    'jogo-responsavel',
    'privacidade',
    'afiliados',
    'reembolso',
  ])
  const wrong = await server.call(getHelpCenter, { category: 'secrets' as never })
  expect(wrong.status).toBe(400)
  expect(wrong.body).toMatchObject({ value: { fields: [{ field: 'category' }] } })
})

const text = (words: number): string => Array.from({ length: words }, (_, index) => `palavra${index}`).join(' ')
const feedback = (change: object = {}) => ({ id: randomUUID(), topic: 'idea' as const, content: text(12), ...change })
const kept = () => server.services.db.selectFrom('support.feedback').selectAll().orderBy('at').execute()
const lettersTo = (email: string) => server.services.db.selectFrom('platform.letters').selectAll().where('recipient', '=', email).execute()

test('feedback needs no session, is kept, and has a reference; sending it again is the same one [API-54] [PER-42]', async () => {
  const visitor = new TestBrowser(server, '198.18.0.1')
  const given = feedback({ content: `  ${text(10)}\n`, email: 'lia@example.com', topic: 'complaint' })
  const first = await visitor.call(sendFeedback, given)
  expect(first.status).toBe(200)
  expect(first.body.value.reference).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
  const again = await Promise.all(Array.from({ length: 4 }, () => visitor.call(sendFeedback, given)))
  for (const { body } of again) expect(body.value).toEqual(first.body.value)
  expect((await kept()).filter(({ id }) => id === given.id)).toMatchObject([
    { topic: 'complaint', content: text(10), email: 'lia@example.com', network: '198.18.0.1' },
  ])
  const letters = await lettersTo('lia@example.com')
  expect(letters, 'one acknowledgement').toHaveLength(1)
  expect(letters[0]!.subject).toContain(first.body.value.reference)
  expect(letters[0]!.body, 'a stranger’s words are sent to nobody').not.toContain('palavra')
  const other = await visitor.call(sendFeedback, { ...given, content: text(11) })
  expect([other.status, other.body.errorCode]).toEqual([409, 'key.conflict'])
})

test('a race with one id keeps one feedback', async () => {
  const given = feedback({ email: 'race@example.com' })
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, index) => new TestBrowser(server, `198.18.1.${index}`).call(sendFeedback, given)),
  )
  expect(new Set(replies.map(({ body }) => body.value.reference)).size).toBe(1)
  expect(await lettersTo('race@example.com')).toHaveLength(1)
})

test('10 to 500 words, and nothing else [CNT-08]', async () => {
  let network = 0
  const send = (change: object) => new TestBrowser(server, `198.18.2.${++network}`).call(sendFeedback, feedback(change))
  for (const words of [10, 500]) expect((await send({ content: text(words) })).status, `${words}`).toBe(200)
  const before = (await kept()).length
  const wrong: [field: string, change: object][] = [
    ['content', { content: text(9) }],
    ['content', { content: text(501) }],
    ['content', { content: ' … ! '.repeat(40) }],
    ['content', { content: 'x'.repeat(6001) }],
    ['content', { content: `${text(12)}\0` }],
    ['content', { content: `${text(12)} \ud800` }],
    ['content', { content: 7 }],
    ['topic', { topic: 'secrets' }],
    ['id', { id: 'one' }],
    ['email', { email: 'nobody' }],
    ['email', { email: 'a@b.c\r\nBcc: x@y.z' }],
  ]
  for (const [field, change] of wrong) {
    const { status, body } = await send(change)
    expect([status, body.errorCode], JSON.stringify(change).slice(0, 60)).toEqual([400, 'request.invalid'])
    expect(body).toMatchObject({ value: { fields: [{ field }] } })
  }
  expect((await kept()).length).toBe(before)
})

test('a network writes ten times an hour, whatever it writes; where it came from is forgotten after a day', async () => {
  const visitor = new TestBrowser(server, '198.18.3.1')
  const first = feedback()
  await visitor.call(sendFeedback, first)
  const more = await Promise.all(Array.from({ length: 12 }, () => visitor.call(sendFeedback, feedback())))
  expect(more.filter(({ status }) => status === 200)).toHaveLength(9)
  const refused = more.find(({ status }) => status !== 200)!
  expect([refused.status, refused.body.errorCode, refused.headers['retry-after']]).toEqual([429, 'request.too.many', '3600'])
  expect((await visitor.call(sendFeedback, first)).status, 'what is known is answered').toBe(200)
  expect((await new TestBrowser(server, '198.18.3.2').call(sendFeedback, feedback())).status).toBe(200)
  const { db } = server.services
  await forgetNetworks(db)
  expect((await kept()).filter(({ network }) => network === '198.18.3.1')).toHaveLength(10)
  const [old] = await db.selectFrom('support.feedback').select('id').where('network', '=', '198.18.3.1').limit(1).execute()
  const owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
  await owner.query(`update support.feedback set at = at - interval '25 hours' where id = $1`, [old!.id])
  await owner.end()
  await forgetNetworks(db)
  expect((await kept()).filter(({ network }) => network === '198.18.3.1')).toHaveLength(9)
})

test('too many letters to an address stop the letters, and no feedback', async () => {
  const email = 'full@example.com'
  const replies = []
  for (let index = 0; index < 12; index++)
    replies.push(await new TestBrowser(server, `198.18.4.${index}`).call(sendFeedback, feedback({ email })))
  expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(200))
  expect(await lettersTo(email)).toHaveLength(10)
})

test('a brand without the module takes no feedback', async () => {
  const closed = await openTestServer({ clusterUrl: inject('clusterUrl'), brand: withFlags({ FEEDBACK3: false }) })
  const { status, body } = await closed.call(sendFeedback, feedback())
  expect([status, body.errorCode]).toEqual([400, 'function.not.available'])
  await closed.close()
})
