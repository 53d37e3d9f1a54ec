import { Stream, envelopeMessage, splitSum } from '@tucano/randomness'
import { hashes } from '../../verifier/hashes.ts'
import { fromHex, toHex } from '../../verifier/hex.ts'

interface ClosedEnvelope {
  opensAt: number
  total: string
  shares: number
  least: string
  commitment: string
  seed: string
}

/** Splits an envelope again under the seed that was told. */
export function checkEnvelope({ opensAt, total, shares, least, commitment, seed }: ClosedEnvelope): { isRight: boolean; split: bigint[] } {
  const key = fromHex(seed)
  const sum = { total: BigInt(total), shares, least: BigInt(least) }
  const split = splitSum(new Stream((cursor) => hashes.hmacSha256(key, envelopeMessage({ opensAt, ...sum }, cursor))), sum)
  return { isRight: toHex(hashes.sha256(key)) === commitment, split }
}
