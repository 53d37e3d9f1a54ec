import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  player: 'Player',
  banker: 'Banker',
  dragon: 'Dragon',
  tiger: 'Tiger',
  andar: 'Andar',
  bahar: 'Bahar',
  tie: 'Tie',
  joker: 'Table card',
  cardCount: '{count} cards',
  oneCard: '1 card',
  shuffling: 'Shuffling new decks',
}
