import { BLACKJACK_TIMES, type BlackjackHand, type BlackjackSeat, type BlackjackTable, dealerLeadMs } from '@tucano/live'
import { dealerHits, isNatural, isSoft, sumOfCards, totalOf } from '@tucano/table/blackjack-hand'
import type { Card } from '#play/cards/card.ts'
import { type DealPlan, type DealtCard, turned } from '../cards/deal-plan.ts'

/** A card of a seat with a name that stays when a pair becomes two hands. */
export interface SeatCard {
  key: string
  card: Card
  seat: number
  hand: number
  place: number
  /** When it was dealt, among those that are dealt together. */
  order: number
}

const PAIR = ['first', 'second']

/** Every card of every seat, in the order of the deal. */
export function seatCards({ seats }: BlackjackTable): SeatCard[] {
  return seats
    .flatMap(({ seat, hands }, n) =>
      hands.flatMap(({ cards }, hand) =>
        cards.map((card, place): SeatCard => {
          const isFirst = hands.length === 1 ? place < 2 : place === 0
          const nth = hands.length === 1 ? place : hand
          return {
            key: isFirst ? `${seat} ${PAIR[nth]}` : `${seat} ${hand} ${place}`,
            card,
            seat,
            hand,
            place,
            order: isFirst ? nth * 10 + n : 100 + hand * 10 + place,
          }
        }),
      ),
    )
    .toSorted((a, b) => a.order - b.order)
}

/** Cards that are dealt together follow each other so. */
export const DEAL_STEP_MS = BLACKJACK_TIMES.step
const { breath: BREATH_MS, next: NEXT_MS, told: TOLD_AFTER_MS } = BLACKJACK_TIMES

/** The dealer's end: the card that lay face down, then those that were drawn. From the moment at which nobody decides any more. */
export function dealerPlan(table: BlackjackTable): DealPlan<'dealer'> {
  const leadMs = dealerLeadMs(table)
  const cards = table.dealer.map((card, place): DealtCard<'dealer'> => {
    const dealt = { card, side: 'dealer' as const, place, leavesMs: place < 2 ? -BREATH_MS : leadMs + NEXT_MS * (place - 1) }
    return place < 2 ? turned(dealt, place === 0 ? -BREATH_MS / 2 : leadMs) : turned(dealt)
  })
  return { cards, toldMs: Math.max(...cards.map(({ readMs }) => readMs)) + TOLD_AFTER_MS }
}

export const handTotal = (cards: readonly Card[]): number => totalOf(sumOfCards(cards))

const totalsOf = (cards: readonly Card[], isOpen: boolean): string => {
  const sum = sumOfCards(cards)
  const total = totalOf(sum)
  return isOpen && isSoft(sum) && total < 21 ? `${sum.sum}/${total}` : String(total)
}

/** What a hand comes to, as players write it: both ways of counting an ace while more cards may come. */
export const handTotals = ({ cards, stands }: BlackjackHand, { turn }: Pick<BlackjackTable, 'turn'>): string =>
  totalsOf(cards, turn !== null && !stands)

/** The same of the dealer's cards, who has enough at seventeen. */
export const dealerTotals = (cards: readonly Card[]): string => totalsOf(cards, dealerHits(sumOfCards(cards)))

export type HandOutcome = 'blackjack' | 'won' | 'push' | 'lost' | 'bust'

/** What a hand has come to against all of the dealer's cards. */
export function outcomeOf({ hands }: BlackjackSeat, hand: number, dealer: readonly Card[]): HandOutcome {
  const { cards } = hands[hand]!
  const [mine, theirs] = [handTotal(cards), handTotal(dealer)]
  if (mine > 21) return 'bust'
  const natural = hands.length === 1 && isNatural(cards)
  if (natural || isNatural(dealer)) return natural && isNatural(dealer) ? 'push' : natural ? 'blackjack' : 'lost'
  if (theirs > 21 || theirs < mine) return 'won'
  return theirs === mine ? 'push' : 'lost'
}
