import { getMemberInfo } from '@tucano/contract/member'
import {
  changeOperatorPassword,
  enrolOperator,
  enterOperator,
  getOperator,
  loginOperator,
  logoutOperator,
} from '@tucano/contract/operators'
import { createMember } from '#accounts/members'
import { hashPassword } from '#platform/password'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { TestBrowser } from '../../testing/browser.ts'
import { OPERATOR_PASSWORD, codeOf, enterOffice, letCodesPass, newOperator } from '../../testing/operators.ts'
import { signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { sweepOperatorSessions } from './sessions.ts'
import { sweepTickets } from './tickets.ts'

let server: TestServer
let owner: pg.Client
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), env: { TRUSTED_PROXIES: '1' } })
  owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

let made = 0
/** An operator of its own, and a browser at an address of its own. */
async function someone(): Promise<{ account: string; browser: TestBrowser }> {
  made++
  const account = `bia${made}`
  await newOperator(server, account)
  return { account, browser: home() }
}
let addresses = 0
const home = (): TestBrowser => {
  addresses++
  return new TestBrowser(server, `200.1.1.${addresses}`)
}
const login = (browser: TestBrowser, account: string, password = OPERATOR_PASSWORD) => browser.call(loginOperator, { account, password })
const ticketOf = async (browser: TestBrowser, account: string): Promise<string> => (await login(browser, account)).body.value.ticket
const actions = async (account: string): Promise<string[]> =>
  (await server.services.db.selectFrom('operator.journal').select('action').where('account', '=', account).orderBy('id').execute()).map(
    ({ action }) => action,
  )
const dump = async (table: 'sessions' | 'tickets' | 'operators' | 'journal'): Promise<string> => {
  const rows = await server.services.db.selectFrom(`operator.${table}`).selectAll().execute()
  const plain = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)
  return JSON.stringify(rows, plain)
}

test('an operator enrols at the first login and shows a code at every other; token, ticket and secret are nowhere in the clear', async () => {
  const { account, browser } = await someone()
  const first = (await login(browser, account)).body.value
  expect(first.step).toBe('enrol')
  const { secret, uri } = (await browser.call(enrolOperator, { ticket: first.ticket })).body.value
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(uri).toContain(`:${account}?secret=${secret}&issuer=`.replace(':', encodeURIComponent(':')))
  expect((await browser.call(enrolOperator, { ticket: first.ticket })).body.value.secret, 'asked again').toBe(secret)
  const entered = (await browser.call(enterOperator, { ticket: first.ticket, code: codeOf(secret) })).body.value
  expect(entered).toMatchObject({ account, roles: ['support'], passwordChangeRequired: false })
  browser.token = entered.token
  expect((await browser.call(getOperator, {})).body.value).toMatchObject({ account, name: `Bia${made}` })

  await letCodesPass(server, account)
  const second = (await login(browser, account)).body.value
  expect(second.step).toBe('code')
  expect((await browser.call(enrolOperator, { ticket: second.ticket })).body.errorCode).toBe('verification.expired')
  expect((await browser.call(enterOperator, { ticket: second.ticket, code: codeOf(secret).replace(/(...)/, '$1 ') })).body.success).toBe(
    true,
  )

  const kept = [await dump('sessions'), await dump('tickets'), await dump('operators'), await dump('journal'), server.log.join('')].join('')
  for (const hidden of [entered.token, first.ticket, second.ticket, secret, OPERATOR_PASSWORD]) expect(kept).not.toContain(hidden)
  await browser.call(logoutOperator, {})
  expect(await browser.call(getOperator, {})).toMatchObject({ status: 401, body: { errorCode: 'operator.not.session' } })
  expect(await actions(account)).toEqual(['operators.enrol', 'operators.login', 'operators.logout'])
})

test('a code counts once: shown again, or by many at once, it opens one session', async () => {
  const { account, browser } = await someone()
  const secret = await enterOffice(browser, account)
  const enter = async (code: string): Promise<string | undefined> =>
    (await browser.call(enterOperator, { ticket: await ticketOf(browser, account), code })).body.errorCode
  expect(await enter(codeOf(secret)), 'the code that it enrolled with').toBe('verification.code.invalid')
  const next = codeOf(secret, 1)
  const tickets = await Promise.all(Array.from({ length: 6 }, () => ticketOf(home(), account)))
  const sessions = await Promise.all(tickets.map((ticket) => home().call(enterOperator, { ticket, code: next })))
  expect(sessions.filter(({ body }) => body.success)).toHaveLength(1)
  expect(await enter(next)).toBe('verification.code.invalid')
  expect(await enter(codeOf(secret)), 'an older one').toBe('verification.code.invalid')
})

