import type { BlackjackTable } from './round.ts'

/** How fast cards come, in milliseconds: those that are dealt together follow each other so. */
export const BLACKJACK_TIMES = {
  step: 240,
  /** A card on its way, until it is read. */
  card: 600,
  /** Before the dealer turns the card that lies face down. */
  breath: 600,
  /** From one of the dealer's cards to the next. */
  next: 850,
  /** From the last card to what hands have come to. */
  told: 500,
} as const

/** Two cards for each seat, and for the dealer. */
export const dealtMs = (seats: number): number => (seats + 1) * 2 * BLACKJACK_TIMES.step + BLACKJACK_TIMES.card

/** Nobody has played: the dealer looked, or everybody has 21. */
const isUnplayed = ({ seats }: Pick<BlackjackTable, 'seats'>): boolean =>
  seats.every(({ hands: [hand, another] }) => another === undefined && hand!.cards.length === 2 && !hand!.stands)

/** From the moment at which nobody decides any more to the one at which the card that lay face down is turned. */
export const dealerLeadMs = (table: Pick<BlackjackTable, 'seats'>): number =>
  BLACKJACK_TIMES.breath + (isUnplayed(table) ? (table.seats.length + 1) * 2 * BLACKJACK_TIMES.step : 0)

/** How long the end of a round takes: the dealer's cards, and a moment to read what hands have come to. */
export const dealerEndsMs = (table: Pick<BlackjackTable, 'seats' | 'dealer'>): number => {
  const { next, card, told } = BLACKJACK_TIMES
  return dealerLeadMs(table) + next * (table.dealer.length - 1) + card + told
}
