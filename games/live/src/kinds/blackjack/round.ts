import { type Draws, deal } from '@tucano/randomness'
import { BadMove } from '@tucano/round'
import { dealerHits, isNatural, sumOfCards, totalOf, valueOf } from '@tucano/table/blackjack-hand'
import { ACE, type Card, rankOf } from '@tucano/table/cards'
import { SHOE } from '../../cards.ts'

export const BLACKJACK_SEATS = 7
/** A pair becomes two hands, and is not split again. */
const HANDS = 2

export const BLACKJACK_DECISIONS = ['hit', 'stand', 'double', 'split'] as const
export type BlackjackDecision = (typeof BLACKJACK_DECISIONS)[number]

/** Seats are numbered from one, hands of a seat from nothing: the second is there after a split. */
export type BlackjackMove = { seat: number; hand: number; move: BlackjackDecision }
export type BlackjackHand = {
  cards: Card[]
  doubled: boolean
  /** Nothing more is decided, though it is below 21. */
  stands: boolean
}
export type BlackjackSeat = { seat: number; hands: BlackjackHand[] }
export type BlackjackTable = {
  /** Those that are dealt to, in the order in which they play. */
  seats: BlackjackSeat[]
  /** One card as long as anybody plays: the second lies face down, and is not told here. */
  dealer: Card[]
  /** Whose move is waited for, and what it can be; null when the round is over. */
  turn: { seat: number; hand: number; legal: BlackjackDecision[] } | null
}

/**
 * No round needs more cards. Without its last card every hand is at most 20 with aces as one, the dealer's at most 16: so many
 * cards of the shoe fit into that, the smallest first, and each hand has one last card.
 */
export const BLACKJACK_CARDS = mostCards()

function mostCards(): number {
  const hands = BLACKJACK_SEATS * HANDS
  let room = hands * 20 + 16
  const values = SHOE.map(valueOf).toSorted((a, b) => a - b)
  const first = values.findIndex((value) => (room -= value) < 0)
  return first + hands + 1
}

/** The order of the cards, as far as it can matter. */
export const drawBlackjack = (draws: Draws): Card[] => deal(draws, SHOE, BLACKJACK_CARDS)

const totalOfCards = (cards: readonly Card[]): number => totalOf(sumOfCards(cards))
const isOpen = ({ cards, stands }: BlackjackHand): boolean => !stands && totalOfCards(cards) < 21

function legalFor({ cards: [first, second, third] }: BlackjackHand, hands: number): BlackjackDecision[] {
  if (third !== undefined) return ['hit', 'stand']
  return valueOf(first!) === valueOf(second!) && hands < HANDS ? [...BLACKJACK_DECISIONS] : ['hit', 'stand', 'double']
}

/** Seats one after the other, and of a seat the first hand first. */
function turnOf(seats: readonly BlackjackSeat[]): BlackjackTable['turn'] {
  for (const { seat, hands } of seats) {
    const hand = hands.findIndex(isOpen)
    if (hand !== -1) return { seat, hand, legal: legalFor(hands[hand]!, hands.length) }
  }
  return null
}

const isAlive = ({ cards }: BlackjackHand): boolean => totalOfCards(cards) <= 21
/** A hand of two cards that came of no split. */
export const hasBlackjack = ({ hands: [hand, another] }: BlackjackSeat): boolean => another === undefined && isNatural(hand!.cards)
/** Somebody has a hand that the dealer's is compared with. */
const isCompared = (seat: BlackjackSeat): boolean => !hasBlackjack(seat) && seat.hands.some(isAlive)

/** Two cards each, one card a time, the dealer last. */
function open(seats: readonly number[], next: () => Card): { seats: BlackjackSeat[]; dealer: [Card, Card] } {
  const first = seats.map(next)
  const up = next()
  const opened = seats.map((seat, n) => ({ seat, hands: [{ cards: [first[n]!, next()], doubled: false, stands: false }] }))
  return { seats: opened, dealer: [up, next()] }
}

function decide({ hands }: BlackjackSeat, { hand: at, move }: BlackjackMove, next: () => Card): void {
  const hand = hands[at]!
  switch (move) {
    case 'stand':
      hand.stands = true
      break
    case 'hit':
      hand.cards.push(next())
      break
    case 'double':
      hand.cards.push(next())
      hand.doubled = true
      hand.stands = true
      break
    case 'split': {
      // Each gets its second card at once. Aces get no third one.
      const stands = rankOf(hand.cards[0]!) === ACE
      hands.splice(at, 1, ...hand.cards.map((card) => ({ cards: [card, next()], doubled: false, stands })))
    }
  }
}

function checkSeats(seats: readonly number[]): void {
  const areSeats = seats.every((seat, n) => Number.isInteger(seat) && seat > (seats[n - 1] ?? 0) && seat <= BLACKJACK_SEATS)
  if (seats.length === 0 || !areSeats) throw new RangeError(`seats are from 1 to ${BLACKJACK_SEATS}, in their order`)
}

/**
 * What lies on the table after so many moves. The same cards, seats and moves always come to the same. Whoever shuffled may tell
 * what is returned: a card that lies face down is not in it.
 */
export function playBlackjack(cards: readonly Card[], seats: readonly number[], moves: readonly BlackjackMove[]): BlackjackTable {
  checkSeats(seats)
  let used = 0
  const next = (): Card => {
    const card = cards[used++]
    if (card === undefined) throw new RangeError('not enough cards')
    return card
  }
  const table = open(seats, next)
  // The dealer looks at the second card before anybody plays.
  const isOver = isNatural(table.dealer)
  for (const move of moves) {
    const turn = isOver ? null : turnOf(table.seats)
    if (turn?.seat !== move.seat || turn.hand !== move.hand || !turn.legal.includes(move.move))
      throw new BadMove('move', 'not possible now')
    decide(
      table.seats.find(({ seat }) => seat === move.seat)!,
      move,
      next,
    )
  }
  const turn = isOver ? null : turnOf(table.seats)
  if (turn) return { seats: table.seats, dealer: table.dealer.slice(0, 1), turn }
  const dealer: Card[] = [...table.dealer]
  if (table.seats.some(isCompared)) while (dealerHits(sumOfCards(dealer))) dealer.push(next())
  return { seats: table.seats, dealer, turn }
}

/** What lies on the table before anybody has moved. */
export const dealBlackjack = (cards: readonly Card[], seats: readonly number[]): BlackjackTable => playBlackjack(cards, seats, [])
