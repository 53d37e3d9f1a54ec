import { changePassword, getMemberInfo, sendPasswordCode } from '@tucano/contract/member'
import { register, registerMobile, sendRegisterCode } from '@tucano/contract/registration'
import { endOtherSessions, listAttempts, listSessions, login, logout, sendLoginCode, startFreePlay } from '@tucano/contract/session'
import type { Endpoint, Envelope, ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { changeMember, createMember } from '#accounts/members'
import { sweepSessions } from '#accounts/sessions'
import { hashPassword } from '#platform/password'
import { TestBrowser } from '../../testing/browser.ts'
import { freePlay, signedIn } from '../../testing/sign-in.ts'
import { type TestServer, openTestServer, seal, sealWith, withFlags } from '../../testing/test-server.ts'
import { endTrials } from './end-trials.ts'
import { sweepFreePlays } from './start-free-play.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), brand: withFlags({ GEETEST3: false }), env: { TRUSTED_PROXIES: '1' } })
  await createMember(server.services.db, { account: 'ana', nickname: 'Ana', passwordHash: await hashPassword('segredo123') })
  await createMember(server.services.db, { account: 'carla', nickname: 'Carla', type: 1, passwordHash: await hashPassword('segredo123') })
})
afterAll(() => server.close())

const enter = (username = 'ana', password = 'segredo123', more = {}) =>
  server.call(login, { type: 'username', username, password, ...more })

test('a member signs in, is known by the token, and signs out [API-01, API-17, ENT-03, ENT-04, LGN-01, LGN-02, PER-24, PER-52]', async () => {
  const { body } = await enter(' Ana ', ' segredo123 ')
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
  await createMember(server.services.db, { account: 'nova', nickname: 'Nova', passwordHash: await hashPassword('segredo123') })
  expect((await enter('nova')).body.value.firstTimeLogin).toBe(true)
  expect((await enter('nova')).body.value.firstTimeLogin).toBe(false)
})

test('a wrong password and an unknown account get the same answer', async () => {
  const [wrong, unknown] = [await enter('ana', 'errada123'), await enter('ninguem', 'errada123')]
  expect(wrong.body.errorCode).toBe('login.refused')
  expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
})

test('only agents enter at the agents’ entry [LGN-29, PER-14]', async () => {
  expect((await enter('ana', 'segredo123', { agentEntry: true })).body.errorCode).toBe('login.agents.only')
  expect((await enter('carla', 'segredo123', { agentEntry: true })).body.success).toBe(true)
  const trial = { account: 'prova', nickname: 'P', type: 4, trialHours: 1, passwordHash: await hashPassword('segredo123') }
  await createMember(server.services.db, trial)
  expect((await enter('prova', 'segredo123', { agentEntry: true })).body.errorCode).toBe('account.trial')
})

