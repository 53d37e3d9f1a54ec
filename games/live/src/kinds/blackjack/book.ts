import { type Sum, isSoft, sumOfCards, totalOf, valueOf } from '@tucano/table/blackjack-hand'
import type { Card } from '@tucano/table/cards'
import type { BlackjackDecision } from './round.ts'

/** The dealer's card, as the columns of the book have them: from two to ten, the ace last. */
const COLUMNS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]

/** H hit, S stand; D double, or hit where that is not possible; d double, or else stand. By the total. */
export interface Book {
  hard: Readonly<Record<number, string>>
  soft: Readonly<Record<number, string>>
  /** P split, or else as the total says. By what one card counts. */
  pairs: Readonly<Record<number, string>>
}

/** The best play that goes by totals, in eight decks. */
export const BOOK: Book = {
  hard: {
    4: 'HHHHHHHHHH',
    5: 'HHHHHHHHHH',
    6: 'HHHHHHHHHH',
    7: 'HHHHHHHHHH',
    8: 'HHHHHHHHHH',
    9: 'HDDDDHHHHH',
    10: 'DDDDDDDDHH',
    11: 'DDDDDDDDDH',
    12: 'HHSSSHHHHH',
    13: 'SSSSSHHHHH',
    14: 'SSSSSHHHHH',
    15: 'SSSSSHHHHH',
    16: 'SSSSSHHHHH',
    17: 'SSSSSSSSSS',
    18: 'SSSSSSSSSS',
    19: 'SSSSSSSSSS',
    20: 'SSSSSSSSSS',
  },
  soft: {
    12: 'HHHHHHHHHH',
    13: 'HHHDDHHHHH',
    14: 'HHHDDHHHHH',
    15: 'HHDDDHHHHH',
    16: 'HHDDDHHHHH',
    17: 'HDDDDHHHHH',
    18: 'SddddSSHHH',
    19: 'SSSSSSSSSS',
    20: 'SSSSSSSSSS',
  },
  pairs: {
    1: 'PPPPPPPPPP',
    2: 'PPPPPP----',
    3: 'PPPPPP----',
    4: '---PP-----',
    5: '----------',
    6: 'PPPPP-----',
    7: 'PPPPPP----',
    8: 'PPPPPPPPPP',
    9: 'PPPPP-PP--',
    10: '----------',
  },
}

const ALONE: readonly BlackjackDecision[] = ['hit', 'stand']

/** What the book says to an open hand by its sum, by what the dealer's card counts, and by what each card of a pair does. */
export function adviceFor(
  hand: Sum,
  { up, pair }: { up: number; pair: number | undefined },
  legal: readonly BlackjackDecision[],
): BlackjackDecision {
  const column = COLUMNS.indexOf(up)
  if (pair !== undefined && legal.includes('split') && BOOK.pairs[pair]![column] === 'P') return 'split'
  const letter = (isSoft(hand) ? BOOK.soft : BOOK.hard)[totalOf(hand)]?.[column]
  if ((letter === 'D' || letter === 'd') && legal.includes('double')) return 'double'
  return letter === 'H' || letter === 'D' ? 'hit' : 'stand'
}

/** What the book says to an open hand. Without more, what it says to one for which nobody stakes anything further: it neither doubles nor splits. */
export function bookMove(cards: readonly Card[], up: Card, legal: readonly BlackjackDecision[] = ALONE): BlackjackDecision {
  const [first, second] = cards.map(valueOf)
  return adviceFor(sumOfCards(cards), { up: valueOf(up), pair: first === second ? first : undefined }, legal)
}
