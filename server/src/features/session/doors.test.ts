import { checkSlider, getCaptcha, getSlider, getWork, checkWork } from '@tucano/contract/captcha'
import { getMemberInfo, setPaymentPassword } from '@tucano/contract/member'
import { type SecondFactor, login, sendLoginCode, sendSecondCode, verifyLogin } from '@tucano/contract/session'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { workBits } from '#accounts/captchas'
import { changeMember, createMember } from '#accounts/members'
import { totpAt, totpStep } from '#accounts/totp'
import { hashPassword } from '#platform/password'
import { TestBrowser, captchaText, lastCode, lastLetter, letCodesAge, sliderTicket } from '../../testing/browser.ts'
import { OPERATOR_PASSWORD, newOperator } from '../../testing/operators.ts'
import { type TestServer, openTestServer, withFlags } from '../../testing/test-server.ts'

let server: TestServer
let hash: string
let addresses = 0
beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), brand: withFlags({ GEETEST3: false }), env: { TRUSTED_PROXIES: '1' } })
  hash = await hashPassword('segredo123')
})
afterAll(() => server.close())

const browser = (ip = `198.18.0.${++addresses}`) => new TestBrowser(server, ip)
const member = async (account: string, more: Partial<Parameters<typeof createMember>[1]> = {}): Promise<bigint> => {
  const created = await createMember(server.services.db, { account, nickname: account, passwordHash: hash, ...more })
  if (!('id' in created)) throw new Error(`${created.taken} is taken`)
  return created.id
}
const enter = (from: TestBrowser, username: string, password = 'segredo123', more = {}) =>
  from.call(login, { type: 'username', username, password, ...more })

