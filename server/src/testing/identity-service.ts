import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, SignJWT, exportJWK, generateKeyPair } from 'jose'

export interface IdentityService {
  url: string
  /** A token as the service would sign it; claims given here go before its own. */
  sign: (claims: Record<string, unknown>, with_?: { key?: CryptoKey; kid?: string }) => Promise<string>
  /** What the next code is traded for. */
  next: (idToken: string) => void
  /** What the service was asked to trade. */
  traded: URLSearchParams[]
  close: () => Promise<unknown>
}

/** Who is signed in at the service, by the client that asks. */
const PEOPLE: Record<string, object> = {
  client: { sub: 'subject-1', email: 'social@tucano.example', name: 'Sol Social' },
  'facebook-client': { sub: 'subject-2', email: 'amiga@tucano.example', name: 'Bia Amiga' },
}

/** A service that signs people in: keys, a place where codes are traded, and a page that sends people straight back. */
export async function openIdentityService(): Promise<IdentityService> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  const traded: URLSearchParams[] = []
  let idToken: string | undefined
  let url = ''
  const server = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    if (pathname === '/jwks') return response.end(JSON.stringify({ keys: [jwk] }))
    if (pathname === '/authorize') return sendBack(response, searchParams)
    if (pathname.includes('identitytoolkit')) return answerPhone(request, response, pathname)
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      traded.push(new URLSearchParams(text))
      response.statusCode = idToken ? 200 : 400
      response.end(JSON.stringify(idToken ? { id_token: idToken } : { error: 'invalid_grant' }))
    })
  })
  /** The code says what nonce it was asked for with, so that the token can repeat it. */
  const sendBack = (response: http.ServerResponse, asked: URLSearchParams): void => {
    const back = new URL(asked.get('redirect_uri') ?? '')
    back.searchParams.set('state', asked.get('state') ?? '')
    back.searchParams.set('code', 'a-code')
    const client = asked.get('client_id') ?? ''
    void sign({ nonce: asked.get('nonce'), aud: client, email_verified: true, ...PEOPLE[client] }).then((token) => {
      idToken = token
      response.writeHead(302, { location: String(back) }).end()
    })
  }
  /** The phone-auth service's own calls: any number gets the code 123456. */
  const answerPhone = (request: http.IncomingMessage, response: http.ServerResponse, pathname: string): void => {
    response
      .setHeader('access-control-allow-origin', '*')
      .setHeader('access-control-allow-headers', '*')
      .setHeader('content-type', 'application/json')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      const asked = text ? (JSON.parse(text) as { phoneNumber?: string; sessionInfo?: string; code?: string }) : {}
      const answer = phoneAnswers(pathname, asked)
      void answer.then(({ status = 200, body }) => response.writeHead(status).end(JSON.stringify(body)))
    })
  }
  const phoneAnswers = async (
    pathname: string,
    asked: { phoneNumber?: string; sessionInfo?: string; code?: string },
  ): Promise<{ status?: number; body: object }> => {
    if (pathname.endsWith(':sendVerificationCode')) return { body: { sessionInfo: asked.phoneNumber } }
    if (pathname.endsWith('recaptchaParams')) return { body: { recaptchaSiteKey: 'site' } }
    if (pathname.endsWith('recaptchaConfig'))
      return {
        body: { recaptchaKey: 'projects/p/keys/k', recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }] },
      }
    if (pathname.endsWith(':lookup')) return { body: { users: [{ localId: 'phone-user' }] } }
    if (!pathname.endsWith(':signInWithPhoneNumber')) return { body: {} }
    if (asked.code !== '123456') return { status: 400, body: { error: { code: 400, message: 'INVALID_CODE' } } }
    const claims = {
      iss: 'https://securetoken.google.com/tucano-demo',
      aud: 'tucano-demo',
      sub: `phone-${asked.sessionInfo}`,
      phone_number: asked.sessionInfo,
    }
    return {
      body: { idToken: await sign(claims), refreshToken: 'r', expiresIn: '3600', localId: 'phone-user', phoneNumber: asked.sessionInfo },
    }
  }
  const sign: IdentityService['sign'] = (claims, { key = privateKey, kid = 'k1' } = {}) =>
    new SignJWT({ sub: 'subject-1', iss: url, aud: 'client', auth_time: Math.floor(Date.now() / 1000), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuedAt()
      .setExpirationTime((claims['exp'] as number | undefined) ?? '5m')
      .sign(key)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, sign, traded, next: (token) => void (idToken = token), close: () => new Promise((resolve) => server.close(resolve)) }
}

/** The environment of a server that asks this service. */
export const identityEnvironment = ({ url }: Pick<IdentityService, 'url'>): Record<string, string> => ({
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'secret',
  GOOGLE_ISSUER: url,
  GOOGLE_AUTHORIZE_URL: `${url}/authorize`,
  GOOGLE_TOKEN_URL: `${url}/token`,
  GOOGLE_JWKS_URL: `${url}/jwks`,
  FIREBASE_PROJECT_ID: 'tucano-demo',
  FIREBASE_API_KEY: 'public-key',
  FIREBASE_JWKS_URL: `${url}/jwks`,
  FIREBASE_EMULATOR_URL: url,
})

/** What a server needs besides to ask it in the place of Facebook. */
export const facebookEnvironment = ({ url }: Pick<IdentityService, 'url'>): Record<string, string> => ({
  FACEBOOK_CLIENT_ID: 'facebook-client',
  FACEBOOK_CLIENT_SECRET: 'secret',
  FACEBOOK_ISSUER: url,
  FACEBOOK_AUTHORIZE_URL: `${url}/authorize`,
  FACEBOOK_TOKEN_URL: `${url}/token`,
  FACEBOOK_JWKS_URL: `${url}/jwks`,
})
