import { changePassword, getMemberInfo, requestPasswordEmail, resetPasswordByPhone } from '@tucano/contract/member'
import { register, registerMobile, sendRegisterCode } from '@tucano/contract/registration'
import { login, logout, sendLoginCode, startFreePlay } from '@tucano/contract/session'
import type { Endpoint, RequestOf } from '@tucano/contract/endpoint'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createMember } from '#accounts/members'
import { hashPassword } from '#accounts/password'
import { type TestServer, openTestServer, withFlags } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  await createMember(server.house.db, { account: 'ana', nickname: 'Ana', passwordHash: await hashPassword('segredo123') })
  await createMember(server.house.db, { account: 'carla', nickname: 'Carla', type: 1, passwordHash: await hashPassword('segredo123') })
})
afterAll(() => server.close())

const enter = (username = 'ana', password = 'segredo123', more = {}) =>
  server.call(login, { type: 'username', username, password, ...more })

test('a member signs in, is known by the token, and signs out', async () => {
  const { body } = await enter(' Ana ')
  expect(body.value).toMatchObject({ userName: 'ana', passwordExpired: false })
  expect(body.value.token).toMatch(/^[\w-]{43}$/)
  const headers = { authorization: body.value.token }
  expect((await server.call(getMemberInfo, {}, headers)).body.value).toMatchObject({ account: 'ana', nickname: 'Ana', type: 0 })
  expect((await server.call(logout, {}, headers)).body.success).toBe(true)
  const gone = await server.call(getMemberInfo, {}, headers)
  expect(gone.status).toBe(401)
  expect(gone.body.errorCode).toBe('login.not.session')
})

test('the first login is told apart from later ones', async () => {
  await createMember(server.house.db, { account: 'nova', nickname: 'Nova', passwordHash: await hashPassword('segredo123') })
  expect((await enter('nova')).body.value.firstTimeLogin).toBe(true)
  expect((await enter('nova')).body.value.firstTimeLogin).toBe(false)
})

test('a wrong password and an unknown account get the same answer', async () => {
  const [wrong, unknown] = [await enter('ana', 'errada123'), await enter('ninguem', 'errada123')]
  expect(wrong.body.errorCode).toBe('login.refused')
  expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
})

test('only agents enter at the agents’ entry', async () => {
  expect((await enter('ana', 'segredo123', { agentEntry: true })).body.errorCode).toBe('login.agents.only')
  expect((await enter('carla', 'segredo123', { agentEntry: true })).body.success).toBe(true)
})

test('tokens are kept as hashes only', async () => {
  const { token } = (await enter()).body.value
  const rows = await server.house.db.selectFrom('session.sessions').selectAll().execute()
  expect(JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(token)
})

test('two logins at once leave one open session', async () => {
  const replies = await Promise.all(Array.from({ length: 6 }, () => enter('carla')))
  const alive = await Promise.all(replies.map(({ body }) => server.call(getMemberInfo, {}, { authorization: body.value.token })))
  expect(alive.filter(({ status }) => status === 200).length).toBe(1)
})

test('a password chosen by somebody else closes all doors but the one to change it', async () => {
  const { db } = server.house
  await createMember(db, { account: 'aberta', nickname: 'Aberta', passwordHash: await hashPassword('inicial123') })
  await db.updateTable('member.members').set({ password_default: true }).where('account', '=', 'aberta').execute()
  const { value } = (await enter('aberta', 'inicial123')).body
  expect(value.passwordExpired).toBe(true)
  const headers = { authorization: value.token }
  const refused = await server.call(getMemberInfo, {}, headers)
  expect(refused.status).toBe(403)
  expect(refused.body.errorCode).toBe('password.change.required')
  const change = (request: RequestOf<typeof changePassword>) => server.call(changePassword, request, headers)
  expect((await change({ oldPassword: 'errada', newPassword: 'minha1234', confirmNewPassword: 'minha1234' })).body.errorCode).toBe(
    'password.wrong',
  )
  expect((await change({ oldPassword: 'inicial123', newPassword: 'minha1234', confirmNewPassword: 'outra1234' })).body.errorCode).toBe(
    'password.mismatch',
  )
  const weak = await change({ oldPassword: 'inicial123', newPassword: 'curta', confirmNewPassword: 'curta' })
  expect(weak.body).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field: 'newPassword' }] } })
  expect((await change({ oldPassword: 'inicial123', newPassword: 'minha1234', confirmNewPassword: 'minha1234' })).body.success).toBe(true)
  expect((await server.call(getMemberInfo, {}, headers)).status).toBe(200)
  expect((await enter('aberta', 'minha1234')).body.value.passwordExpired).toBe(false)
})