test('tokens are kept as hashes only', async () => {
  const { token } = (await enter()).body.value
  const rows = await server.services.db.selectFrom('session.sessions').selectAll().execute()
  expect(JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(token)
})

test('two logins at once leave one open session', async () => {
  const replies = await Promise.all(Array.from({ length: 6 }, () => enter('carla')))
  const alive = await Promise.all(replies.map(({ body }) => server.call(getMemberInfo, {}, { authorization: body.value.token })))
  expect(alive.filter(({ status }) => status === 200).length).toBe(1)
})

test('a password chosen by somebody else closes all doors but the one to change it', async () => {
  const { db } = server.services
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

describe('flags of the brand switch calls on and off', () => {
  const mobile = { mobileNum: '11912345678', countryDialingCode: '+55' }
  const fresh = { password: 'segredo123', confirmPassword: 'segredo123', agreed: true }
  const cases: [string, Endpoint, object][] = [
    ['MOBILENUMREG3', registerMobile, { ...mobile, ...fresh }],
    ['REGMOBVERF3', sendRegisterCode, { mobileNo: '11912345678', countryDialingCode: '+55' }],
    ['USERNAMEREG3', register, { username: 'flagged', ...fresh }],
    ['FREEPLAY3', startFreePlay, freePlay()],
    ['MOBILEVERCODELOGIN3', sendLoginCode, mobile],
    ['CHNGPASSVERIF3', sendPasswordCode, mobile],
  ]
  /** Of three servers each flag is on at some and off at others, and no two flags at the same: a call that goes by another's flag is found. */
  const isOn = (flag: number, server: number): boolean => ((flag + 1) & (1 << server)) !== 0
  let switched: TestServer[]
  beforeAll(async () => {
    const flagsOf = (server: number) => withFlags(Object.fromEntries(cases.map(([flag], n) => [flag, isOn(n, server)])))
    const clusterUrl = inject('clusterUrl')
    switched = await Promise.all([0, 1, 2].map((n) => openTestServer({ clusterUrl, brand: flagsOf(n) })))
  })
  afterAll(() => Promise.all(switched.map((each) => each.close())))

  test.each(cases.map(([flag, endpoint, request], n) => [flag, { endpoint, request, n }] as const))(
    '%s',
    async (_flag, { endpoint, request, n }) => {
      const open = await Promise.all(
        switched.map(async (each) => {
          const { status, body } = await each.call(endpoint, request)
          return !(status === 400 && body.errorCode === 'function.not.available')
        }),
      )
      expect(open).toEqual([0, 1, 2].map((server) => isOn(n, server)))
    },
  )

  test('PWDEXPFORCECHANGE3 decides whether an old password has to be changed', async () => {
    for (const enabled of [true, false]) {
      const switched = await openTestServer({
        clusterUrl: inject('clusterUrl'),
        brand: withFlags({ PWDEXPFORCECHANGE3: enabled, GEETEST3: false }),
      })
      await createMember(switched.services.db, { account: 'velha', nickname: 'V', passwordHash: await hashPassword('segredo123') })
      await switched.services.db
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

describe('sessions', () => {
  test('a member sees their sessions and who tried to enter, and nobody else’s', async () => {
    const browser = new TestBrowser(server, '203.0.113.7')
    await browser.call(login, { type: 'username', username: 'ana', password: 'errada123' })
    browser.token = (await browser.call(login, { type: 'username', username: 'ana', password: 'segredo123' })).body.value.token
    const { sessions } = (await browser.call(listSessions, {})).body.value
    expect(sessions[0]).toMatchObject({ current: true, device: 'Chrome · Linux', ip: '203.0.113.7', way: 'username', endedAt: null })
    expect(sessions.slice(1).every(({ endedAt }) => endedAt !== null)).toBe(true)
    const { attempts } = (await browser.call(listAttempts, {})).body.value
    expect(attempts.slice(0, 2)).toMatchObject([
      { outcome: 'in', ip: '203.0.113.7' },
      { outcome: 'wrong', ip: '203.0.113.7' },
    ])
    const { token } = (await enter('carla')).body.value
    const others = await server.call(listAttempts, {}, { authorization: token })
    expect(others.body.value.attempts.some(({ ip }) => ip === '203.0.113.7')).toBe(false)
  })

  test('the history has pages', async () => {
    const { headers, memberId } = await freshMember('paginada')
    const rows = Array.from({ length: 45 }, (_, n) => ({
      account: 'paginada',
      member_id: memberId,
      ip: `198.51.100.${n}`,
      device: '',
      way: 'username',
      outcome: 'wrong',
    }))
    await server.services.db.insertInto('session.attempts').values(rows).execute()
    const seen: string[] = []
    for (let before: string | undefined; ; before = seen.at(-1)!) {
      const { attempts, more } = (await server.call(listAttempts, before ? { before } : {}, headers)).body.value
      seen.push(...attempts.map(({ id }) => id))
      if (!more) break
    }
    expect(seen).toHaveLength(45)
    expect(new Set(seen).size).toBe(45)
  })

  test('a brand without single sessions lets several live, and the member ends the others', async () => {
    const many = await openTestServer({
      clusterUrl: inject('clusterUrl'),
      brand: (brand) => ({ ...withFlags({ GEETEST3: false })(brand), session: { ...brand.session, single: false } }),
      env: { TRUSTED_PROXIES: '1' },
    })
    await createMember(many.services.db, { account: 'multi', nickname: 'M', passwordHash: await hashPassword('segredo123') })
    const browsers = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((ip) => new TestBrowser(many, ip))
    for (const browser of browsers)
      browser.token = (await browser.call(login, { type: 'username', username: 'multi', password: 'segredo123' })).body.value.token
    const [first, ...rest] = browsers
    for (const browser of rest) expect((await browser.call(getMemberInfo, {})).status).toBe(200)
    expect((await first!.call(endOtherSessions, {})).body.value).toEqual({ ended: 2 })
    for (const browser of rest) await expect.poll(async () => (await browser.call(getMemberInfo, {})).status).toBe(401)
    expect((await first!.call(getMemberInfo, {})).status).toBe(200)
    await many.close()
  })

  test('a session ends after half an hour without use, and after half a day in any case', async () => {
    const { db } = server.services
    for (const age of [{ seen_at: ago(31) }, { created_at: ago(12 * 60 + 1) }]) {
      const { headers, memberId } = await freshMember(`velho${Object.keys(age)[0]!.slice(0, 4)}`)
      await db
        .updateTable('session.sessions')
        .set(age as never)
        .where('member_id', '=', memberId)
        .execute()
      expect((await server.call(getMemberInfo, {}, headers)).body.errorCode).toBe('login.not.session')
    }
    await sweepSessions(db)
    const ended = await db
      .selectFrom('session.sessions')
      .select('ended_why')
      .where('ended_why', 'in', ['idle', 'expired'])
      .orderBy('ended_why')
      .execute()
    expect(ended.map(({ ended_why }) => ended_why)).toEqual(['expired', 'idle'])
  })

  test('a member who is disabled is out within a second', async () => {
    const { headers, memberId } = await freshMember('expulsa')
    expect((await server.call(getMemberInfo, {}, headers)).status).toBe(200)
    await changeMember(server.services.db, memberId, { by: { actor: 'system' }, set: { status: 'disabled' } })
    const disabled = performance.now()
    let asked = 0
    let status = 0
    while (asked <= disabled + 1000) {
      asked = performance.now()
      ;({ status } = await server.call(getMemberInfo, {}, headers))
    }
    expect(status, 'of the first call after a second').toBe(401)
  })
})

describe('free play', () => {
  let addresses = 0
  const send = async (body: object) => {
    const headers = { 'x-forwarded-for': `203.0.113.${++addresses}` }
    const response = await server.app.inject({ method: 'POST', url: startFreePlay.path, payload: body, headers })
    return { status: response.statusCode, body: response.json<Envelope<ReplyOf<typeof startFreePlay>>>() }
  }
  const trials = async () =>
    (await server.services.db.selectFrom('member.members').select('id').where('type', '=', 4).where('account', 'like', 'demo%').execute())
      .length

  test('the call needs os, platform W, gateway version 3 and a random string that is sealed for the server [API-12]', async () => {
    const before = await trials()
    const { random, ...plain } = freePlay()
    const whole = { ...plain, random: await seal(server.services, random) }
    const refused = async (body: object) => {
      const { body: answer } = await send(body)
      return [answer.errorCode, (answer.value as unknown as { fields?: { field: string }[] } | null)?.fields?.[0]?.field]
    }
    expect(await refused({ ...plain, random })).toEqual(['request.not.encrypted', 'random'])
    expect(await refused(plain)).toEqual(['request.not.encrypted', 'random'])
    expect(await refused({ ...plain, random: whole.random.slice(0, -4) })).toEqual(['request.malformed', 'random'])
    for (const short of ['', 'abc', 'x'.repeat(65), 7, null, { random }])
      expect(await refused({ ...plain, random: await seal(server.services, short) }), JSON.stringify(short)).toEqual([
        'request.invalid',
        'random',
      ])
    const strange = { ...(await server.services.encryption.publicKey()), kid: 'strange' }
    expect(await refused({ ...plain, random: await sealWith(strange, random) })).toEqual(['encryption.key.unknown', undefined])
    expect(await refused({ ...whole, os: undefined })).toEqual(['request.invalid', 'os'])
    expect(await refused({ ...whole, platform: 'M' })).toEqual(['request.invalid', 'platform'])
    expect(await refused({ ...whole, gatewayVersion: 2 })).toEqual(['request.invalid', 'gatewayVersion'])
    expect(await trials()).toBe(before)
    expect((await send(whole)).body.success).toBe(true)
    expect(await trials()).toBe(before + 1)
  })

  test('a random string opens one trial account, however often and however sealed it comes; it is kept as long as it could be read [API-12]', async () => {
    const { db, encryption } = server.services
    const { random, ...plain } = freePlay()
    const bodies = await Promise.all([1, 2, 3].map(async () => ({ ...plain, random: await seal(server.services, random) })))
    const before = await trials()
    const answers = await Promise.all([...bodies, bodies[0]!].map(send))
    expect(answers.map(({ body }) => body.errorCode ?? 'in').toSorted()).toEqual([...Array<string>(3).fill('freeplay.repeated'), 'in'])
    expect(await trials()).toBe(before + 1)
    const kept = async () => (await db.selectFrom('session.free_plays').select('used_at').execute()).length
    const all = await kept()
    await sweepFreePlays(db)
    expect(await kept()).toBe(all)
    expect(await send(bodies[0]!)).toMatchObject({ status: 409, body: { errorCode: 'freeplay.repeated' } })
    const owner = new pg.Client({ connectionString: server.databaseUrl })
    await owner.connect()
    await owner.query("update platform.keys set created_at = now() - interval '15 days'")
    await owner.end()
    await encryption.rotate()
    await sweepFreePlays(db)
    expect(await kept()).toBe(0)
    expect((await send(bodies[0]!)).body.errorCode).toBe('encryption.key.unknown')
  })

  test('a trial account ends by itself: its session is over and its chips no longer move [PER-03, PER-06, PER-32]', async () => {
    const { db } = server.services
    const { token, id } = (await server.call(startFreePlay, freePlay())).body.value
    const headers = { authorization: token }
    expect((await server.call(getMemberInfo, {}, headers)).body.value.type).toBe(4)
    await db
      .updateTable('member.members')
      .set({ trial_until: ago(1) })
      .where('id', '=', BigInt(id))
      .execute()
    expect(await endTrials({ db })).toBe(1)
    await expect.poll(async () => (await server.call(getMemberInfo, {}, headers)).status).toBe(401)
    const accounts = await db.selectFrom('ledger.accounts').select('closed_at').where('member_id', '=', BigInt(id)).execute()
    expect(accounts.length).toBeGreaterThan(0)
    expect(accounts.every(({ closed_at }) => closed_at !== null)).toBe(true)
    expect(await endTrials({ db })).toBe(0)
  })
})

const ago = (minutes: number): Date => new Date(Date.now() - minutes * 60_000)

async function freshMember(account: string) {
  const created = await createMember(server.services.db, { account, nickname: account, passwordHash: '*' })
  if (!('id' in created)) throw new Error('taken')
  const { headers } = await signedIn(server.services.db, created.id)
  return { memberId: created.id, headers }
}
