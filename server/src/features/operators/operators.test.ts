import { getMemberInfo } from '@tucano/contract/member'
import { getOperator, loginOperator, logoutOperator } from '@tucano/contract/operators'
import { createMember } from '#accounts/members'
import { hashPassword } from '#platform/password'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { TestBrowser } from '../../testing/browser.ts'
import { signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { sweepOperatorSessions } from './sessions.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), env: { TRUSTED_PROXIES: '1' } })
  const password_hash = await hashPassword('segredo123')
  await server.house.db
    .insertInto('operator.operators')
    .values([
      { account: 'bia', name: 'Bia', password_hash },
      { account: 'demitido', name: 'Demitido', password_hash, status: 'disabled' },
    ])
    .execute()
})
afterAll(() => server.close())

let addresses = 0
const address = (): string => {
  addresses++
  return `200.1.1.${addresses}`
}
/** A browser at an address of its own. */
const home = () => new TestBrowser(server, address())
const enter = (browser: TestBrowser, password = 'segredo123', account = 'bia') => browser.call(loginOperator, { account, password })

test('an operator signs in and out; the token is kept as a hash and opens nothing afterwards', async () => {
  const browser = home()
  const { body } = await enter(browser)
  expect(body.value).toMatchObject({ account: 'bia', name: 'Bia' })
  browser.token = body.value.token
  expect((await browser.call(getOperator, {})).body.value).toEqual({ account: 'bia', name: 'Bia' })
  expect(
    JSON.stringify(await server.house.db.selectFrom('operator.sessions').selectAll().execute(), (_key, value: unknown) => String(value)),
  ).not.toContain(browser.token)
  await browser.call(logoutOperator, {})
  expect(await browser.call(getOperator, {})).toMatchObject({ status: 401, body: { errorCode: 'operator.not.session' } })
})

test('operators and members have nothing in common: no token and no password opens the other side', async () => {
  const browser = home()
  browser.token = (await enter(browser)).body.value.token
  expect(await browser.call(getMemberInfo, {})).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } })
  const created = await createMember(server.house.db, { account: 'membro', nickname: 'M', passwordHash: await hashPassword('segredo123') })
  if (!('id' in created)) throw new Error('taken')
  browser.token = (await signedIn(server.house.db, created.id)).token
  expect(await browser.call(getOperator, {})).toMatchObject({ status: 401, body: { errorCode: 'operator.not.session' } })
  expect((await enter(browser, 'segredo123', 'membro')).body.errorCode).toBe('login.refused')
})

test('whoever is no operator any more is out at once', async () => {
  expect((await enter(home(), 'segredo123', 'demitido')).body.errorCode).toBe('login.refused')
  const browser = home()
  browser.token = (await enter(browser)).body.value.token
  const { default: pg } = await import('pg')
  const owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
  await owner.query(`update operator.operators set status = 'disabled' where account = 'bia'`)
  expect((await browser.call(getOperator, {})).status).toBe(401)
  await sweepOperatorSessions(server.house.db)
  await owner.query(`update operator.operators set status = 'active' where account = 'bia'`)
  await owner.end()
  expect((await browser.call(getOperator, {})).status).toBe(401)
})

test('a session ends after half an hour without a call, and after half a day whatever happens', async () => {
  const { db } = server.house
  const age = async (column: 'seen_at' | 'created_at', minutes: number): Promise<number> => {
    const browser = home()
    browser.token = (await enter(browser)).body.value.token
    const { default: pg } = await import('pg')
    const owner = new pg.Client({ connectionString: server.databaseUrl })
    await owner.connect()
    await owner.query(`update operator.sessions set ${column} = ${column} - interval '${minutes} minutes' where ended_at is null`)
    await owner.end()
    const { status } = await browser.call(getOperator, {})
    await sweepOperatorSessions(db)
    return status
  }
  expect(await age('seen_at', 29)).toBe(200)
  expect(await age('seen_at', 31)).toBe(401)
  expect(await age('created_at', 12 * 60 - 1)).toBe(200)
  expect(await age('created_at', 12 * 60 + 1)).toBe(401)
  const ended = await db.selectFrom('operator.sessions').select('ended_why').where('ended_at', 'is not', null).execute()
  expect(new Set(ended.map(({ ended_why }) => ended_why))).toEqual(new Set(['logout', 'revoked', 'idle', 'expired']))
})

test('ten tries are compared, many at once too; strangers who use them up do not lock out the operator’s own address', async () => {
  const known = home()
  expect((await enter(known)).body.success).toBe(true)
  const stranger = (number: number) => new TestBrowser(server, `198.51.100.${number}`)
  const tries = await Promise.all(Array.from({ length: 14 }, (_, number) => enter(stranger(number), 'errada1')))
  const codes = tries.map(({ body }) => body.errorCode)
  expect(codes.filter((code) => code === 'login.refused')).toHaveLength(10)
  expect(codes.filter((code) => code === 'verification.too.many')).toHaveLength(4)
  expect((await enter(stranger(99))).body.errorCode).toBe('verification.too.many')
  expect((await enter(known)).body.success).toBe(true)
  expect(server.log.join('')).not.toMatch(/errada1|segredo123/)
})
