import type { Draws } from '@tucano/randomness'
import type { Option } from '@tucano/round'
import { dealerHits, isNatural, sumOfCards, totalOf, valueOf } from './blackjack-hand.ts'
import { ACE, type Card, rankOf } from './cards.ts'

export const DECISIONS = ['hit', 'stand', 'double', 'split', 'insure', 'noInsurance'] as const
export type Decision = (typeof DECISIONS)[number]

export interface Hand {
  cards: Card[]
  stake: bigint
  /** Nothing more is decided. */
  stands: boolean
}

/** What lies on the table. The dealer's second card is there from the beginning, face down. */
export interface Table {
  stake: bigint
  dealer: Card[]
  hands: Hand[]
  /** What was staked on a blackjack of the dealer's; undefined as long as that can be decided. */
  insurance: bigint | undefined
}

/** A pair is split, and pairs that come of it again, up to so many times: four hands. */
export const SPLITS_MAX = 3

export type Phase = 'insurance' | 'play' | 'over'

/** Every card comes from a whole deck. */
const drawCard = (draws: Draws): Card => draws.below(52)

export const handTotal = (cards: readonly Card[]): number => totalOf(sumOfCards(cards))
const isAce = (card: Card | undefined): boolean => card !== undefined && rankOf(card) === ACE

export function openTable(stake: bigint, draws: Draws): Table {
  const card = (): Card => drawCard(draws)
  const [first, up, second, hole] = [card(), card(), card(), card()]
  const hands = [{ cards: [first, second], stake, stands: false }]
  return { stake, dealer: [up, hole], hands, insurance: isAce(up) ? undefined : 0n }
}

const isDone = ({ cards, stands }: Hand): boolean => stands || handTotal(cards) >= 21

/** Which hand is to be decided on; beyond the last when none is. */
export function activeOf({ hands }: Table): number {
  const active = hands.findIndex((hand) => !isDone(hand))
  return active === -1 ? hands.length : active
}

/** A hand that came of a split is no natural. */
export const hasNatural = ({ hands }: Table): boolean => hands.length === 1 && isNatural(hands[0]!.cards)

/** The dealer looks at the second card before anybody plays. */
export function phaseOf(table: Table): Phase {
  if (table.insurance === undefined) return 'insurance'
  if (isNatural(table.dealer) || hasNatural(table)) return 'over'
  return activeOf(table) < table.hands.length ? 'play' : 'over'
}

/** Two cards of one value, as long as there are not too many hands. Split aces stand, so they are never split again. */
function canSplit({ hands }: Table, { cards: [first, second, third] }: Hand): boolean {
  return hands.length <= SPLITS_MAX && third === undefined && valueOf(first!) === valueOf(second!)
}

export function optionsOf(table: Table): (Option & { move: Decision })[] {
  const free = (move: Decision): Option & { move: Decision } => ({ move, cost: 0n })
  switch (phaseOf(table)) {
    case 'over':
      return []
    case 'insurance':
      return [{ move: 'insure', cost: table.stake / 2n }, free('noInsurance')]
    case 'play': {
      const hand = table.hands[activeOf(table)]!
      const options = [free('hit'), free('stand')]
      if (hand.cards.length === 2) options.push({ move: 'double', cost: table.stake })
      if (canSplit(table, hand)) options.push({ move: 'split', cost: table.stake })
      return options
    }
  }
}

/** A hand that came of a split: aces get no further card. */
const openHand = (stake: bigint, first: Card, second: Card): Hand => ({ cards: [first, second], stake, stands: isAce(first) })

/** Does what is one of the options. */
export function decide(table: Table, decision: Decision, draws: Draws): void {
  const active = activeOf(table)
  const hand = table.hands[active]!
  switch (decision) {
    case 'insure':
      table.insurance = table.stake / 2n
      break
    case 'noInsurance':
      table.insurance = 0n
      break
    case 'stand':
      hand.stands = true
      break
    case 'double':
      hand.stake += table.stake
      hand.stands = true
      hand.cards.push(drawCard(draws))
      break
    case 'hit':
      hand.cards.push(drawCard(draws))
      break
    case 'split':
      table.hands.splice(active, 1, ...hand.cards.map((card) => openHand(table.stake, card, drawCard(draws))))
  }
}

/** The dealer draws as long as there is a hand to beat. */
export function playDealer(table: Table, draws: Draws): void {
  if (hasNatural(table) || table.hands.every(({ cards }) => handTotal(cards) > 21)) return
  while (dealerHits(sumOfCards(table.dealer))) table.dealer.push(drawCard(draws))
}
