import { randomUUID } from 'node:crypto'
import { endpoints } from '@tucano/contract'
import { type OperatorRole, type RequestOf, inQuery, operatorRoles } from '@tucano/contract/endpoint'
import { muteAuthor, removeFromLounge, writeInLounge } from '@tucano/contract/chat'
import {
  changeOperator,
  changeOperatorPassword,
  enrolOperator,
  enterOperator,
  getOperator,
  listOperators,
  loginOperator,
  logoutOperator,
  openOperator,
  readJournal,
  resetOperatorFactor,
} from '@tucano/contract/operators'
import { getDesk } from '@tucano/contract/support'
import { createMember } from '#accounts/members'
import { hashPassword } from '#platform/password'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { TestBrowser } from '../../testing/browser.ts'
import { employ } from '../../testing/desk.ts'
import { OPERATOR_PASSWORD, codeOf, enterOffice, letCodesPass, newOperator } from '../../testing/operators.ts'
import { signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'
import { appointAdmin } from './appoint-admin.ts'

let server: TestServer
let admin: TestBrowser
let adminId: bigint
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), env: { TRUSTED_PROXIES: '1' } })
  adminId = await newOperator(server, 'rita', ['admin'])
  admin = home()
  await enterOffice(admin, 'rita')
})
afterAll(() => server.close())

let addresses = 0
const home = (): TestBrowser => {
  addresses++
  return new TestBrowser(server, `200.2.1.${addresses}`)
}
let made = 0
const someone = async (roles: OperatorRole[]): Promise<{ account: string; id: string; browser: TestBrowser; secret: string }> => {
  made++
  const account = `pessoa${made}`
  const id = String(await newOperator(server, account, roles))
  const browser = home()
  return { account, id, browser, secret: await enterOffice(browser, account) }
}
const newest = async () => (await admin.call(readJournal, {})).body.value.entries[0]!
const FIRST = 'primeira senha 42'

describe('roles', () => {
  const guarded = endpoints.filter(({ access, role }) => access === 'operator' && role !== undefined)
  test.each(operatorRoles.map((role) => [role] as const))('%s opens its own calls and no other', async (held) => {
    const { headers } = await employ(server.services, `so-${held}`, [held])
    for (const endpoint of guarded) {
      const { method, path: url, role, name } = endpoint
      // Nothing that would be done: what is asked for does not fit, which is looked at behind the door.
      const response = await server.app.inject({
        method,
        url,
        headers,
        ...(inQuery(endpoint) ? { query: { before: 'x', id: 'x' } } : { payload: {} }),
      })
      const opens = held === 'admin' || [role].flat().includes(held) || (held === 'auditor' && method === 'GET')
      const isFile = response.headers['content-type']?.toString().startsWith('text/csv')
      const errorCode = isFile ? undefined : response.json<{ errorCode?: string }>().errorCode
      expect([response.statusCode === 403, errorCode === 'operator.role'], `${name} for ${held}: ${response.body}`).toEqual([
        !opens,
        !opens,
      ])
    }
  })

  test('what is taken away is closed at the next call', async () => {
    const { id, browser } = await someone(['support', 'cashier'])
    expect((await browser.call(getDesk, {})).status).toBe(200)
    await admin.call(changeOperator, { id, roles: ['cashier'] })
    expect(await browser.call(getDesk, {})).toMatchObject({ status: 403, body: { errorCode: 'operator.role' } })
    expect((await browser.call(getOperator, {})).body.value.roles).toEqual(['cashier'])
  })
})