describe('captchas', () => {
  test('a login by user name needs the ticket of a slider, which is good once [LGN-07]', async () => {
    const strict = await openTestServer({ clusterUrl: inject('clusterUrl') })
    await createMember(strict.services.db, { account: 'ana', nickname: 'Ana', passwordHash: hash })
    const enterWith = (slider?: string) =>
      strict.call(login, { type: 'username', username: 'ana', password: 'segredo123', ...(slider ? { slider } : {}) })
    expect((await enterWith()).body.errorCode).toBe('captcha.slider')
    expect((await enterWith(crypto.randomUUID())).body.errorCode).toBe('captcha.slider')
    const slider = await sliderTicket(strict.services)
    expect((await enterWith(slider)).body.success).toBe(true)
    expect((await enterWith(slider)).body.errorCode).toBe('captcha.slider')
    await strict.close()
  })

  test('a browser that the member has used before needs no slider until something is wrong, for that member and no other', async () => {
    const strict = await openTestServer({ clusterUrl: inject('clusterUrl'), env: { TRUSTED_PROXIES: '1' } })
    for (const account of ['ana', 'bia']) await createMember(strict.services.db, { account, nickname: account, passwordHash: hash })
    const known = new TestBrowser(strict, '203.0.113.20')
    const codeOf = async (username: string, password = 'segredo123', more = {}) =>
      (await enter(known, username, password, more)).body.errorCode
    const ticket = async () => ({ slider: await sliderTicket(strict.services) })
    expect(await codeOf('ana')).toBe('captcha.slider')
    expect(await codeOf('ana', 'segredo123', await ticket())).toBeUndefined()
    expect(await codeOf('ana')).toBeUndefined()
    expect(await codeOf('bia')).toBe('captcha.slider')
    expect(await codeOf('ninguem')).toBe('captcha.slider')
    expect(await codeOf('ana', 'errada123')).toBe('login.refused')
    expect(await codeOf('ana')).toBe('captcha.slider')
    expect(await codeOf('ana', 'segredo123', await ticket())).toBeUndefined()
    expect(await codeOf('ana')).toBeUndefined()
    expect((await enter(new TestBrowser(strict, '203.0.113.20'), 'ana')).body.errorCode).toBe('captcha.slider')
    await strict.close()
  })

  test('a slider is solved by moving its piece like a person does; what was missed is gone', async () => {
    const open = await openTestServer({ clusterUrl: inject('clusterUrl') })
    const puzzle = (await open.call(getSlider, {})).body.value
    expect(puzzle.background).toMatch(/^data:image\/(png|webp|jpeg);base64,/)
    const { answer } = await open.services.db
      .selectFrom('session.captchas')
      .select('answer')
      .where('id', '=', puzzle.id)
      .executeTakeFirstOrThrow()
    const drag = (to: number) =>
      Array.from({ length: 25 }, (_, n) => ({ x: Math.round(to * Math.sin((n / 24) * (Math.PI / 2))), t: n * 31 + (n % 3) * 7 }))
    expect((await open.call(checkSlider, { id: puzzle.id, trail: drag(Number(answer) + 2) })).body.value).toEqual({ ticket: puzzle.id })
    const another = (await open.call(getSlider, {})).body.value
    for (const expected of ['captcha.wrong', 'verification.expired'])
      expect((await open.call(checkSlider, { id: another.id, trail: drag(1) })).body.errorCode).toBe(expected)
    const third = (await open.call(getSlider, {})).body.value
    expect((await open.call(checkSlider, { id: third.id, trail: [{ x: 100, t: 1 }] })).body.errorCode).toBe('captcha.wrong')
    await open.close()
  })

  test('whoever cannot see pictures lets the browser do a sum', async () => {
    const { id, salt, bits } = (await server.call(getWork, {})).body.value
    const isDone = (answer: number): boolean =>
      createHash('sha256').update(`${salt}:${answer}`).digest().readUInt32BE(0) >>> (32 - bits) === 0
    expect((await server.call(checkWork, { id: (await server.call(getWork, {})).body.value.id, answer: '1' })).body.errorCode).toBe(
      'captcha.wrong',
    )
    let answer = 0
    while (!isDone(answer)) answer++
    expect((await server.call(checkWork, { id, answer: String(answer) })).body.value).toEqual({ ticket: id })
    expect((await server.call(checkWork, { id, answer: String(answer) })).body.errorCode).toBe('verification.expired')
  })

  test('a network that asks for many captchas pays more for each sum, and others do not', async () => {
    expect([0, 16, 17, 32, 33, 1000, 1e6].map(workBits)).toEqual([17, 17, 18, 18, 19, 22, 22])
    const from = browser()
    for (let n = 0; n < 17; n++) await from.call(getWork, {})
    expect((await from.call(getWork, {})).body.value.bits).toBe(18)
    expect((await browser().call(getWork, {})).body.value.bits).toBe(17)
  })

  test('a picture is a base64 PNG, and a new one comes at most once a second [API-13, PER-33]', async () => {
    const from = browser()
    const { body } = await from.call(getCaptcha, {})
    expect(Buffer.from(body.value, 'base64').subarray(1, 4).toString()).toBe('PNG')
    expect((await from.call(getCaptcha, {})).status).toBe(429)
    expect((await browser().call(getCaptcha, {})).status).toBe(200)
  })

  test('after three wrong passwords the answer carries the captcha flag, and the next try needs the text of the picture [LGN-03]', async () => {
    await member('beta')
    const from = browser()
    const flags = []
    for (let n = 0; n < 3; n++) flags.push((await enter(from, 'beta', 'errada123')).body.value)
    expect(flags).toEqual([null, null, { captcha: true }])
    const without = await enter(from, 'beta')
    expect(without.body).toMatchObject({ errorCode: 'login.captcha', value: { captcha: true } })
    await from.call(getCaptcha, {})
    expect((await enter(from, 'beta', 'segredo123', { captcha: 'xxxxx' })).body.errorCode).toBe('captcha.wrong')
    expect(
      (await enter(from, 'beta', 'segredo123', { captcha: await captchaText(server.services) })).body.errorCode,
      'an answer is taken once',
    ).toBe('captcha.wrong')
    await server.services.db
      .updateTable('session.captchas')
      .set({ created_at: new Date(Date.now() - 2000) } as never)
      .execute()
    await from.call(getCaptcha, {})
    const read = (await captchaText(server.services)).toLowerCase()
    expect((await enter(from, 'beta', 'segredo123', { captcha: ` ${read} ` })).body.success).toBe(true)
    expect((await enter(from, 'beta')).body.success, 'a right password wipes the slate').toBe(true)
  })
})

