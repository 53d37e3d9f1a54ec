import { ENCRYPTED_LINK, type ServiceEntry, VIP_ABOVE_RANK, csTypes, getService } from '@tucano/contract/support'
import { compactDecrypt } from 'jose'
import { call } from '#platform/call'
import { loadMember, useSession } from '#platform/session'

/** The newest entries that this page understands; without cryptography, which browsers have on secure pages only, those with plain links. */
const NEWEST = 2
const NEWEST_PLAIN = 1

const limits = { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] }

/** Where customer service is for whoever asks: VIP service above rank 4, live chat for everybody else. Spec §4. */
export async function findService(): Promise<string> {
  // Made for this one question. The private half never leaves the browser's own keeping.
  const keys = crypto.subtle && (await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits']))
  const [{ services }, wanted] = await Promise.all([ask(keys?.publicKey), wantedService()])
  const entry = newest(services, wanted, keys ? NEWEST : NEWEST_PLAIN)
  if (!entry) throw new Error('there is no customer service')
  return address(entry.type === ENCRYPTED_LINK && keys ? await open(entry.link, keys.privateKey) : entry.link)
}

async function ask(publicKey: CryptoKey | undefined) {
  if (!publicKey) return call(getService, {})
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey)
  return call(getService, { publicKey: JSON.stringify({ kty, crv, x, y }) })
}

async function wantedService(): Promise<'VIP' | 'LIVECHAT'> {
  const { token, member } = useSession.getState()
  if (token !== undefined && !member) await loadMember().catch(() => undefined)
  const rank = useSession.getState().member?.clubLabel.rankLevel ?? 0
  return rank > VIP_ABOVE_RANK ? 'VIP' : 'LIVECHAT'
}

/** The newest entry of what is wanted; where there is none, of what comes after it. */
export function newest(services: readonly ServiceEntry[], wanted: ServiceEntry['csType'], understood: number): ServiceEntry | undefined {
  const order = [wanted, ...csTypes.filter((type) => type !== 'VIP' && type !== wanted)]
  for (const csType of order) {
    const known = services.filter((entry) => entry.csType === csType && entry.version <= understood)
    const [first] = known.toSorted((a, b) => b.version - a.version)
    if (first) return first
  }
  return undefined
}

async function open(sealed: string, key: CryptoKey): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, key, limits)
  return new TextDecoder().decode(plaintext)
}

/** An address of the web, never a script. */
function address(link: string): string {
  const url = new URL(link, location.href)
  if (url.origin !== location.origin && url.protocol !== 'https:') throw new Error('no address of the web')
  return url.href
}
