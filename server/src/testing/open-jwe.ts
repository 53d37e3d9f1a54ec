import { type JWK, compactDecrypt, decodeProtectedHeader, importJWK } from 'jose'

export interface KeyRow {
  kid: string
  private_jwk: JWK
}

/** Opens what a page has sealed, with the rows of `platform.keys`: for tests of what pages send. */
export async function openJwe(sealed: string, keys: readonly KeyRow[]): Promise<unknown> {
  const { kid, alg, enc } = decodeProtectedHeader(sealed)
  if (alg !== 'ECDH-ES' || enc !== 'A256GCM') throw new Error(`sealed by ${alg} and ${enc}`)
  const key = keys.find((row) => row.kid === kid)
  if (!key) throw new Error(`no key ${kid}`)
  const { plaintext } = await compactDecrypt(sealed, await importJWK(key.private_jwk, 'ECDH-ES'))
  return JSON.parse(new TextDecoder().decode(plaintext))
}
