import { type ServiceEntry, ENCRYPTED_LINK, VIP_ABOVE_RANK, getService as contract } from '@tucano/contract/support'
import { findMember } from '#accounts/members'
import { newToken } from '#accounts/token'
import { type SignedIn, answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { CompactEncrypt, type CryptoKey, importJWK } from 'jose'
import { keepPass } from './passes.ts'

export const getService = ({ db, brand }: Services) =>
  answer(contract, async ({ publicKey }, caller) => {
    const member = await caller.whoCalls()
    const key = publicKey === undefined ? undefined : await readKey(publicKey)
    const vip = member !== undefined && (await isVip(db, member))
    const services: ServiceEntry[] = []
    for (const { csType, version, type, path } of brand.customerService) {
      if (csType === 'VIP' && !vip) continue
      if (type !== ENCRYPTED_LINK) services.push({ version, csType, type, link: path })
      else if (key) {
        const link = isOurs(path) ? `${path}#pass=${await newPass(db, member, csType === 'VIP')}` : path
        services.push({ version, csType, type, link: await seal(link, key) })
      }
    }
    return { services }
  })

/** Only our own page takes a pass; a service elsewhere gets none. */
const isOurs = (path: string): boolean => path.startsWith('/')

async function isVip(db: Services['db'], { memberId }: SignedIn): Promise<boolean> {
  const member = await findMember(db, memberId)
  return member !== undefined && member.rank_level > VIP_ABOVE_RANK
}

async function newPass(db: Services['db'], member: SignedIn | undefined, vip: boolean): Promise<string> {
  const pass = newToken()
  await keepPass(db, { pass, memberId: member?.memberId ?? null, vip })
  return pass
}

/** The page's key. Only its public half may be in it, and only a point of the curve is one. */
async function readKey(text: string): Promise<CryptoKey> {
  try {
    const { kty, crv, x, y, d } = JSON.parse(text) as Record<string, string | undefined>
    if (kty !== 'EC' || crv !== 'P-256' || x === undefined || y === undefined || d !== undefined) throw new Error('is no such key')
    return await importJWK({ kty, crv, x, y }, 'ECDH-ES')
  } catch {
    throw new Fault('request.invalid', { fields: [{ field: 'publicKey', problem: 'is no public key on P-256' }] })
  }
}

const seal = (link: string, key: CryptoKey): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(link)).setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' }).encrypt(key)
