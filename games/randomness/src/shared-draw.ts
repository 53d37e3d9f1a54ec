import type { Sha256 } from './merkle.ts'

/** What a shared draw is bound to, besides the seed of the chain: known only after its bets are closed. */
export interface DrawBinding {
  /** Whose draws they are: a lottery's game, a table, a match, a raffle. */
  source: string
  number: string
  /** Of the tree over its bets, in hexadecimal. */
  root: string
  beaconRound: number
  /** In hexadecimal. */
  beaconRandomness: string
}

/** What a source or a number may be: nothing in it can be mistaken for the bar between the parts. */
export const DRAW_WORD = /^[\w:.-]{1,64}$/

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

export function base64url(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3)
    const letters = Math.min(3, bytes.length - at) + 1
    const bits = first * 65_536 + second * 256 + third
    for (let n = 0; n < letters; n++) text += LETTERS[Math.floor(bits / 64 ** (3 - n)) % 64]!
  }
  return text
}

/** Only plain characters come in here: they are their own bytes. */
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.codePointAt(0)!)

/** What stands for the page's part of the seed: the beacon is in it, which nobody knew while there was something to bet on. */
export const sharedClientSeed = ({ source, number, root, beaconRound, beaconRandomness }: DrawBinding, sha256: Sha256): string =>
  base64url(sha256(bytesOf(`draw-v1|${source}|${number}|${root}|${beaconRound}|${beaconRandomness}`)))

/** A shared draw has its seed for itself. */
export const SHARED_NONCE = 1

/** The link of a chain that comes so many places before: each is the digest of the one after it. */
export function linkBefore(link: Uint8Array, places: number, sha256: Sha256): Uint8Array {
  let earlier = link
  for (let n = 0; n < places; n++) earlier = sha256(earlier)
  return earlier
}
