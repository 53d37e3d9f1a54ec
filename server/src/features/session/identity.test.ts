import { getMemberInfo } from '@tucano/contract/member'
import { registerMobile } from '@tucano/contract/registration'
import { login } from '@tucano/contract/session'
import { getStatus } from '@tucano/contract/site'
import { generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createMember } from '#accounts/members'
import { TestBrowser } from '../../testing/browser.ts'
import { type IdentityService, identityEnvironment, openIdentityService } from '../../testing/identity-service.ts'
import { type TestServer, openTestServer, withFlags } from '../../testing/test-server.ts'

let server: TestServer
let service: IdentityService
let addresses = 0
beforeAll(async () => {
  service = await openIdentityService()
  server = await openTestServer({
    clusterUrl: inject('clusterUrl'),
    brand: withFlags({ GEETEST3: false }),
    env: { TRUSTED_PROXIES: '1', ...identityEnvironment(service) },
  })
})
afterAll(async () => {
  await server.close()
  await service.close()
})

const browser = () => new TestBrowser(server, `198.22.0.${++addresses}`)
const nonce = 'n'.repeat(22)
const byGoogle = (more = {}) => browser().call(login, { type: 'google', code: 'a-code', verifier: 'v'.repeat(64), nonce, ...more })
const google = async (claims: Record<string, unknown>) => {
  service.next(await service.sign({ nonce, ...claims }))
  return byGoogle()
}
const firebase = async (claims: Record<string, unknown>) => {
  const idToken = await service.sign({ iss: 'https://securetoken.google.com/tucano-demo', aud: 'tucano-demo', ...claims })
  return browser().call(login, { type: 'firebase', idToken })
}

describe('an account at another service', () => {
  test('opens an account at the first login and finds it at the next', async () => {
    const first = await google({ sub: 'g-1', email: 'gal@tucano.example', email_verified: true, name: 'Gal' })
    expect(first.body.value).toMatchObject({ firstTimeLogin: true, passwordExpired: false })
    const { token, id } = first.body.value
    expect((await server.call(getMemberInfo, {}, { authorization: token })).body.value).toMatchObject({ id, nickname: 'Gal', type: 0 })
    expect((await google({ sub: 'g-1' })).body.value).toMatchObject({ id, firstTimeLogin: false })
    const traded = service.traded.at(-1)!
    expect(Object.fromEntries(traded)).toMatchObject({
      grant_type: 'authorization_code',
      code: 'a-code',
      client_secret: 'secret',
      code_verifier: 'v'.repeat(64),
    })
    expect(traded.get('redirect_uri')).toBe(`${server.services.configuration.publicUrl}/signin`)
  })

  test('opens one account, however many first logins come at once', async () => {
    const claims = { sub: 'f-9', phone_number: '+5511987650909' }
    const replies = await Promise.all(Array.from({ length: 5 }, () => firebase(claims)))
    expect(new Set(replies.map(({ body }) => body.value?.id)).size).toBe(1)
    expect(replies.every(({ body }) => body.success)).toBe(true)
  })

  test('is the member’s own only by an address that both have seen confirmed', async () => {
    const known = await createMember(server.services.db, {
      account: 'hebe',
      nickname: 'Hebe',
      passwordHash: '*',
      email: 'hebe@tucano.example',
      emailVerified: true,
    })
    await createMember(server.services.db, { account: 'ivo', nickname: 'Ivo', passwordHash: '*', email: 'ivo@tucano.example' })
    if (!('id' in known)) throw new Error('taken')
    expect((await google({ sub: 'g-2', email: 'hebe@tucano.example', email_verified: true })).body.value.id).toBe(String(known.id))
    expect((await google({ sub: 'g-3', email: 'hebe@tucano.example' })).body.value.id, 'unconfirmed at the service').not.toBe(
      String(known.id),
    )
    expect((await google({ sub: 'g-4', email: 'ivo@tucano.example', email_verified: true })).body.errorCode, 'unconfirmed here').toBe(
      'email.taken',
    )
  })

  test('is refused when its token is not for us, too old, of another nonce, or signed by somebody else', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const past = Math.floor(Date.now() / 1000) - 600
    for (const claims of [{ aud: 'another' }, { iss: 'https://evil.example' }, { exp: past }, { nonce: 'other' }])
      expect((await google({ sub: 'g-9', ...claims })).body.errorCode, JSON.stringify(claims)).toBe('login.identity')
    service.next(await service.sign({ nonce, sub: 'g-9' }, { key: privateKey }))
    expect((await byGoogle()).body.errorCode).toBe('login.identity')
    service.next('not.a.token')
    expect((await byGoogle()).body.errorCode).toBe('login.identity')
  })

  test('of a service that is not configured is not available, and pages are told of those that are', async () => {
    expect((await browser().call(login, { type: 'facebook', code: 'x', verifier: 'v'.repeat(64), nonce })).body.errorCode).toBe(
      'function.not.available',
    )
    const { signIn } = (await server.call(getStatus, {})).body.value.info
    expect(signIn).toEqual({
      redirectUri: `${server.services.configuration.publicUrl}/signin`,
      google: { authorizeUrl: `${service.url}/authorize`, clientId: 'client' },
      facebook: null,
      phoneAuth: { projectId: 'tucano-demo', apiKey: 'public-key', emulatorUrl: service.url },
    })
  })
})

describe('the phone-auth service', () => {
  test('signs in whoever reads messages of the number, and nobody else', async () => {
    const known = await createMember(server.services.db, {
      account: 'jo',
      nickname: 'Jo',
      passwordHash: '*',
      mobile: '+5511987650101',
      mobileVerified: true,
    })
    if (!('id' in known)) throw new Error('taken')
    expect((await firebase({ sub: 'f-1', phone_number: '+5511987650101' })).body.value.id).toBe(String(known.id))
    const stale = Math.floor(Date.now() / 1000) - 400
    expect((await firebase({ sub: 'f-1', phone_number: '+5511987650101', auth_time: stale })).body.errorCode).toBe('login.identity')
    expect((await firebase({ sub: 'f-1', aud: 'another-project' })).body.errorCode).toBe('login.identity')
  })

  test('confirms the number of a registration [REG-09]', async () => {
    const idToken = (phone: string) =>
      service.sign({ iss: 'https://securetoken.google.com/tucano-demo', aud: 'tucano-demo', sub: 'f-2', phone_number: phone })
    const apply = async (phone: string) =>
      browser().call(registerMobile, {
        mobileNum: '11987650202',
        countryDialingCode: '+55',
        password: 'segredo123',
        confirmPassword: 'segredo123',
        agreed: true,
        firebaseChannel: 'sms',
        firebaseIdToken: await idToken(phone),
      })
    expect((await apply('+5511900000000')).body.errorCode).toBe('login.identity')
    expect((await apply('+5511987650202')).body.success).toBe(true)
  })
})
