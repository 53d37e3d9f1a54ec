import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  cloth: 'Table layout',
  betOn: '{name} {odds}. Your bet: {amount}',
  toOne: '{odds}:1',
  upTo: 'up to {odds}:1',
  column: '2:1',
  dozen: 'Dozen {which}',
  red: 'Red',
  black: 'Black',
  even: 'Even',
  odd: 'Odd',
  hint: 'Arrows move on the layout, Enter bets. Edges between numbers count too.',
}
