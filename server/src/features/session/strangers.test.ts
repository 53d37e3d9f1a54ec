import { requestPasswordEmail, sendPasswordCode } from '@tucano/contract/member'
import { type SecondFactor, login, sendLoginCode, verifyLogin } from '@tucano/contract/session'
import { loginOperator } from '@tucano/contract/operators'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { changeMember, createMember } from '#accounts/members'
import { newToken } from '#accounts/token'
import { totpAt, totpStep } from '#accounts/totp'
import { hashPassword } from '#platform/password'
import { TestBrowser, lastCode, lastLetter, letCodesAge } from '../../testing/browser.ts'
import { employ } from '../../testing/desk.ts'
import { type TestServer, openTestServer, withFlags } from '../../testing/test-server.ts'

let server: TestServer
let hash: string
let addresses = 0
beforeAll(async () => {
  server = await openTestServer({
    clusterUrl: inject('clusterUrl'),
    brand: (brand) => ({
      ...withFlags({ GEETEST3: false })(brand),
      letters: { ...brand.letters, perRecipient: 3, perNetwork: 6, sms: 200 },
    }),
    env: { TRUSTED_PROXIES: '1' },
  })
  hash = await hashPassword('segredo123')
})
afterAll(() => server.close())
afterEach(() => void vi.useRealTimers())

const browser = (ip = `198.25.0.${++addresses}`) => new TestBrowser(server, ip)
const member = async (account: string, more: Partial<Parameters<typeof createMember>[1]> = {}): Promise<bigint> => {
  const created = await createMember(server.services.db, { account, nickname: account, passwordHash: hash, ...more })
  if (!('id' in created)) throw new Error(`${created.taken} is taken`)
  return created.id
}
const enter = (from: TestBrowser, username: string) => from.call(login, { type: 'username', username, password: 'segredo123' })

describe('letters', () => {
  const flood = async (ask: (from: TestBrowser) => Promise<{ status: number }>): Promise<number[]> => {
    const statuses = []
    for (let stranger = 0; stranger < 4; stranger++) {
      const from = browser()
      for (let n = 0; n < 3; n++) {
        statuses.push((await ask(from)).status)
        await letCodesAge(server.services, 2)
      }
    }
    return statuses
  }

  test('whatever strangers ask for, the browser that the member has used still gets a code', async () => {
    const mobile = { mobileNum: '11987651234', countryDialingCode: '+55' }
    await member('dono', { mobile: '+5511987651234', mobileVerified: true })
    const owner = browser()
    await owner.call(sendLoginCode, mobile)
    const code = await lastCode(server.services, '+5511987651234')
    expect((await owner.call(login, { type: 'sms', ...mobile, verificationCode: code })).body.success).toBe(true)
    await letCodesAge(server.services, 2)
    const statuses = await flood((from) => from.call(sendLoginCode, mobile))
    expect(
      statuses.filter((status) => status === 200),
      'strangers share a budget for one number',
    ).toHaveLength(5)
    expect((await owner.call(sendLoginCode, mobile)).status).toBe(200)
    const mine = await lastCode(server.services, '+5511987651234')
    expect((await owner.call(login, { type: 'sms', ...mobile, verificationCode: mine })).body.success).toBe(true)
  })

  test('one stranger alone leaves room for the owner, whatever browser and network the owner has now', async () => {
    const mobile = { mobileNum: '11987651235', countryDialingCode: '+55' }
    await member('viajante', { mobile: '+5511987651235', mobileVerified: true })
    const stranger = browser()
    for (let n = 0; n < 4; n++) {
      expect((await stranger.call(sendPasswordCode, mobile)).status).toBe(n < 3 ? 200 : 429)
      await letCodesAge(server.services, 2)
    }
    expect((await browser().call(sendPasswordCode, mobile)).status).toBe(200)
  })

  test('a number without an account, or one that nobody has confirmed, answers a flood just the same', async () => {
    await member('existe', { mobile: '+5511987651236', mobileVerified: true })
    await member('digitou', { mobile: '+5511987651237' })
    const answers = []
    for (const mobileNum of ['11987651236', '11987651237', '11987651238'])
      answers.push(await flood((from) => from.call(sendLoginCode, { mobileNum, countryDialingCode: '+55' })))
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect((await lastLetter(server.services, '+5511987651236')).state).not.toBe('withheld')
    expect((await lastLetter(server.services, '+5511987651237')).state).toBe('withheld')
  })

  test('a stranger who names the member\u2019s address does not use up the link of the owner', async () => {
    const request = { username: 'carta', email: 'carta@tucano.example' }
    await member('carta', { email: request.email, emailVerified: true })
    const owner = browser()
    const { challenge } = (await enter(owner, 'carta')).body.value as unknown as SecondFactor
    const { sendSecondCode } = await import('@tucano/contract/session')
    await flood((from) => from.call(requestPasswordEmail, { username: 'ninguem', email: request.email }))
    expect((await owner.call(sendSecondCode, { challenge, way: 'email' })).status, 'who has shown the password is no stranger').toBe(200)
    const answer = await lastCode(server.services, request.email)
    expect((await owner.call(verifyLogin, { challenge, way: 'email', answer })).body.success).toBe(true)
    expect((await browser().call(requestPasswordEmail, request)).status).toBe(429)
    expect((await owner.call(requestPasswordEmail, request)).status).toBe(200)
    expect((await lastLetter(server.services, request.email)).body).toContain('#nova-senha=')
  })

  test('a code is good in the browser that asked for it, and what a stranger asks for takes nothing from it', async () => {
    const mobile = { mobileNum: '11987651239', countryDialingCode: '+55' }
    await member('codigo', { mobile: '+5511987651239', mobileVerified: true })
    const [owner, stranger] = [browser(), browser()]
    await owner.call(sendLoginCode, mobile)
    const code = await lastCode(server.services, '+5511987651239')
    expect((await stranger.call(sendLoginCode, mobile)).status, 'nobody waits for somebody else').toBe(200)
    const use = (from: TestBrowser, verificationCode: string) => from.call(login, { type: 'sms', ...mobile, verificationCode })
    for (let n = 0; n < 6; n++) expect((await use(stranger, code)).body.errorCode).toBe('verification.code.invalid')
    expect((await use(owner, code)).body.success).toBe(true)
  })
})

