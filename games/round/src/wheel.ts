import { type Draws, Stream, messageOf, pickWeighted } from '@tucano/randomness'
import type { Json } from './canonical.ts'
import { type Hashes, fromHex, mathsDigest } from './hashes.ts'

/** The name that turns of wheels have in the message that they are drawn from. */
export const WHEEL = 'wheel'

/** A turn of a wheel, drawn from a member's seed. */
export interface WrittenTurn {
  nonce: number
  /** Of the segments, in their order. */
  weights: number[]
  segment: number
}

/** All that decides a turn: its digest is in the message. */
export const wheelMaths = (weights: readonly number[]): Json => ({ game: WHEEL, version: 1, weights: [...weights] })

/** The segment where the wheel stands still. */
export const turnWheel = (draws: Draws, weights: readonly number[]): number => pickWeighted(draws, weights)

/** A turn again, from the seed that was told. */
export function turnAgain(
  { serverSeed, clientSeed }: { serverSeed: string; clientSeed: string },
  { nonce, weights }: WrittenTurn,
  hashes: Hashes,
): number {
  const key = fromHex(serverSeed)
  const binding = { game: WHEEL, maths: mathsDigest(wheelMaths(weights), hashes), clientSeed, nonce }
  return turnWheel(new Stream((cursor) => hashes.hmacSha256(key, messageOf(binding, cursor))), weights)
}