describe('strangers', () => {
  test('ten passwords of an account are compared in half an hour, then none; the owner’s browser still gets in', async () => {
    await member('alvo')
    const owner = browser()
    expect((await enter(owner, 'alvo')).body.success).toBe(true)
    for (let n = 0; n < 15; n++) {
      const from = browser()
      await from.call(getCaptcha, {})
      await enter(from, 'alvo', 'errada123', { captcha: await captchaText(server.services) })
    }
    const outcomes = await server.services.db.selectFrom('session.attempts').select('outcome').where('account', '=', 'alvo').execute()
    const count = (outcome: string): number => outcomes.filter((row) => row.outcome === outcome).length
    expect(count('wrong')).toBe(10)
    expect(count('blocked')).toBe(5)
    const stranger = browser()
    await stranger.call(getCaptcha, {})
    expect((await enter(stranger, 'alvo', 'segredo123', { captcha: await captchaText(server.services) })).body.errorCode).toBe(
      'login.refused',
    )
    expect((await enter(owner, 'alvo')).body.success).toBe(true)
  })

  test('no name that a stranger types counts against a member’s browser, second factor or proofs', async () => {
    const id = await member('dona', { payeeName: 'Dona Flor' })
    const owner = browser()
    const first = (await enter(owner, 'dona')).body.value as unknown as SecondFactor
    owner.token = (await owner.call(verifyLogin, { challenge: first.challenge, way: 'bankName', answer: 'Dona Flor' })).body.value.token
    const device = await server.services.db.selectFrom('session.devices').select('id').where('member_id', '=', id).executeTakeFirstOrThrow()
    for (const name of [`dona ${device.id}`, `device ${device.id}`, `secret bankName ${id}`, `secret password ${id}`])
      for (let n = 0; n < 12; n++) {
        const from = browser()
        await from.call(getCaptcha, {})
        await enter(from, name, 'errada123', { captcha: await captchaText(server.services) })
      }
    const proof = { proof: 'segredo123', paymentPassword: '482913' }
    expect((await owner.call(setPaymentPassword, proof)).body.success).toBe(true)
    expect((await enter(owner, 'dona')).body.success).toBe(true)
    const another = browser()
    const { challenge } = (await enter(another, 'dona')).body.value as unknown as SecondFactor
    expect((await another.call(verifyLogin, { challenge, way: 'bankName', answer: 'Dona Flor' })).body.success).toBe(true)
  })

  test('an account that does not exist is counted, asked for a captcha and refused like one that does', async () => {
    await member('existe')
    const answers = async (username: string) => {
      const from = browser()
      const replies = []
      for (let n = 0; n < 5; n++) replies.push((await enter(from, username, 'errada123')).body)
      return replies.map(({ errorCode, value, message }) => ({ errorCode, value, message }))
    }
    expect(await answers('existe')).toEqual(await answers('naoexiste'))
  })
})

