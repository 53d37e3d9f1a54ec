import { enter } from '#accounts/enter'
import { memberOf } from '#accounts/identity'
import type { Caller } from '#platform/endpoint'
import type { House } from '#platform/house'

type Request = { type: 'google' | 'facebook'; code: string; verifier: string; nonce: string } | { type: 'firebase'; idToken: string }

/** By an account at another service. */
export async function loginByIdentity(house: House, request: Request, caller: Caller) {
  const { identities } = house
  const identity = request.type === 'firebase' ? await identities.byToken(request.idToken) : await identities.byCode(request.type, request)
  return enter(house, await memberOf(house, identity), caller, { way: request.type })
}