test('a ticket is good once, for five minutes and five tries, for its own operator; what is wrong is answered alike', async () => {
  const { account, browser } = await someone()
  const secret = await enterOffice(browser, account)
  const enter = (ticket: string, code: string) => home().call(enterOperator, { ticket, code })
  const spent = await ticketOf(browser, account)
  await letCodesPass(server, account)
  const both = await Promise.all([enter(spent, codeOf(secret)), enter(spent, codeOf(secret, 1))])
  expect(both.filter(({ body }) => body.success)).toHaveLength(1)
  expect((await enter(spent, codeOf(secret, 1))).body.errorCode).toBe('verification.expired')
  await letCodesPass(server, account)

  const tired = await ticketOf(browser, account)
  const wrong = ['000000', 'abcdef', '1', '12345678901234567890', '１２３４５６'].filter((code) => code !== codeOf(secret))
  for (const code of wrong)
    expect((await enter(tired, code)).body).toMatchObject({ success: false, value: null, errorCode: 'verification.code.invalid' })
  expect((await enter(tired, codeOf(secret))).body.errorCode).toBe('verification.expired')

  const old = await ticketOf(browser, account)
  await owner.query(`update operator.tickets set created_at = created_at - interval '5 minutes 1 second'`)
  expect((await enter(old, codeOf(secret))).body.errorCode).toBe('verification.expired')
  expect((await enter('A'.repeat(43), codeOf(secret))).body.errorCode).toBe('verification.expired')
  expect((await enter('x', codeOf(secret))).status).toBe(400)

  const other = await someone()
  const theirs = await enterOffice(other.browser, other.account)
  expect((await enter(await ticketOf(browser, account), codeOf(theirs, 1))).body.errorCode).toBe('verification.code.invalid')
  await owner.query(`update operator.tickets set created_at = created_at - interval '20 minutes'`)
  await sweepTickets(server.services.db)
  expect(await dump('tickets')).toBe('[]')
})

test('codes are counted by operator over all tickets; strangers who use them up do not lock out an address of the operator’s own', async () => {
  const { account, browser } = await someone()
  const secret = await enterOffice(browser, account)
  await letCodesPass(server, account)
  const wrong = codeOf(secret) === '000000' ? '111111' : '000000'
  const codes: (string | undefined)[] = []
  for (let number = 0; number < 3; number++) {
    const thief = new TestBrowser(server, `198.51.99.${number}`)
    const ticket = await ticketOf(thief, account)
    for (let tried = 0; tried < 5; tried++) codes.push((await thief.call(enterOperator, { ticket, code: wrong })).body.errorCode)
  }
  expect(codes).toEqual([...Array<string>(10).fill('verification.code.invalid'), ...Array<string>(5).fill('verification.too.many')])
  await enterOffice(browser, account, secret)
  expect((await browser.call(getOperator, {})).status).toBe(200)
  expect((await actions(account)).filter((action) => action === 'operators.loginRefused')).toHaveLength(10)
})

test('the right password in a session gives strangers no new tries at the codes', async () => {
  const { account, browser } = await someone()
  await enterOffice(browser, account)
  const guess = async (): Promise<string | undefined> => {
    const stranger = home()
    return (await stranger.call(enterOperator, { ticket: await ticketOf(stranger, account), code: '000000' })).body.errorCode
  }
  for (let n = 0; n < 10; n++) expect(await guess()).toBe('verification.code.invalid')
  const change = { oldPassword: OPERATOR_PASSWORD, newPassword: 'umasenhabemlonga9' }
  expect((await browser.call(changeOperatorPassword, change)).body.success).toBe(true)
  await owner.query('update operator.operators set password_hash = $1 where account = $2', [await hashPassword(OPERATOR_PASSWORD), account])
  expect(await guess()).toBe('verification.too.many')
})