describe('an admin', () => {
  test('opens an operator, whose first password opens nothing but its own change', async () => {
    const request = { account: 'novato', name: ' Novato da Silva ', password: FIRST, roles: ['compliance', 'support'] as OperatorRole[] }
    const opened = (await admin.call(openOperator, request)).body.value
    expect(opened).toMatchObject({
      account: 'novato',
      name: 'Novato da Silva',
      roles: ['support', 'compliance'],
      factorSince: null,
      online: false,
    })
    expect((await admin.call(openOperator, request)).body.errorCode).toBe('username.taken')
    expect(await newest()).toMatchObject({
      action: 'operators.open',
      subject: `operator:${opened.id}`,
      account: 'rita',
      details: { roles: ['support', 'compliance'] },
    })

    const browser = home()
    const { step, ticket } = (await browser.call(loginOperator, { account: 'novato', password: FIRST })).body.value
    expect(step).toBe('enrol')
    const { secret } = (await browser.call(enrolOperator, { ticket })).body.value
    const entered = (await browser.call(enterOperator, { ticket, code: codeOf(secret) })).body.value
    expect(entered.passwordChangeRequired).toBe(true)
    browser.token = entered.token
    expect(await browser.call(getDesk, {})).toMatchObject({ status: 403, body: { errorCode: 'password.change.required' } })
    const change = (oldPassword: string, newPassword: string) => browser.call(changeOperatorPassword, { oldPassword, newPassword })
    expect((await change(FIRST, FIRST)).body.errorCode).toBe('password.same')
    expect((await change('errada99', 'minha senha nova 7')).body.errorCode).toBe('password.wrong')
    expect((await change(FIRST, 'passwordpassword')).body.errorCode).toBe('password.common')
    expect((await change(FIRST, 'ab1')).status).toBe(400)
    expect((await change(FIRST, 'minha senha nova 7')).body.success).toBe(true)
    expect((await browser.call(getDesk, {})).status).toBe(200)
    expect((await home().call(loginOperator, { account: 'novato', password: FIRST })).body.errorCode).toBe('login.refused')
    expect(JSON.stringify((await admin.call(readJournal, {})).body.value)).not.toMatch(/primeira senha|senha nova/)
  })

  test.each([
    ['Maiuscula', {}],
    ['ab', {}],
    ['com espaço', {}],
    ['nulo\u0000', {}],
    ['semnome', { name: '   ' }],
    ['nonamed', { name: 'x'.repeat(61) }],
    ['sempapel', { roles: [] }],
    ['papelruim', { roles: ['owner' as OperatorRole] }],
    ['repetido', { roles: ['admin', 'admin'] as OperatorRole[] }],
    ['fraca', { password: '123' }],
  ])('opens none that does not fit: %s %o', async (account, more) => {
    const { status } = await admin.call(openOperator, { account, name: 'Nome', password: FIRST, roles: ['support'], ...more })
    expect(status).toBe(400)
    expect((await admin.call(listOperators, {})).body.value.operators.map((each) => each.account)).not.toContain(account)
  })

  test('changes name, roles and status; who is disabled is out, and what stays the same is not in the journal', async () => {
    const { id, account, browser, secret } = await someone(['support'])
    const { body } = await admin.call(changeOperator, { id, name: 'Outra', roles: ['auditor', 'support'], status: 'disabled' })
    expect(body.value).toMatchObject({ id, account, name: 'Outra', roles: ['support', 'auditor'], status: 'disabled', online: false })
    expect((await browser.call(getOperator, {})).status).toBe(401)
    const told = await newest()
    expect(told).toMatchObject({ action: 'operators.change', subject: `operator:${id}`, operatorId: String(adminId), ip: admin.ip })
    expect(told.details).toEqual({
      name: { before: expect.any(String), after: 'Outra' },
      roles: { before: ['support'], after: ['support', 'auditor'] },
      status: { before: 'active', after: 'disabled' },
    })
    await admin.call(changeOperator, { id, status: 'disabled', roles: ['auditor', 'support'] })
    expect((await newest()).id).toBe(told.id)
    await admin.call(changeOperator, { id, status: 'active' })
    expect((await browser.call(getOperator, {})).status, 'the session is over for good').toBe(401)
    await letCodesPass(server, account)
    await enterOffice(browser, account, secret)
    expect((await browser.call(getOperator, {})).status).toBe(200)
    for (const unknown of ['999999998', '999999999'])
      expect((await admin.call(changeOperator, { id: unknown, status: 'active' })).body.errorCode).toBe('operator.unknown')
    for (const nonsense of ['0', '-1', '1e3', "1' or 1=1", '9'.repeat(30)])
      expect((await admin.call(changeOperator, { id: nonsense, status: 'active' })).status).toBe(400)
  })

  test('of two who change an operator from the same state, the second is told, and changes nothing', async () => {
    const { id } = await someone(['support'])
    const { name } = (await admin.call(listOperators, {})).body.value.operators.find((each) => each.id === id)!
    const present = { name, roles: ['support'] as OperatorRole[], status: 'active' as const }
    const both = await Promise.all(
      (['cashier', 'auditor'] as const).map((role) => admin.call(changeOperator, { id, roles: ['support', role], present })),
    )
    expect(both.map(({ body }) => body.errorCode ?? '').toSorted()).toEqual(['', 'operator.changed'])
    const { roles } = both.find(({ body }) => body.success)!.body.value
    expect((await admin.call(listOperators, {})).body.value.operators.find((each) => each.id === id)).toMatchObject({ ...present, roles })
    expect(
      (await admin.call(changeOperator, { id, name: 'Outra', present: { ...present, roles: roles.toReversed() } })).body.value,
    ).toMatchObject({ name: 'Outra', roles })
  })

  test('takes a second factor away: they are out and enrol again; nobody takes away their own', async () => {
    const { id, account, browser, secret } = await someone(['cashier'])
    const ticket = (await browser.call(loginOperator, { account, password: OPERATOR_PASSWORD })).body.value.ticket
    const { body } = await admin.call(resetOperatorFactor, { id })
    expect(body.value).toMatchObject({ id, factorSince: null, online: false })
    expect(await newest()).toMatchObject({ action: 'operators.resetFactor', subject: `operator:${id}`, account: 'rita' })
    expect((await browser.call(getOperator, {})).status).toBe(401)
    expect((await browser.call(enterOperator, { ticket, code: codeOf(secret, 1) })).body.errorCode).toBe('verification.expired')
    const again = (await browser.call(loginOperator, { account, password: OPERATOR_PASSWORD })).body.value
    expect(again.step).toBe('enrol')
    expect((await browser.call(enterOperator, { ticket: again.ticket, code: codeOf(secret, 1) })).body.errorCode).toBe(
      'verification.code.invalid',
    )
    expect((await admin.call(resetOperatorFactor, { id: String(adminId) })).body.errorCode).toBe('operator.self')
    expect((await admin.call(resetOperatorFactor, { id: '999999999' })).body.errorCode).toBe('operator.unknown')
  })

  test('is never the last to go: of two admins who disable each other at the same moment, one stays', async () => {
    // `employ` made one more; here are exactly the two that the race is about.
    await server.services.db
      .updateTable('operator.operators')
      .set({ roles: ['support'] })
      .where('account', '=', 'so-admin')
      .execute()
    expect((await admin.call(changeOperator, { id: String(adminId), status: 'disabled' })).body.errorCode).toBe('operator.last.admin')
    expect((await admin.call(changeOperator, { id: String(adminId), roles: ['auditor'] })).body.errorCode).toBe('operator.last.admin')
    for (let round = 0; round < 8; round++) {
      const { id, account } = await someone(['admin'])
      const wanted = round % 2 === 0 ? { status: 'disabled' as const } : { roles: ['support'] as OperatorRole[] }
      const both = await Promise.all([changeTo(admin, { id, ...wanted }), changeTo(admin, { id: String(adminId), ...wanted })])
      expect(both.filter((code) => code === 'operator.last.admin').length, `round ${round}: ${both.join()}`).toBeLessThanOrEqual(1)
      const { rows } = await sql<{ account: string }>`
        select account from operator.operators where status = 'active' and 'admin' = any (roles)`.execute(server.services.db)
      expect(rows.length).toBeGreaterThanOrEqual(1)
      await sql`update operator.operators set status = 'active', roles = '{admin}' where id = ${adminId}`.execute(server.services.db)
      await sql`update operator.operators set status = 'disabled' where account = ${account}`.execute(server.services.db)
      await letCodesPass(server, 'rita')
      admin = home()
      await sql`update operator.operators set factor = null, factor_since = null where id = ${adminId}`.execute(server.services.db)
      await enterOffice(admin, 'rita')
    }
  })
})