describe('what a name gives away', () => {
  /** The statements that the server sends while something is done. */
  async function statements(act: () => Promise<unknown>): Promise<string[]> {
    const sent: string[] = []
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await act()
    for (const [asked] of query.mock.calls as unknown[][]) {
      const text = typeof asked === 'string' ? asked : ((asked as { text?: string } | null)?.text ?? '')
      // The house's own jobs look elsewhere.
      if (/"?(session"?\."?(devices|failures|attempts)|member"?\."?members|operator"?\."?(sessions|operators))/.test(text)) sent.push(text)
    }
    query.mockRestore()
    return sent
  }

  test('a refused login with an invented browser sends the same statements, with such an account and without', async () => {
    await member('conhecida')
    const headers = () => ({ cookie: `device=${newToken()}`, 'x-forwarded-for': `198.25.1.${++addresses}` })
    const refuse = (username: string) => () => server.call(login, { type: 'username', username, password: 'errada123' }, headers())
    await refuse('aquece')()
    const known = await statements(refuse('conhecida'))
    expect(known.length).toBeGreaterThan(3)
    expect(known.some((text) => text.includes('"session"."devices"'))).toBe(true)
    expect(await statements(refuse('inventada'))).toEqual(known)
  })

  test('so does a refused login of an operator', async () => {
    await employ(server.services, 'operadora', ['support'])
    const refuse = (account: string) => () => server.call(loginOperator, { account, password: 'senhaerrada12' })
    await refuse('aquece')()
    const looks = (sent: string[]) => sent.filter((text) => /operator"?\."?(sessions|operators)/.test(text))
    expect(looks(await statements(refuse('inventada')))).toEqual(looks(await statements(refuse('operadora'))))
  })
})

describe('the second factor', () => {
  const secondOf = (body: { value: unknown }): SecondFactor => body.value as SecondFactor
  const authenticate = async (id: bigint, byte: number): Promise<Buffer> => {
    const secret = Buffer.alloc(20, byte)
    const set = { authenticator: server.services.vault.seal(secret), authenticator_since: new Date() }
    await changeMember(server.services.db, id, { by: { actor: 'system' }, set })
    return secret
  }

  test('a name is none for whoever has an authenticator, a confirmed address or a confirmed number', async () => {
    const id = await member('forte', { payeeName: 'Ana Forte' })
    await authenticate(id, 3)
    await member('correio', { payeeName: 'Ana Correio', email: 'forte@tucano.example', emailVerified: true })
    await member('fone', { payeeName: 'Ana Fone', mobile: '+5511987651240', mobileVerified: true })
    for (const [account, ways, name] of [
      ['forte', ['authenticator'], 'Ana Forte'],
      ['correio', ['email'], 'Ana Correio'],
      ['fone', ['sms'], 'Ana Fone'],
    ] as const) {
      const from = browser()
      const second = secondOf((await enter(from, account)).body)
      expect(second.ways).toEqual(ways)
      const shown = await from.call(verifyLogin, { challenge: second.challenge, way: 'bankName', answer: name })
      expect(shown.body.errorCode).toBe('verification.code.invalid')
    }
  })

  test('the authenticator goes by the database\u2019s clock, whatever the server\u2019s own says', async () => {
    const secret = await authenticate(await member('relogio'), 4)
    const now = new Date()
    const from = browser()
    const { challenge } = secondOf((await enter(from, 'relogio')).body)
    vi.useFakeTimers({ toFake: ['Date'], now: now.getTime() + 3_600_000 })
    const show = (at: Date) => from.call(verifyLogin, { challenge, way: 'authenticator', answer: totpAt(secret, totpStep(at)) })
    expect((await show(new Date())).body.errorCode, 'an hour from now').toBe('verification.code.invalid')
    expect((await show(now)).body.success).toBe(true)
  })
})
