import { type Hashes, fromHex } from '@tucano/round'
import { DECKS, type ShownCard, commitDeck, isCardOf } from './committed-deck.ts'
import { type HandBinding, SEED, jointOf, seedCommitment } from './joint.ts'

/** What somebody who has sat at a hand is told of it afterwards. */
export interface PublishedHand extends HandBinding {
  /** Cards of the whole deck. */
  many: number
  /** What each seat’s seed was committed to by, before the roots were told. */
  commitments: readonly { seat: number; commitment: string }[]
  /** Seeds of all decks but the one that was dealt. */
  opened: readonly { deck: number; seed: string }[]
  /** What was shown to whoever asks: `dealt` says as which card it came. */
  shown: readonly (ShownCard & { dealt: number })[]
}

export type HandProblem =
  | 'decks' // Not as many roots as there are decks.
  | 'seed' // A seed that was not committed to, or is none.
  | 'deck' // A deck that is not what its root said, or was not opened.
  | 'place' // A card that came from another place than the seeds say.
  | 'card' // A card that was not at its place.
  | 'repeated' // One card twice.

export interface HandFinding {
  problem: HandProblem
  /** Of the seat, the deck or the dealt card that it is about. */
  of?: number
}

function verifySeeds({ seeds, commitments }: PublishedHand, hashes: Hashes): HandFinding[] {
  const committed = new Map(commitments.map(({ seat, commitment }) => [seat, commitment]))
  return seeds
    .filter(({ seat, seed }) => seed !== null && (!SEED.test(seed) || seedCommitment(seed, hashes) !== committed.get(seat)))
    .map(({ seat }) => ({ problem: 'seed', of: seat }))
}

/** Every deck but the one that was dealt is opened whole, and is what its root said. */
function verifyDecks({ many, roots, opened }: PublishedHand, dealt: number, hashes: Hashes): HandFinding[] {
  const seeds = new Map(opened.map(({ deck, seed }) => [deck, seed]))
  return roots.flatMap((root, deck): HandFinding[] => {
    if (deck === dealt) return seeds.has(deck) ? [{ problem: 'deck', of: deck }] : []
    const seed = seeds.get(deck)
    const isWhole = seed !== undefined && SEED.test(seed) && commitDeck(fromHex(seed), many, hashes).root === root
    return isWhole ? [] : [{ problem: 'deck', of: deck }]
  })
}

/** What is wrong with a hand, by what one seat was shown of it. Nothing is found when all of it is as it was promised. */
export function verifyHand(hand: PublishedHand, hashes: Hashes): HandFinding[] {
  if (hand.roots.length !== DECKS) return [{ problem: 'decks' }]
  const joint = jointOf(hand, hand.many, hashes)
  const cards = hand.shown.flatMap((shown): HandFinding[] => {
    if (joint.places[shown.dealt] !== shown.place) return [{ problem: 'place', of: shown.dealt }]
    return isCardOf(hand.roots[joint.deck]!, shown, hashes) ? [] : [{ problem: 'card', of: shown.dealt }]
  })
  const isRepeated = new Set(hand.shown.map(({ card }) => card)).size !== new Set(hand.shown.map(({ dealt }) => dealt)).size
  return [
    ...verifySeeds(hand, hashes),
    ...verifyDecks(hand, joint.deck, hashes),
    ...cards,
    ...(isRepeated ? [{ problem: 'repeated' as const }] : []),
  ]
}
