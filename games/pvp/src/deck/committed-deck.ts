import { Stream, deal, leafHash, merklePath, merkleRoot, rootOfPath } from '@tucano/randomness'
import { type Hashes, fromHex, toHex } from '@tucano/round'

/** Decks that are made for each hand; one of them is dealt, the others are opened whole. */
export const DECKS = 8
/** Leaves of a deck's tree. What is more than its cards is filled up, so that no path tells how many cards there are. */
const LEAVES = 64

/** A deck as it was committed to: from 32 bytes follow its order and the salts of its cards. */
export interface CommittedDeck {
  cards: number[]
  salts: Uint8Array[]
  root: string
}

const saltOf = (seed: Uint8Array, place: number, { hmacSha256 }: Hashes): Uint8Array => hmacSha256(seed, `salt-v1|${place}`)

/** SHA-256 of 0, the place, its salt and its card, as trees of RFC 6962 have it. */
const leafOf = (place: number, salt: Uint8Array, card: number, { sha256 }: Hashes): Uint8Array => {
  const leaf = new Uint8Array(salt.length + 2)
  leaf[0] = place
  leaf.set(salt, 1)
  leaf[salt.length + 1] = card
  return leafHash(leaf, sha256)
}

/** Whoever knows the seed makes the same deck again. */
export function commitDeck(seed: Uint8Array, many: number, hashes: Hashes): CommittedDeck {
  const draws = new Stream((cursor) => hashes.hmacSha256(seed, `deck-v1|${many}|${cursor}`))
  const all = Array.from({ length: many }, (_, card) => card)
  const cards = deal(draws, all, many)
  const salts = Array.from({ length: LEAVES }, (_, place) => saltOf(seed, place, hashes))
  return { cards, salts, root: toHex(merkleRoot(leavesOf(cards, salts, hashes), hashes.sha256)) }
}

/** No card of a deck has this number. */
const NO_CARD = 255
const leavesOf = (cards: readonly number[], salts: readonly Uint8Array[], hashes: Hashes): Uint8Array[] =>
  salts.map((salt, place) => leafOf(place, salt, cards[place] ?? NO_CARD, hashes))

/** A card as somebody is shown it: with what proves that it lay at this place of a deck whose root was told before. */
export interface ShownCard {
  place: number
  card: number
  salt: string
  path: string[]
}

export function showCard({ cards, salts }: CommittedDeck, place: number, hashes: Hashes): ShownCard {
  const path = merklePath(place, leavesOf(cards, salts, hashes), hashes.sha256)
  return { place, card: cards[place]!, salt: toHex(salts[place]!), path: path.map(toHex) }
}

export function isCardOf(root: string, { place, card, salt, path }: ShownCard, hashes: Hashes): boolean {
  const hash = leafOf(place, fromHex(salt), card, hashes)
  const found = rootOfPath({ hash, index: place, count: LEAVES, path: path.map(fromHex) }, hashes.sha256)
  return found !== undefined && toHex(found) === root
}
