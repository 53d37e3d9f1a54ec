import { type JWTPayload, createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { Configuration, OidcProvider } from './configuration.ts'
import { Fault } from './fault.ts'

export type Provider = 'google' | 'facebook' | 'firebase'

/** Who somebody is at another service, as that service has signed it. */
export interface Identity {
  provider: Provider
  subject: string
  email: string | undefined
  mobile: string | undefined
  name: string | undefined
}

export interface Identities {
  /** By the code that the service gave the browser, which the service trades for a token. */
  byCode: (provider: 'google' | 'facebook', proof: { code: string; verifier: string; nonce: string }) => Promise<Identity>
  /** By a token of the phone-auth service. */
  byToken: (idToken: string) => Promise<Identity>
}

const TIMEOUT_MS = 8000
/** A token of the phone-auth service is taken this long after the person has signed in there. */
const FRESH_SECONDS = 300

/** Reads tokens of the services that are configured. Their keys are fetched from their JWKS, and again when they change. */
export function openIdentities({ identity, publicUrl }: Pick<Configuration, 'identity' | 'publicUrl'>): Identities {
  const keysOf = new Map<string, ReturnType<typeof createRemoteJWKSet>>()
  const verify = async (
    token: string,
    { jwksUrl, issuer, audience }: { jwksUrl: string; issuer: string; audience: string },
  ): Promise<JWTPayload> => {
    const keys = keysOf.get(jwksUrl) ?? createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: TIMEOUT_MS })
    keysOf.set(jwksUrl, keys)
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['sub', 'exp'],
        clockTolerance: 30,
      })
      return payload
    } catch (error) {
      // A service out of reach has decided nothing.
      if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError))
        throw new Fault('system.busy', { retryAfterSeconds: 5 })
      throw new Fault('login.identity')
    }
  }
  return {
    async byCode(provider, { code, verifier, nonce }) {
      const service = identity[provider]
      if (!service) throw new Fault('function.not.available')
      const token = await trade(service, { code, verifier, redirectUri: `${publicUrl}/signin` })
      const payload = await verify(token, { ...service, audience: service.clientId })
      if (payload['nonce'] !== nonce) throw new Fault('login.identity')
      return toIdentity(provider, payload)
    },
    async byToken(idToken) {
      const { firebase } = identity
      if (!firebase) throw new Fault('function.not.available')
      const payload = await verify(idToken, {
        jwksUrl: firebase.jwksUrl,
        issuer: `https://securetoken.google.com/${firebase.projectId}`,
        audience: firebase.projectId,
      })
      const signedInAt = Number(payload['auth_time'])
      if (!(Date.now() / 1000 - signedInAt < FRESH_SECONDS)) throw new Fault('login.identity')
      return toIdentity('firebase', payload)
    },
  }
}

async function trade(
  service: OidcProvider,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
): Promise<string> {
  const { clientId, clientSecret, tokenUrl } = service
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: clientId,
    code_verifier: verifier,
  })
  if (clientSecret) body.set('client_secret', clientSecret)
  let response: Response
  try {
    response = await fetch(tokenUrl, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch {
    throw new Fault('system.busy', { retryAfterSeconds: 5 })
  }
  const { id_token: token } = (await response.json().catch(() => ({}))) as { id_token?: unknown }
  if (!response.ok || typeof token !== 'string') throw new Fault(response.status >= 500 ? 'system.busy' : 'login.identity')
  return token
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

function toIdentity(provider: Provider, payload: JWTPayload): Identity {
  return {
    provider,
    subject: payload.sub!,
    // An address that the service has not seen confirmed says nothing.
    email: payload['email_verified'] === true || payload['email_verified'] === 'true' ? text(payload['email'])?.toLowerCase() : undefined,
    mobile: text(payload['phone_number']),
    name: text(payload['name']),
  }
}