const changeTo = async (browser: TestBrowser, request: RequestOf<typeof changeOperator>): Promise<string | undefined> =>
  (await browser.call(changeOperator, request)).body.errorCode

test('a changed password ends the operator’s other sessions, and guesses of the old one are counted', async () => {
  const { account, browser, secret } = await someone(['support'])
  const elsewhere = home()
  await letCodesPass(server, account)
  await enterOffice(elsewhere, account, secret)
  // From another address each time: it is the operator who is counted.
  const change = (oldPassword: string) => {
    const roaming = home()
    roaming.token = browser.token
    return roaming.call(changeOperatorPassword, { oldPassword, newPassword: 'outra senha 99' })
  }
  const codes: (string | undefined)[] = []
  for (let number = 0; number < 11; number++) codes.push((await change('chute errado 1')).body.errorCode)
  expect(codes).toEqual([...Array<string>(10).fill('password.wrong'), 'verification.too.many'])
  await sql`delete from session.failures`.execute(server.services.db)
  expect((await change(OPERATOR_PASSWORD)).body.success).toBe(true)
  expect((await browser.call(getOperator, {})).status).toBe(200)
  expect((await elsewhere.call(getOperator, {})).status).toBe(401)
})

test('the command line makes the first admin, and lets in one who has lost everything; the journal says that it was the house', async () => {
  const passwordHash = await hashPassword(FIRST)
  expect(await appointAdmin(server.services.db, { account: 'fundadora', name: 'Fundadora', passwordHash })).toBe(true)
  const { browser, account, id } = await someone(['cashier'])
  expect(await appointAdmin(server.services.db, { account, name: 'x', passwordHash })).toBe(false)
  expect((await browser.call(getOperator, {})).status).toBe(401)
  expect((await home().call(loginOperator, { account, password: OPERATOR_PASSWORD })).body.errorCode).toBe('login.refused')
  expect((await home().call(loginOperator, { account, password: FIRST })).body.value.step).toBe('enrol')
  const entry = (await admin.call(listOperators, {})).body.value.operators.find((each) => each.id === id)
  expect(entry).toMatchObject({ roles: ['cashier', 'admin'], factorSince: null, passwordChangeRequired: true })
  const [told] = (await admin.call(readJournal, { action: 'operators.appoint' })).body.value.entries
  expect(told).toMatchObject({ operatorId: null, account: '', ip: null, subject: `operator:${id}` })
})

