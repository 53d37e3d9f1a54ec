import { type Draws, SHARED_NONCE, Stream, messageOf, sharedClientSeed } from '@tucano/randomness'
import { type Hashes, type Json, canonical } from '@tucano/round'

/** What a beat is drawn from. Digests, seeds and signatures are in hexadecimal. */
export interface BeatSource {
  match: string
  /** Beats count from 1. */
  number: number
  sport: string
  /** Of the table of transitions and the strengths. */
  digest: string
  beaconRound: number
  signature: string
  /** The link of the match's chain that has the beat's number. */
  seed: string
}

export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
export const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))

/** Numbers that are not whole, as texts: each has one, the same in every engine. */
function withTexts(value: Json): Json {
  if (Array.isArray(value)) return value.map(withTexts)
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withTexts(one)]))
  return typeof value === 'number' && !Number.isSafeInteger(value) ? String(value) : value
}

/** The one way to write down what a match is made of. */
export const writtenOut = (value: Json): string => canonical(withTexts(value))

/** What is told before prices open of all that decides a match, but for its chain. */
export const digestOf = (match: { sport: string; maths: Json; strengths: Json }, { sha256 }: Pick<Hashes, 'sha256'>): string =>
  hexOf(sha256(writtenOut(match)))

/** The chance of a beat: a shared draw of the match, whose number is the beat's. The root is that of no bets, as the world does not know of any. */
export function beatDraws({ match, number, sport, digest, beaconRound, signature, seed }: BeatSource, hashes: Hashes): Draws {
  const { sha256, hmacSha256 } = hashes
  const root = hexOf(sha256(new Uint8Array(0)))
  const beaconRandomness = hexOf(sha256(bytesOf(signature)))
  const clientSeed = sharedClientSeed({ source: match, number: String(number), root, beaconRound, beaconRandomness }, sha256)
  const key = bytesOf(seed)
  return new Stream((cursor) => hmacSha256(key, messageOf({ game: sport, maths: digest, clientSeed, nonce: SHARED_NONCE }, cursor)))
}
