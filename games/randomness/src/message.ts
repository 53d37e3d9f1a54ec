/** What a round's chance is bound to, besides the server's seed. */
export interface Binding {
  game: string
  /** Digest of the game's maths, in hexadecimal: strips, pay table, rules. */
  maths: string
  clientSeed: string
  /** Rounds are numbered from 1 under each seed, without a gap. */
  nonce: number
}

/** What a client seed may be. Nothing in it can be mistaken for the bar between the parts of a message. */
export const CLIENT_SEED = /^[\w-]{8,64}$/

/**
 * The message of a block: the block is its HMAC-SHA256 under the 32 bytes of the server's seed. The commitment is the SHA-256 of those
 * bytes, so nothing that is shown before tells anything of what is drawn.
 */
export const messageOf = ({ game, maths, clientSeed, nonce }: Binding, cursor: number): string =>
  `v1|${game}|${maths}|${clientSeed}|${nonce}|${cursor}`
