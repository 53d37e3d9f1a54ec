import { type Card, rankOf, suitOf } from '@tucano/table/cards'

const RANKS = '23456789TJQKA'
const SUITS = 'cdhs'

/** `As` is the ace of spades, as hand histories write it. */
const cardName = (card: Card): string => `${RANKS.charAt(rankOf(card))}${SUITS.charAt(suitOf(card))}`
export const cardNames = (cards: readonly Card[], between = ' '): string => cards.map(cardName).join(between)
export const readCards = (text: string): Card[] =>
  text.split(' ').map((name) => RANKS.indexOf(name.charAt(0)) * 4 + SUITS.indexOf(name.charAt(1)))
