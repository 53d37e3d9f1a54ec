import { pippenger } from '@noble/curves/abstract/curve.js'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** Signatures on the first curve, keys on the second: drand's scheme `bls-unchained-g1-rfc9380`. */
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'
const { shortSignatures: signatures, G1, G2, pairingBatch, fields } = bls12_381

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

interface SignedRound {
  round: number
  signature: Uint8Array
}

const WEIGHT_BYTES = 16
/** A number by chance that is never nought. */
function weight(): bigint {
  const bytes = crypto.getRandomValues(new Uint8Array(WEIGHT_BYTES))
  return bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 1n)
}

/**
 * Whether the beacon with this key has signed all of these rounds, for a fraction of what it takes to look at one after the other. Each is weighed by chance, so that
 * no two that are wrong make up for each other; which one is wrong is not told.
 */
export function areSigned(publicKey: Uint8Array, rounds: readonly SignedRound[]): boolean {
  if (rounds.length === 0 || !rounds.every(({ round }) => Number.isSafeInteger(round) && round >= 1)) return false
  try {
    const key = G2.Point.fromBytes(publicKey)
    key.assertValidity()
    const points = rounds.map(({ signature }) => {
      const point = signatures.Signature.fromBytes(signature)
      point.assertValidity()
      if (!point.isTorsionFree()) throw new TypeError('a point beside the group')
      return point
    })
    const weights = rounds.map(weight)
    const said = pippenger(G1.Point, points, weights)
    const meant = pippenger(
      G1.Point,
      rounds.map(({ round }) => messageOf(round)),
      weights,
    )
    const pairs = [
      { g1: said, g2: G2.Point.BASE },
      { g1: meant.negate(), g2: key },
    ]
    return fields.Fp12.eql(pairingBatch(pairs), fields.Fp12.ONE)
  } catch {
    return false
  }
}

export const randomnessOf = (signature: Uint8Array): Uint8Array => sha256(signature)

export const newSecretKey = (): Uint8Array => bls12_381.utils.randomSecretKey()
export const publicKeyOf = (secretKey: Uint8Array): Uint8Array => signatures.getPublicKey(secretKey).toBytes()
export const signRound = (secretKey: Uint8Array, round: number): Uint8Array =>
  signatures.Signature.toBytes(signatures.sign(messageOf(round), secretKey))
