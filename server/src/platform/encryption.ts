import { randomUUID } from 'node:crypto'
import type { Db } from '@tucano/database'
import { type CryptoKey, type JWK, compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK } from 'jose'
import { Fault } from './fault.ts'

const ALGORITHM = 'ECDH-ES'

export interface Encryption {
  /** For browsers: what they seal the bodies of encrypted calls with. */
  publicKey: Record<string, string>
  /** Opens a body `{ value: <compact JWE> }`. */
  open: (body: unknown) => Promise<unknown>
}

/** Reads the keys of the encrypted calls, making the first one when there is none. */
export async function openEncryption(db: Db): Promise<Encryption> {
  const rows = await readKeys(db)
  const newest = rows[0] ?? (await makeKey(db))
  const privateKeys = new Map<string, CryptoKey>()
  for (const { kid, jwk } of [newest, ...rows]) privateKeys.set(kid, (await importJWK(jwk, ALGORITHM)) as CryptoKey)
  return { publicKey: publicPart(newest.kid, newest.jwk), open: (body) => openSealed(body, privateKeys) }
}

interface Key {
  kid: string
  jwk: JWK
}

async function readKeys(db: Db): Promise<Key[]> {
  const rows = await db.selectFrom('session.keys').select(['kid', 'private_jwk']).orderBy('created_at', 'desc').execute()
  return rows.map(({ kid, private_jwk }) => ({ kid, jwk: private_jwk as JWK }))
}

async function makeKey(db: Db): Promise<Key> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { crv: 'P-256', extractable: true })
  const key = { kid: randomUUID(), jwk: await exportJWK(privateKey) }
  await db
    .insertInto('session.keys')
    .values({ kid: key.kid, private_jwk: JSON.stringify(key.jwk) })
    .execute()
  return key
}

function publicPart(kid: string, { kty, crv, x, y }: JWK): Record<string, string> {
  return { kid, kty: kty ?? '', crv: crv ?? '', x: x ?? '', y: y ?? '', alg: ALGORITHM, use: 'enc' }
}

async function openSealed(body: unknown, privateKeys: ReadonlyMap<string, CryptoKey>): Promise<unknown> {
  const sealed = (body as { value?: unknown } | null)?.value
  if (typeof sealed !== 'string' || sealed.split('.').length !== 5) throw new Fault('request.not.encrypted')
  const key = privateKeys.get(keyId(sealed))
  if (!key) throw new Fault('encryption.key.unknown')
  try {
    const limits = { keyManagementAlgorithms: [ALGORITHM], contentEncryptionAlgorithms: ['A256GCM'] }
    const { plaintext } = await compactDecrypt(sealed, key, limits)
    return JSON.parse(new TextDecoder().decode(plaintext))
  } catch {
    throw new Fault('request.malformed')
  }
}

function keyId(sealed: string): string {
  try {
    return decodeProtectedHeader(sealed).kid ?? ''
  } catch {
    throw new Fault('request.not.encrypted')
  }
}