describe('the journal', () => {
  test('tells of mutes and removed lines, with who did it and from where', async () => {
    const { browser, account } = await someone(['support'])
    const created = await createMember(server.services.db, { account: 'falante', nickname: 'Falante', passwordHash: '*' })
    if (!('id' in created)) throw new Error('taken')
    const { headers } = await signedIn(server.services.db, created.id)
    const line = (await server.call(writeInLounge, { clientId: randomUUID(), text: 'passou do ponto' }, headers)).body.value
    await browser.call(muteAuthor, { id: line.id, minutes: 10 })
    expect(await newest()).toMatchObject({
      action: 'chat.mute',
      subject: `member:${created.id}`,
      account,
      ip: browser.ip,
      details: { minutes: 10 },
    })
    await browser.call(removeFromLounge, { id: line.id })
    const removed = await newest()
    expect(removed).toMatchObject({ action: 'chat.remove', subject: `message:${line.id}`, details: { member: String(created.id) } })
    await browser.call(removeFromLounge, { id: line.id })
    expect((await newest()).id, 'twice is once').toBe(removed.id)
  })

  test('is read newest first, page by page and by operator, action, subject and day', async () => {
    const auditor = await someone(['auditor'])
    for (let number = 0; number < 60; number++) await admin.call(changeOperator, { id: auditor.id, name: `Nome ${number}` })
    const read = async (request: RequestOf<typeof readJournal>) => (await auditor.browser.call(readJournal, request)).body.value
    const ids: number[] = []
    let before: string | undefined
    for (;;) {
      const { entries, more } = await read(before === undefined ? {} : { before })
      ids.push(...entries.map(({ id }) => Number(id)))
      before = entries.at(-1)?.id
      if (!more) break
    }
    expect(ids).toEqual(Array.from({ length: ids.length }, (_, index) => ids.length - index))

    const own = await read({ operatorId: auditor.id })
    expect(own.entries.map(({ action }) => action)).toEqual(['operators.enrol'])
    expect((await read({ subject: `operator:${auditor.id}` })).entries).toHaveLength(50)
    expect((await read({ subject: `operator:${auditor.id}`, action: 'operators.e' })).entries).toHaveLength(1)
    expect((await read({ action: 'chat.' })).entries.every(({ action }) => action.startsWith('chat.'))).toBe(true)
    expect((await read({ action: 'xyz' })).entries).toEqual([])
    const { rows } = await sql<{ today: string; tomorrow: string }>`
      select to_char(now() at time zone ${server.services.brand.timeZone}, 'YYYY-MM-DD') as today,
        to_char((now() at time zone ${server.services.brand.timeZone}) + interval '2 days', 'YYYY-MM-DD') as tomorrow`.execute(
      server.services.db,
    )
    const [day] = rows
    const total = (await read({ day: day!.today })).entries.length + (await read({ day: yesterdayOf(day!.today) })).entries.length
    expect(total).toBeGreaterThanOrEqual(50)
    expect((await read({ day: day!.tomorrow })).entries).toEqual([])
    for (const request of [
      { action: '%' },
      { action: "a'" },
      { day: '2026-02-31' },
      { day: 'hoje' },
      { before: '-1' },
      { operatorId: 'x' },
    ])
      expect((await auditor.browser.call(readJournal, request)).status, JSON.stringify(request)).toBe(400)
    expect((await auditor.browser.call(changeOperator, { id: auditor.id, roles: ['admin'] })).status).toBe(403)
    await auditor.browser.call(logoutOperator, {})
  })
})

function yesterdayOf(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
}