describe('by a code', () => {
  test('a member enters with a code sent to their number; a wrong one, an old one and a used one are refused [LGN-06, API-02, PER-25]', async () => {
    await member('celia', { mobile: '+5511987654321', mobileVerified: true })
    const from = browser()
    const mobile = { mobileNum: '11987654321', countryDialingCode: '+55' }
    const send = () => from.call(sendLoginCode, mobile)
    const enterWith = (verificationCode: string) => from.call(login, { type: 'sms', ...mobile, verificationCode })
    expect((await send()).body.value).toEqual({ expiredMinutes: 1 })
    expect((await send()).status, 'not twice in a minute').toBe(429)
    const code = await lastCode(server.services, '+5511987654321')
    expect((await enterWith(code === '000000' ? '111111' : '000000')).body.errorCode).toBe('verification.code.invalid')
    const { body } = await enterWith(code)
    expect(body.value).toMatchObject({ userName: 'celia', passwordExpired: false })
    expect((await enterWith(code)).body.errorCode).toBe('verification.code.invalid')
    await letCodesAge(server.services, 2)
    await send()
    const second = await lastCode(server.services, '+5511987654321')
    await letCodesAge(server.services, 6)
    expect((await enterWith(second)).body.errorCode).toBe('verification.code.invalid')
  })

  test('of two asked for at once from one network, one is sent', async () => {
    await member('duas', { mobile: '+5511987654323', mobileVerified: true })
    const { ip } = browser()
    const ask = () => browser(ip).call(sendLoginCode, { mobileNum: '11987654323', countryDialingCode: '+55' })
    const statuses = (await Promise.all([ask(), ask(), ask(), ask()])).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429])
  })

  test('five wrong tries use a code up', async () => {
    await member('cinco', { mobile: '+5511987654322', mobileVerified: true })
    const mobile = { mobileNum: '11987654322', countryDialingCode: '+55' }
    const from = browser()
    await from.call(sendLoginCode, mobile)
    const code = await lastCode(server.services, '+5511987654322')
    const wrong = code === '000000' ? '111111' : '000000'
    for (let n = 0; n < 5; n++) await from.call(login, { type: 'sms', ...mobile, verificationCode: wrong })
    expect((await from.call(login, { type: 'sms', ...mobile, verificationCode: code })).body.errorCode).toBe('verification.code.invalid')
  })

  test('a number without an account gets the same answer and no message; other countries are refused', async () => {
    const { body } = await browser().call(sendLoginCode, { mobileNum: '11911112222', countryDialingCode: '+55' })
    expect(body).toMatchObject({ success: true, value: { expiredMinutes: 1 } })
    expect(await lastLetter(server.services, '+5511911112222')).toMatchObject({ state: 'withheld', body: '' })
    expect((await browser().call(sendLoginCode, { mobileNum: '1133334444', countryDialingCode: '+55' })).body.errorCode).toBe(
      'mobile.invalid',
    )
    expect((await browser().call(sendLoginCode, { mobileNum: '7400123456', countryDialingCode: '+44' })).body.errorCode).toBe(
      'mobile.country',
    )
  })

  test('so many messages an hour go to one number, for one network, and in all', async () => {
    const letters = { perRecipient: 3, perNetwork: 5, sms: 9, email: 9, countries: ['BR'] }
    const frugal = await openTestServer({
      clusterUrl: inject('clusterUrl'),
      brand: (brand) => ({ ...brand, letters }),
      env: { TRUSTED_PROXIES: '1' },
    })
    const send = async (from: TestBrowser, mobileNum: string): Promise<number> => {
      const { status } = await from.call(sendLoginCode, { mobileNum, countryDialingCode: '+55' })
      await letCodesAge(frugal.services, 2)
      return status
    }
    const one = new TestBrowser(frugal, '198.18.8.1')
    const another = new TestBrowser(frugal, '198.18.8.2')
    const statuses = []
    for (let n = 0; n < 4; n++) statuses.push(await send(one, '11933334444'))
    expect(statuses, 'to one number').toEqual([200, 200, 200, 429])
    for (let n = 0; n < 3; n++) statuses.push(await send(one, `1193333555${n}`))
    expect(statuses.slice(4), 'for one network').toEqual([200, 200, 429])
    for (let n = 0; n < 3; n++) statuses.push(await send(another, `1193333666${n}`))
    expect(statuses.slice(7), 'in all').toEqual([200, 200, 429])
    await frugal.close()
  })
})

