import { enter } from '#accounts/enter'
import { memberOf } from '#accounts/identity'
import type { Caller } from '#platform/endpoint'
import type { Services } from '#platform/services'

type Request = { type: 'google' | 'facebook'; code: string; verifier: string; nonce: string } | { type: 'firebase'; idToken: string }

/** By an account at another service. */
export async function loginByIdentity(services: Services, request: Request, caller: Caller) {
  const { identities } = services
  const identity = request.type === 'firebase' ? await identities.byToken(request.idToken) : await identities.byCode(request.type, request)
  return enter(services, await memberOf(services, identity), caller, { way: request.type })
}