describe('registration', () => {
  const application = { username: 'zeca', password: 'segredo123', confirmPassword: 'segredo123' }

  test('opens an account and a session of it; extra fields change nothing', async () => {
    const { body } = await server.call(register, { ...application, isAgent: 1, balance: '999', type: 42 } as never)
    expect(body.success).toBe(true)
    expect((await server.call(getMemberInfo, {}, { authorization: body.value.token })).body.value).toMatchObject({
      account: 'zeca',
      type: 0,
    })
  })

  test('a taken name, whatever its case, is refused', async () => {
    expect((await server.call(register, { ...application, username: 'ZECA' })).body.errorCode).toBe('username.taken')
  })

  test.each([
    [{ username: 'ab' }, 'username'],
    [{ username: '1abc' }, 'username'],
    [{ password: 'semnumero' }, 'password'],
    [{ email: 'nope' }, 'email'],
  ])('%j is refused by name', async (change, field) => {
    const { status, body } = await server.call(register, { ...application, username: 'outro', ...change })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field }] } })
  })

  test('by mobile, the number is checked by its country’s plan and belongs to one account', async () => {
    const byMobile = (mobileNum: string) =>
      server.call(registerMobile, { mobileNum, countryDialingCode: '+55', password: 'segredo123', confirmPassword: 'segredo123' })
    expect((await byMobile('11987654321')).body.success).toBe(true)
    expect((await byMobile('11987654321')).body.errorCode).toBe('mobile.taken')
    expect((await byMobile('1133334444')).body.errorCode).toBe('mobile.invalid')
  })
})

describe('flags of the brand switch calls on and off', () => {
  const mobile = { mobileNum: '11912345678', countryDialingCode: '+55' }
  const fresh = { password: 'segredo123', confirmPassword: 'segredo123' }
  const cases: [string, Endpoint, object][] = [
    ['MOBILENUMREG3', registerMobile, { ...mobile, ...fresh }],
    ['REGMOBVERF3', sendRegisterCode, { mobileNo: '11912345678', countryDialingCode: '+55' }],
    ['USERNAMEREG3', register, { username: 'flagged', ...fresh }],
    ['FREEPLAY3', startFreePlay, { os: 'x', platform: 'W', random: 'r'.repeat(16), gatewayVersion: 3 }],
    ['MOBILEVERCODELOGIN3', sendLoginCode, mobile],
    ['CHNGPASSVERIF3', resetPasswordByPhone, { newPassword: 'segredo123', mobileNum: '11912345678', verificationCode: '123456' }],
  ]
  test.each(cases)('%s', async (flag, endpoint, request) => {
    for (const enabled of [true, false]) {
      const switched = await openTestServer({ clusterUrl: inject('clusterUrl'), brand: withFlags({ [flag]: enabled }) })
      const { status, body } = await switched.call(endpoint, request)
      expect(status === 400 && body.errorCode === 'function.not.available').toBe(!enabled)
      await switched.close()
    }
  })

  test('MOBILENUMPASSREG3 decides whether a password is asked for by mobile', async () => {
    for (const enabled of [true, false]) {
      const switched = await openTestServer({ clusterUrl: inject('clusterUrl'), brand: withFlags({ MOBILENUMPASSREG3: enabled }) })
      const { body } = await switched.call(registerMobile, mobile)
      expect(body.success).toBe(!enabled)
      if (enabled) expect(body).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field: 'password' }] } })
      await switched.close()
    }
  })

  test('PWDEXPFORCECHANGE3 decides whether an old password has to be changed', async () => {
    for (const enabled of [true, false]) {
      const switched = await openTestServer({ clusterUrl: inject('clusterUrl'), brand: withFlags({ PWDEXPFORCECHANGE3: enabled }) })
      await createMember(switched.house.db, { account: 'velha', nickname: 'V', passwordHash: await hashPassword('segredo123') })
      await switched.house.db
        .updateTable('member.members')
        .set({ password_changed_at: new Date(Date.now() - 91 * 86_400_000) })
        .execute()
      const { value } = (await switched.call(login, { type: 'username', username: 'velha', password: 'segredo123' })).body
      expect(value.passwordExpired).toBe(enabled)
      expect((await switched.call(getMemberInfo, {}, { authorization: value.token })).status).toBe(enabled ? 403 : 200)
      await switched.close()
    }
  })
})

test('without a channel that sends codes, callers are told so', async () => {
  const open = await openTestServer({
    clusterUrl: inject('clusterUrl'),
    brand: withFlags({ MOBILEVERCODELOGIN3: true, REGMOBVERF3: true }),
  })
  expect((await open.call(sendLoginCode, { mobileNum: '11912345678', countryDialingCode: '+55' })).body).toMatchObject({
    success: false,
    errorCode: 'verification.no.channel',
  })
  expect((await open.call(sendLoginCode, { mobileNum: '123', countryDialingCode: '+55' })).body.errorCode).toBe('mobile.invalid')
  expect((await open.call(login, { type: 'sms', mobileNum: '11912345678', verificationCode: '000000' })).body.errorCode).toBe(
    'verification.code.invalid',
  )
  await open.close()
  expect((await server.call(login, { type: 'sms', mobileNum: '11912345678', verificationCode: '000000' })).body.errorCode).toBe(
    'function.not.available',
  )
  expect((await server.call(requestPasswordEmail, { username: 'ana', email: 'a@b.co' })).body.errorCode).toBe('verification.no.channel')
})
