import { ACE, type Card, rankOf, suitOf } from '@tucano/table/cards'
import { DECKS, SHOE } from '../../cards.ts'
import { type Chance, LOST, type Spot, paid } from '../../spot.ts'

/** Bets on the first two cards of a seat, and on these with the dealer's open card ("21+3"). */
export const BLACKJACK_SIDES = ['pair', 'poker'] as const
export type BlackjackSide = (typeof BLACKJACK_SIDES)[number]
/** The first two cards of a seat, and the dealer's open one. */
export type SideCards = [first: Card, second: Card, up: Card]

const CARDS = BigInt(SHOE.length)
const OF_CARD = BigInt(DECKS)
const OF_RANK = 4n * OF_CARD
const OF_SUIT = 13n * OF_CARD
const chosen = (from: bigint, count: 2 | 3): bigint => (count === 2 ? (from * (from - 1n)) / 2n : (from * (from - 1n) * (from - 2n)) / 6n)

/** Clubs and spades are black. */
const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2

const PAIR = { perfect: paid(25), coloured: paid(12), mixed: paid(6) }

function pairOf([first, second]: SideCards): keyof typeof PAIR | undefined {
  if (rankOf(first) !== rankOf(second)) return undefined
  if (first === second) return 'perfect'
  return isRed(first) === isRed(second) ? 'coloured' : 'mixed'
}

const POKER = { suitedTriple: paid(100), straightFlush: paid(40), triple: paid(30), straight: paid(10), flush: paid(5) }

/** Neighbours, the ace below the two or above the king. */
function isStraight(ranks: readonly number[]): boolean {
  const [low, middle, high] = ranks.toSorted((a, b) => a - b) as [number, number, number]
  if (low + 1 === middle && middle + 1 === high) return true
  // An ace comes after the king; below the two it lies before the three.
  return low === 0 && middle === 1 && high === ACE
}

function pokerOf(cards: SideCards): keyof typeof POKER | undefined {
  const ranks = cards.map(rankOf)
  const suited = cards.every((card) => suitOf(card) === suitOf(cards[0]))
  if (ranks.every((rank) => rank === ranks[0])) return suited ? 'suitedTriple' : 'triple'
  if (isStraight(ranks)) return suited ? 'straightFlush' : 'straight'
  return suited ? 'flush' : undefined
}

const pairChances: Chance[] = [
  { comesTo: PAIR.perfect, ways: 52n * chosen(OF_CARD, 2) },
  { comesTo: PAIR.coloured, ways: 26n * OF_CARD * OF_CARD },
  { comesTo: PAIR.mixed, ways: 52n * OF_CARD * OF_CARD },
]

/** Rows of three neighbours, the ace at either end. */
const STRAIGHTS = 12n
const suitedTriples = 52n * chosen(OF_CARD, 3)
const straightFlushes = STRAIGHTS * 4n * OF_CARD ** 3n
const pokerChances: Chance[] = [
  { comesTo: POKER.suitedTriple, ways: suitedTriples },
  { comesTo: POKER.straightFlush, ways: straightFlushes },
  { comesTo: POKER.triple, ways: 13n * chosen(OF_RANK, 3) - suitedTriples },
  { comesTo: POKER.straight, ways: STRAIGHTS * OF_RANK ** 3n - straightFlushes },
  { comesTo: POKER.flush, ways: 4n * chosen(OF_SUIT, 3) - straightFlushes - suitedTriples },
]

/** Ways are sets of cards, whatever their order. */
export const sideSpots: Readonly<Record<BlackjackSide, Spot<SideCards>>> = {
  pair: {
    code: 'pair',
    comesTo: (cards) => {
      const pair = pairOf(cards)
      return pair ? PAIR[pair] : LOST
    },
    chances: pairChances,
    allWays: chosen(CARDS, 2),
  },
  poker: {
    code: 'poker',
    comesTo: (cards) => {
      const poker = pokerOf(cards)
      return poker ? POKER[poker] : LOST
    },
    chances: pokerChances,
    allWays: chosen(CARDS, 3),
  },
}
