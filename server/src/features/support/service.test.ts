import { randomUUID } from 'node:crypto'
import { getService, getConversation, openConversation, writeToSupport } from '@tucano/contract/support'
import { createMember } from '#accounts/members'
import { hashToken } from '#accounts/token'
import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { askPass, askService, beginConversation } from '../../testing/desk.ts'
import { signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { sweepSupport } from './sweep.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), env: { TRUSTED_PROXIES: '1' } })
})
afterAll(() => server.close())

async function memberOfRank(account: string, rank: number) {
  const created = await createMember(server.services.db, { account, nickname: account, passwordHash: '*' })
  if (!('id' in created)) throw new Error('taken')
  await server.services.db.updateTable('member.members').set({ rank_level: rank }).where('id', '=', created.id).execute()
  return { id: created.id, ...(await signedIn(server.services.db, created.id)) }
}

const named = (entries: { csType: string; version: number; type: number }[]): string[] =>
  entries.map(({ csType, version, type }) => `${csType} ${version} ${type}`)

test('the service list holds versioned entries, plain and encrypted; only the key that asked opens a link [API-65] [CSV-03] [CSV-04]', async () => {
  const services = await askService(server)
  expect(named(services)).toEqual(['LIVECHAT 2 3', 'LIVECHAT 1 1', 'HELP 1 1'])
  expect(services.map(({ link }) => link.replace(/=.*/, '='))).toEqual(['/chat#pass=', '/helpmc', '/helpmc'])
  const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' })
  const { body } = await server.call(getService, { publicKey: JSON.stringify(await exportJWK(publicKey)) })
  expect(body.value.services[0]?.link).toMatch(/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(JSON.stringify(body)).not.toContain('pass=')
})

test('a page without a key gets plain links, and one with a wrong key gets none', async () => {
  const { body } = await server.call(getService, {})
  expect(named(body.value.services)).toEqual(['LIVECHAT 1 1', 'HELP 1 1'])
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const jwk = await exportJWK(publicKey)
  const wrong = [
    'x',
    '{}',
    'null',
    JSON.stringify({ ...jwk, crv: 'P-384' }),
    // Beside the curve, where a server that computes with it would tell of its own key.
    JSON.stringify({ ...jwk, y: jwk.x }),
    JSON.stringify({ kty: 'oct', k: 'AAAA' }),
    JSON.stringify(await exportJWK(privateKey)),
  ]
  for (const given of wrong) {
    const refused = await server.call(getService, { publicKey: given })
    expect(refused.status, given).toBe(400)
    expect(refused.body).toMatchObject({ value: { fields: [{ field: 'publicKey' }] } })
  }
})

test('VIP service is listed for members above rank 4, and for nobody else [CSV-02]', async () => {
  const five = await memberOfRank('five', 5)
  const four = await memberOfRank('four', 4)
  expect(named(await askService(server, five.headers))).toContain('VIP 2 3')
  for (const headers of [four.headers, {}, { authorization: 'A'.repeat(43) }] as Record<string, string>[])
    expect(named(await askService(server, headers))).not.toContain('VIP 2 3')
  const vip = await beginConversation(server, five.headers, 'VIP')
  expect((await server.call(getConversation, {}, vip)).body.value.vip).toBe(true)
  const plain = await beginConversation(server, four.headers)
  expect((await server.call(getConversation, {}, plain)).body.value.vip).toBe(false)
})

test('a pass opens once, whoever shows it how often at once, and only for two minutes; the database has its hash [CSV-04]', async () => {
  const pass = await askPass(server)
  const { db } = server.services
  expect(await db.selectFrom('support.passes').select('hash').where('hash', '=', hashToken(pass)).execute()).toHaveLength(1)
  const tries = await Promise.all(Array.from({ length: 8 }, () => server.call(openConversation, { pass })))
  expect(tries.filter(({ body }) => body.success)).toHaveLength(1)
  expect(tries.filter(({ body }) => body.errorCode === 'pass.invalid')).toHaveLength(7)
  const late = await askPass(server)
  const { default: pg } = await import('pg')
  const owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
  await owner.query(`update support.passes set created_at = created_at - interval '121 seconds'`)
  await owner.end()
  expect((await server.call(openConversation, { pass: late })).body.errorCode).toBe('pass.invalid')
  expect((await server.call(openConversation, { pass: 'A'.repeat(43) })).body.errorCode).toBe('pass.invalid')
  for (const nonsense of ['', 'x', "' or 1=1 --", 'A'.repeat(44)])
    expect((await server.call(openConversation, { pass: nonsense })).status).toBe(400)
})

test('a member has one conversation in all windows; a visitor goes on with the own one, and with no member’s', async () => {
  const { headers } = await memberOfRank('windows', 0)
  const passes = await Promise.all(Array.from({ length: 4 }, () => askPass(server, headers)))
  const windows = await Promise.all(passes.map((pass) => server.call(openConversation, { pass })))
  await server.call(writeToSupport, { clientId: randomUUID(), text: 'da primeira janela' }, { authorization: windows[0]!.body.value.token })
  for (const { body } of windows) {
    const seen = await server.call(getConversation, {}, { authorization: body.value.token })
    expect(seen.body.value.messages.map(({ text }) => text)).toEqual(['da primeira janela'])
  }
  const visitor = await beginConversation(server)
  await server.call(writeToSupport, { clientId: randomUUID(), text: 'sou visita' }, visitor)
  const again = await server.call(openConversation, { pass: await askPass(server), token: visitor.authorization })
  const seen = await server.call(getConversation, {}, { authorization: again.body.value.token })
  expect(seen.body.value.messages.map(({ text }) => text)).toEqual(['sou visita'])
  const stranger = await server.call(openConversation, { pass: await askPass(server), token: windows[0]!.body.value.token })
  expect((await server.call(getConversation, {}, { authorization: stranger.body.value.token })).body.value.messages).toEqual([])
})

test('customer service stays open while the site is closed, for maintenance or for the region', async () => {
  const iran = { 'x-forwarded-for': '5.160.0.1' }
  const { db } = server.services
  await db.updateTable('site.state').set({ maintenance: true }).execute()
  try {
    for (const where of [{}, iran] as Record<string, string>[]) {
      const services = await askService(server, where)
      const pass = services[0]!.link.split('=')[1]!
      const opened = await server.call(openConversation, { pass }, where)
      const customer = { authorization: opened.body.value.token, ...where }
      expect((await server.call(writeToSupport, { clientId: randomUUID(), text: 'está fechado?' }, customer)).body.success).toBe(true)
      expect((await server.call(getConversation, {}, customer)).body.value.state).toBe('waiting')
    }
  } finally {
    await db.updateTable('site.state').set({ maintenance: false }).execute()
  }
})

test('what nobody used is swept, and what both sides left is closed', async () => {
  const silent = await beginConversation(server)
  const left = await beginConversation(server)
  await server.call(writeToSupport, { clientId: randomUUID(), text: 'alguém?' }, left)
  const { default: pg } = await import('pg')
  const owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
  await owner.query(
    `update support.conversations set created_at = created_at - interval '13 hours', last_at = last_at - interval '13 hours'`,
  )
  await owner.query(`update support.passes set created_at = created_at - interval '5 minutes'`)
  await owner.end()
  await sweepSupport(server.services.db)
  expect((await server.call(getConversation, {}, silent)).body.errorCode).toBe('conversation.unknown')
  expect((await server.call(getConversation, {}, left)).body.value).toMatchObject({ state: 'closed', closedBy: 'system' })
  expect(await server.services.db.selectFrom('support.passes').select('hash').execute()).toEqual([])
})
