import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  build: 'Build a bet',
  buildText: 'Press outcomes of different markets of this match: they become one selection at one price.',
  need: 'Choose one outcome more',
  impossible: 'These selections cannot happen together.',
  implied: 'comes with the others already',
  closed: 'No price for these together now.',
  pricing: 'Pricing…',
  add: 'Put on the slip',
  clear: 'Clear',
  remove: 'Take away {outcome}, {market}',
  added: 'The bet that you built is on the slip',
}
