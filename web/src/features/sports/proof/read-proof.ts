import type { MatchProof } from '@tucano/sports/proof'

/** Whether what a source told has the shape of a proof. What stands in it is checked by playing it. */
export function isProof(value: unknown): value is MatchProof {
  if (typeof value !== 'object' || value === null) return false
  const proof = value as Partial<Record<keyof MatchProof, unknown>>
  const texts = [proof.match, proof.sport, proof.anchor, proof.digest, proof.prices]
  return (
    texts.every((text) => typeof text === 'string') &&
    Array.isArray(proof.beats) &&
    typeof proof.beacon === 'object' &&
    proof.beacon !== null
  )
}
