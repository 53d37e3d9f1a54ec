import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** Signatures on the first curve, keys on the second: drand's scheme `bls-unchained-g1-rfc9380`. */
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'
const { shortSignatures: signatures, G2 } = bls12_381

/** What is signed for a round: the digest of its number. */
function messageOf(round: number): ReturnType<typeof signatures.hash> {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round))
  return signatures.hash(sha256(bytes), DOMAIN)
}

/** Whether the beacon with this key has signed this round. What is no key or no signature has signed nothing. */
export function isSigned({ publicKey, round, signature }: { publicKey: Uint8Array; round: number; signature: Uint8Array }): boolean {
  if (!Number.isSafeInteger(round) || round < 1) return false
  try {
    const key = G2.Point.fromBytes(publicKey)
    key.assertValidity()
    return signatures.verify(signatures.Signature.fromBytes(signature), messageOf(round), key)
  } catch {
    return false
  }
}

export const randomnessOf = (signature: Uint8Array): Uint8Array => sha256(signature)

export const newSecretKey = (): Uint8Array => bls12_381.utils.randomSecretKey()
export const publicKeyOf = (secretKey: Uint8Array): Uint8Array => signatures.getPublicKey(secretKey).toBytes()
export const signRound = (secretKey: Uint8Array, round: number): Uint8Array =>
  signatures.Signature.toBytes(signatures.sign(messageOf(round), secretKey))
