import { createHash, createHmac } from 'node:crypto'
import { type Hashes, fromHex, toHex } from '@tucano/round'
import { expect, test } from 'vitest'
import { DECKS, commitDeck, isCardOf, showCard } from './committed-deck.ts'
import { jointOf, seedCommitment } from './joint.ts'
import { type PublishedHand, verifyHand } from './verify-hand.ts'

const hashes: Hashes = {
  sha256: (data) => createHash('sha256').update(data).digest(),
  hmacSha256: (key, message) => createHmac('sha256', key).update(message).digest(),
}
const bytes = (n: number): Uint8Array => Uint8Array.from({ length: 32 }, (_, at) => (at * 7 + n) % 256)
const decks = Array.from({ length: DECKS }, (_, n) => commitDeck(bytes(n), 52, hashes))
const seeds = [0, 3].map((seat) => ({ seat, seed: toHex(bytes(100 + seat)) }))
const binding = { table: 'mesa-1', number: 17, roots: decks.map(({ root }) => root), seeds }
const joint = jointOf(binding, 52, hashes)
const shown = [0, 2, 4, 5, 6].map((dealt) => ({ dealt, ...showCard(decks[joint.deck]!, joint.places[dealt]!, hashes) }))
const hand: PublishedHand = {
  ...binding,
  many: 52,
  commitments: seeds.map(({ seat, seed }) => ({ seat, commitment: seedCommitment(seed, hashes) })),
  opened: decks.flatMap((_, deck) => (deck === joint.deck ? [] : [{ deck, seed: toHex(bytes(deck)) }])),
  shown,
}

test('a deck has every card once, in an order that follows from its seed, and its root from both', () => {
  for (const many of [28, 40, 52]) {
    const deck = commitDeck(bytes(1), many, hashes)
    expect(deck.cards.toSorted((a, b) => a - b)).toEqual(Array.from({ length: many }, (_, card) => card))
    expect(commitDeck(bytes(1), many, hashes)).toEqual(deck)
    expect(commitDeck(bytes(2), many, hashes).root).not.toBe(deck.root)
  }
})

test('a card is proven by six digests, and no other card, place or salt is', () => {
  const [deck] = decks
  const card = showCard(deck!, 12, hashes)
  expect(card.path).toHaveLength(6)
  expect(isCardOf(deck!.root, card, hashes)).toBe(true)
  expect(isCardOf(deck!.root, { ...card, card: (card.card + 1) % 52 }, hashes)).toBe(false)
  expect(isCardOf(deck!.root, { ...card, place: 13 }, hashes)).toBe(false)
  expect(isCardOf(deck!.root, { ...card, salt: toHex(bytes(3)) }, hashes)).toBe(false)
  expect(isCardOf(decks[1]!.root, card, hashes)).toBe(false)
})

test('which deck is dealt, and in which order, changes with every seed, root and number', () => {
  const same = jointOf(binding, 52, hashes)
  expect(same).toEqual(joint)
  expect(same.places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, place) => place))
  const others = [
    { ...binding, number: 18 },
    { ...binding, table: 'mesa-2' },
    { ...binding, seeds: [{ seat: 0, seed: toHex(bytes(5)) }, seeds[1]!] },
    { ...binding, seeds: [seeds[0]!, { seat: 3, seed: null }] },
    { ...binding, roots: binding.roots.toReversed() },
  ]
  for (const other of others) expect(jointOf(other, 52, hashes).places).not.toEqual(joint.places)
  // Each deck is dealt about as often as the others.
  const counts = Array.from({ length: DECKS }, () => 0)
  for (let number = 0; number < 1600; number++) counts[jointOf({ ...binding, number }, 28, hashes).deck]!++
  expect(Math.min(...counts)).toBeGreaterThan(140)
  expect(Math.max(...counts)).toBeLessThan(260)
})

test('a hand that was dealt as promised verifies by what one seat was shown', () => {
  expect(verifyHand(hand, hashes)).toEqual([])
})

test('whatever somebody changes is found', () => {
  const other = toHex(bytes(200))
  const [first, second] = shown
  const falseDeck = decks.findIndex((_, deck) => deck !== joint.deck)
  const cheats: [Partial<PublishedHand>, object][] = [
    [{ roots: hand.roots.slice(1) }, { problem: 'decks' }],
    [{ commitments: [{ seat: 0, commitment: other }, hand.commitments[1]!] }, { problem: 'seed', of: 0 }],
    [{ opened: hand.opened.slice(1) }, { problem: 'deck', of: hand.opened[0]!.deck }],
    [{ opened: hand.opened.map((one) => (one.deck === falseDeck ? { ...one, seed: other } : one)) }, { problem: 'deck', of: falseDeck }],
    [{ shown: [{ ...first!, card: (first!.card + 1) % 52 }, ...shown.slice(1)] }, { problem: 'card', of: 0 }],
    [{ shown: [{ ...second!, dealt: 0 }, ...shown.slice(1)] }, { problem: 'place', of: 0 }],
  ]
  for (const [change, finding] of cheats) expect(verifyHand({ ...hand, ...change }, hashes)).toContainEqual(finding)
})

test('a deck that is no deck passes only where it is the one that is dealt', () => {
  // Two aces of spades in one deck: its root is what it is, and no seed opens it.
  const forged = decks.findIndex((_, deck) => deck !== joint.deck)
  const roots = hand.roots.map((root, deck) => (deck === forged ? toHex(hashes.sha256('forged')) : root))
  const again = jointOf({ ...binding, roots }, 52, hashes)
  const found = verifyHand(
    { ...hand, roots, shown: [], opened: decks.flatMap((_, deck) => (deck === again.deck ? [] : [{ deck, seed: toHex(bytes(deck)) }])) },
    hashes,
  )
  expect(found).toEqual(again.deck === forged ? [] : [{ problem: 'deck', of: forged }])
  expect(fromHex(roots[0]!)).toHaveLength(32)
})
