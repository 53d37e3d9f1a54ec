import { endpoints } from '@tucano/contract'
import { login } from '@tucano/contract/session'
import { getStatus } from '@tucano/contract/site'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createMember } from '#accounts/members'
import { hashPassword } from '#platform/password'
import { type TestServer, openTestServer, seal, withFlags } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), brand: withFlags({ GEETEST3: false }) })
  await createMember(server.services.db, { account: 'ana', nickname: 'Ana', passwordHash: await hashPassword('segredo123') })
})
afterAll(() => server.close())

const request = { type: 'username', username: 'ana', password: 'segredo123' }
const post = async (payload: object) =>
  (await server.app.inject({ method: 'POST', url: login.path, payload })).json<{ success: boolean; errorCode?: string }>()
/** The application itself cannot change a key. */
async function age(days: number): Promise<void> {
  const owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
  await owner.query('update platform.keys set created_at = now() - make_interval(days => $1)', [days])
  await owner.end()
}

test('a key older than a week is followed by another, and what was sealed with it is still opened', async () => {
  const { encryption } = server.services
  const first = (await encryption.publicKey())['kid']
  const inFlight = await seal(server.services, request)
  await encryption.rotate()
  expect((await encryption.publicKey())['kid'], 'a young key stays').toBe(first)
  await age(8)
  await encryption.rotate()
  const second = (await encryption.publicKey())['kid']
  expect(second).not.toBe(first)
  expect((await server.call(getStatus, {})).body.value.info.encryptionKey['kid']).toBe(second)
  expect(await post({ value: inFlight })).toMatchObject({ success: true })
  expect(await post({ value: await seal(server.services, request) })).toMatchObject({ success: true })
})

test('a key that nobody can hold any more is gone, and a page that does is told so', async () => {
  const old = await seal(server.services, request)
  await age(15)
  await server.services.encryption.rotate()
  expect(await post({ value: old })).toMatchObject({ success: false, errorCode: 'encryption.key.unknown' })
})

test('a key that another server has just made is found', async () => {
  const { Encryption } = await import('./encryption.ts')
  const other = new Encryption(server.services.db)
  await server.services.encryption.publicKey()
  await age(8)
  await other.rotate()
  expect(await post({ value: await seal({ encryption: other }, request) })).toMatchObject({ success: true })
})

test('plain and broken bodies are refused', async () => {
  expect(await post(request)).toMatchObject({ errorCode: 'request.not.encrypted' })
  expect(await post({ value: 'a.b.c.d.e' })).toMatchObject({ errorCode: 'request.not.encrypted' })
  const sealed = await seal(server.services, request)
  expect(await post({ value: `${sealed.slice(0, -4)}AAAA` })).toMatchObject({ errorCode: 'request.malformed' })
})

test('exactly the calls of the specification that carry a password, the payment password, documents, codes and applications, and what operators show at their door come sealed', () => {
  const sealed = endpoints.filter(({ encrypted }) => encrypted).map(({ method, path }) => `${method} ${path}`)
  expect(sealed.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'POST /wps/agent/downline',
    'POST /wps/member/password',
    'POST /wps/member/password/verification',
    'POST /wps/member/transferUpline',
    'POST /wps/operators',
    'POST /wps/operators/enrol',
    'POST /wps/operators/enter',
    'POST /wps/operators/login',
    'POST /wps/operators/password',
    'POST /wps/relay/MCS2_applyPromotion',
    'POST /wps/relay/MCS2_redeemBonusCode',
    'POST /wps/relay/passwordCheck/MCS2_convertPoint',
    'POST /wps/relay/passwordCheck/MCS2_redeemPointReward',
    'POST /wps/relay/passwordCheck/PROMOFE_sendEnvelope',
    'POST /wps/session/login',
    'POST /wps/transaction/withdraw',
    'PUT /wps/agent/transferDownline',
    'PUT /wps/member/bankCard',
    'PUT /wps/member/documents',
    'PUT /wps/member/paymentPassword',
    'PUT /wps/member/register',
    'PUT /wps/member/register/mobile',
  ])
})