describe('from a new address or browser', () => {
  const secondOf = (body: { value: unknown }): SecondFactor => body.value as SecondFactor

  test('a code sent by e-mail or to the mobile number completes the login, and the browser is trusted from then on [ERR-24]', async () => {
    await member('dora', { mobile: '+5511987651111', mobileVerified: true, email: 'dora@tucano.example', emailVerified: true })
    const from = browser()
    const { body } = await enter(from, 'dora')
    expect(body.errorCode).toBe('login.second.factor')
    expect(secondOf(body)).toMatchObject({ ways: ['sms', 'email'], mobile: '+55 ****1111', email: 'd***@tucano.example' })
    const { challenge } = secondOf(body)
    expect((await from.call(sendSecondCode, { challenge, way: 'email' })).body.value).toEqual({ expiredMinutes: 1 })
    const code = await lastCode(server.services, 'dora@tucano.example')
    expect((await from.call(verifyLogin, { challenge, way: 'sms', answer: code })).body.errorCode).toBe('verification.code.invalid')
    from.token = (await from.call(verifyLogin, { challenge, way: 'email', answer: code })).body.value.token
    expect((await from.call(getMemberInfo, {})).body.value.account).toBe('dora')
    expect((await from.call(verifyLogin, { challenge, way: 'email', answer: code })).body.errorCode).toBe('verification.expired')
    expect((await enter(from, 'dora')).body.success, 'trusted now').toBe(true)
    expect((await enter(browser(), 'dora')).body.errorCode, 'another browser is not').toBe('login.second.factor')
  })

  test('the bank account name is taken whatever its accents, and a wrong answer five times ends the login', async () => {
    await member('elis', { payeeName: 'Élis Conceição da Silva' })
    const from = browser()
    const { challenge, ways } = secondOf((await enter(from, 'elis')).body)
    expect(ways).toEqual(['bankName'])
    expect((await from.call(verifyLogin, { challenge, way: 'bankName', answer: 'Outra Pessoa' })).body.errorCode).toBe(
      'verification.code.invalid',
    )
    expect((await from.call(verifyLogin, { challenge, way: 'bankName', answer: 'elis conceicao DA silva' })).body.success).toBe(true)
    const stranger = browser()
    const second = secondOf((await enter(stranger, 'elis')).body)
    for (let n = 0; n < 5; n++) await stranger.call(verifyLogin, { challenge: second.challenge, way: 'bankName', answer: 'x' })
    const late = await stranger.call(verifyLogin, { challenge: second.challenge, way: 'bankName', answer: 'Élis Conceição da Silva' })
    expect(late.body.errorCode).toBe('verification.expired')
  })

  test('a code of the authenticator completes the login, once', async () => {
    const id = await member('fred')
    const secret = Buffer.alloc(20, 7)
    await changeMember(server.services.db, id, {
      by: { actor: 'system' },
      set: { authenticator: server.services.vault.seal(secret), authenticator_since: new Date() },
    })
    const code = totpAt(secret, totpStep(new Date()))
    const from = browser()
    const { challenge, ways } = secondOf((await enter(from, 'fred')).body)
    expect(ways).toEqual(['authenticator'])
    expect((await from.call(verifyLogin, { challenge, way: 'authenticator', answer: code })).body.success).toBe(true)
    const thief = browser()
    const again = secondOf((await enter(thief, 'fred')).body)
    expect((await thief.call(verifyLogin, { challenge: again.challenge, way: 'authenticator', answer: code })).body.errorCode).toBe(
      'verification.code.invalid',
    )
  })

  test('a known browser at a new address is asked too', async () => {
    await member('gil', { email: 'gil@tucano.example', emailVerified: true })
    const home = browser()
    const { challenge } = secondOf((await enter(home, 'gil')).body)
    await home.call(sendSecondCode, { challenge, way: 'email' })
    await home.call(verifyLogin, { challenge, way: 'email', answer: await lastCode(server.services, 'gil@tucano.example') })
    expect((await enter(home, 'gil')).body.success).toBe(true)
    const { ip } = home
    Object.assign(home, { ip: '198.18.99.9' })
    expect((await enter(home, 'gil')).body.errorCode).toBe('login.second.factor')
    Object.assign(home, { ip })
    expect((await enter(home, 'gil')).body.success).toBe(true)
  })

  test('a brand without the prompt asks only after wrong passwords', async () => {
    const calm = await openTestServer({
      clusterUrl: inject('clusterUrl'),
      brand: withFlags({ GEETEST3: false, LOGINIPVERF3: false, CAPTCHA3: false }),
      env: { TRUSTED_PROXIES: '1' },
    })
    await createMember(calm.services.db, { account: 'hugo', nickname: 'Hugo', passwordHash: hash, payeeName: 'Hugo Lima' })
    expect((await enter(new TestBrowser(calm, '198.18.7.1'), 'hugo')).body.success).toBe(true)
    const stranger = new TestBrowser(calm, '198.18.7.2')
    for (let n = 0; n < 3; n++) await enter(stranger, 'hugo', 'errada123')
    const { body } = await enter(stranger, 'hugo')
    expect(body.errorCode).toBe('login.second.factor')
    const { challenge } = secondOf(body)
    expect((await stranger.call(verifyLogin, { challenge, way: 'bankName', answer: 'Hugo Lima' })).body.success).toBe(true)
    await calm.close()
  })

  test('whoever enters by a code of the number shows the authenticator too, and nothing less', async () => {
    const mobile = '+5511987658888'
    const id = await member('iara', { mobile, mobileVerified: true, email: 'iara@tucano.example', emailVerified: true, payeeName: 'Iara' })
    const byCode = async (from: TestBrowser) => {
      const number = { mobileNum: '11987658888', countryDialingCode: '+55' }
      await from.call(sendLoginCode, number)
      const reply = await from.call(login, { type: 'sms', ...number, verificationCode: await lastCode(server.services, mobile) })
      await letCodesAge(server.services, 2)
      return reply.body
    }
    expect((await byCode(browser())).success, 'without an authenticator').toBe(true)
    const secret = Buffer.alloc(20, 9)
    const set = { authenticator: server.services.vault.seal(secret), authenticator_since: new Date() }
    await changeMember(server.services.db, id, { by: { actor: 'system' }, set })
    const from = browser()
    const { challenge, ways } = secondOf(await byCode(from))
    expect(ways).toEqual(['authenticator'])
    expect((await from.call(sendSecondCode, { challenge, way: 'sms' })).body.errorCode).toBe('verification.expired')
    expect((await from.call(verifyLogin, { challenge, way: 'bankName', answer: 'Iara' })).body.errorCode).toBe('verification.code.invalid')
    const answer = totpAt(secret, totpStep(new Date()))
    expect((await from.call(verifyLogin, { challenge, way: 'authenticator', answer })).body.success).toBe(true)
  })

  test('ten answers in half an hour are compared, however many times the login is begun anew', async () => {
    await member('joel', { payeeName: 'Joel Dias' })
    const thief = browser()
    const tries = []
    for (let n = 0; n < 12; n++) {
      const { challenge } = secondOf((await enter(thief, 'joel')).body)
      tries.push((await thief.call(verifyLogin, { challenge, way: 'bankName', answer: n < 11 ? `nome ${n}` : 'Joel Dias' })).body.errorCode)
    }
    expect(tries).toEqual([...Array<string>(10).fill('verification.code.invalid'), 'verification.too.many', 'verification.too.many'])
  })
})