test('two who enrol at once do not both have it: the first right code decides, and the other secret is worth nothing', async () => {
  const { account } = await someone()
  const [one, two] = [home(), home()]
  const [first, second] = [await ticketOf(one, account), await ticketOf(two, account)]
  const secrets = [
    (await one.call(enrolOperator, { ticket: first })).body.value.secret,
    (await two.call(enrolOperator, { ticket: second })).body.value.secret,
  ] as const
  expect(secrets[0]).not.toBe(secrets[1])
  const tries = await Promise.all([
    one.call(enterOperator, { ticket: first, code: codeOf(secrets[0]) }),
    two.call(enterOperator, { ticket: second, code: codeOf(secrets[1]) }),
  ])
  expect(tries.filter(({ body }) => body.success)).toHaveLength(1)
  const bare = await someone()
  const ticket = await ticketOf(bare.browser, bare.account)
  // Nothing was offered yet: there is no code that could be right.
  expect((await bare.browser.call(enterOperator, { ticket, code: '000000' })).body.errorCode).toBe('verification.code.invalid')
})

test('operators and members have nothing in common: no token and no password opens the other side', async () => {
  const { account, browser } = await someone()
  await enterOffice(browser, account)
  expect(await browser.call(getMemberInfo, {})).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } })
  const created = await createMember(server.services.db, {
    account: 'membro',
    nickname: 'M',
    passwordHash: await hashPassword(OPERATOR_PASSWORD),
  })
  if (!('id' in created)) throw new Error('taken')
  browser.token = (await signedIn(server.services.db, created.id)).token
  expect(await browser.call(getOperator, {})).toMatchObject({ status: 401, body: { errorCode: 'operator.not.session' } })
  expect((await login(browser, 'membro')).body.errorCode).toBe('login.refused')
})

test('whoever is no operator any more is out at once, and a ticket of theirs is worth nothing', async () => {
  const { account, browser } = await someone()
  const secret = await enterOffice(browser, account)
  const ticket = await ticketOf(browser, account)
  const become = (status: string) => owner.query(`update operator.operators set status = $1 where account = $2`, [status, account])
  await become('disabled')
  expect((await browser.call(getOperator, {})).status).toBe(401)
  expect((await login(browser, account)).body.errorCode).toBe('login.refused')
  expect((await browser.call(enterOperator, { ticket, code: codeOf(secret, 1) })).body.errorCode).toBe('verification.expired')
  await sweepOperatorSessions(server.services.db)
  await become('active')
  expect((await browser.call(getOperator, {})).status).toBe(401)
})

test('a session ends after half an hour without a call, and after half a day whatever happens', async () => {
  const { db } = server.services
  const { account, browser } = await someone()
  const secret = await enterOffice(browser, account)
  const age = async (column: 'seen_at' | 'created_at', minutes: number): Promise<number> => {
    await letCodesPass(server, account)
    await enterOffice(browser, account, secret)
    await owner.query(`update operator.sessions set ${column} = ${column} - interval '${minutes} minutes' where ended_at is null`)
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

test('ten passwords are compared, many at once too; strangers who use them up do not lock out the operator’s own address', async () => {
  const { account, browser } = await someone()
  await enterOffice(browser, account)
  const stranger = (number: number) => new TestBrowser(server, `198.51.100.${number}`)
  const tries = await Promise.all(Array.from({ length: 14 }, (_, number) => login(stranger(number), account, 'errada1')))
  const codes = tries.map(({ body }) => body.errorCode)
  expect(codes.filter((code) => code === 'login.refused')).toHaveLength(10)
  expect(codes.filter((code) => code === 'verification.too.many')).toHaveLength(4)
  expect((await login(stranger(99), account)).body.errorCode).toBe('verification.too.many')
  expect((await login(browser, account)).body.success).toBe(true)
  const told = await actions(account)
  expect(told.filter((action) => action === 'operators.loginRefused')).toHaveLength(10)
  expect(told.filter((action) => action === 'operators.locked')).toHaveLength(1)
  expect(server.log.join('')).not.toMatch(/errada1|segredo123/)
})

test('names that nobody has are refused like any other, and the journal keeps neither what was typed nor more than ten of them', async () => {
  for (let number = 0; number < 14; number++) {
    const thief = new TestBrowser(server, `198.51.101.${number}`)
    expect((await login(thief, `minhaSenhaSecreta${number}`)).body).toMatchObject({ value: null, errorCode: 'login.refused' })
  }
  const rows = await server.services.db.selectFrom('operator.journal').selectAll().where('subject', '=', 'operator:unknown').execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.length).toBeLessThanOrEqual(10)
  expect(rows.every(({ account, operator_id, ip }) => account === '' && operator_id === null && ip !== null)).toBe(true)
  expect(await dump('journal')).not.toMatch(/minhasenha/i)
})
