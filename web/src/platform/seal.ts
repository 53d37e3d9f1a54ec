import { type JWK, CompactEncrypt, importJWK } from 'jose'

/** Seals a request for the server alone: what is between us and it reads nothing. */
export async function seal(request: unknown, key: Record<string, string>): Promise<string> {
  const jwk = key as unknown as JWK
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(request)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid ?? '' })
    .encrypt(await importJWK(jwk, 'ECDH-ES'))
}