test('accounts that are no members get no session, and learn it only with the right password [LGN-28]', async () => {
  const id = await member('sistema')
  await changeMember(server.services.db, id, { by: { actor: 'system' }, set: { status: 'system' } })
  expect((await enter(browser(), 'sistema', 'errada123')).body.errorCode).toBe('login.refused')
  expect((await enter(browser(), 'sistema')).body.errorCode).toBe('login.members.only')
  await newOperator(server, 'bia')
  expect((await enter(browser(), 'bia', OPERATOR_PASSWORD)).body.errorCode, 'whoever works here is no member').toBe('login.refused')
})

test('over an encrypted connection the cookies can come from no other host', async () => {
  await member('kai')
  const cookiesOf = async (scheme: string) => {
    const request = { type: 'username', username: 'kai', password: 'segredo123' } as const
    const headers = { 'x-forwarded-for': '198.18.77.1', 'x-forwarded-proto': scheme }
    return [(await server.call(login, request, headers)).headers['set-cookie'] ?? []].flat() as string[]
  }
  const secure = await cookiesOf('https')
  expect(secure.length).toBeGreaterThan(0)
  for (const cookie of secure) expect(cookie).toMatch(/^__Host-[^=]+=[^;]+;.*Path=\/; HttpOnly; Secure; SameSite=Lax/)
  for (const cookie of await cookiesOf('http')) expect(cookie).not.toMatch(/Secure|__Host/)
})

test('no secret of any of this is in the log', async () => {
  const id = await member('segura', { mobile: '+5511987657777', mobileVerified: true })
  const from = browser()
  const mobile = { mobileNum: '11987657777', countryDialingCode: '+55' }
  await from.call(sendLoginCode, mobile)
  const code = await lastCode(server.services, '+5511987657777')
  const { token } = (await from.call(login, { type: 'sms', ...mobile, verificationCode: code })).body.value
  await enter(browser(), 'segura', 'senhaerrada9')
  await server.app.inject({ method: 'POST', url: login.path, payload: { type: 'username', username: 'segura', password: 'senhaaberta9' } })
  await server.app.inject({ url: `${getMemberInfo.path}?token=${token}&password=senhaaberta9`, headers: { authorization: token } })
  const log = server.log.join('')
  expect(log).toContain('/wps/session/login')
  for (const secret of [token, code, 'segredo123', 'senhaerrada9', 'senhaaberta9', '+5511987657777', 'argon2id'])
    expect(log, secret).not.toContain(secret)
  expect(id).toBeDefined()
})
