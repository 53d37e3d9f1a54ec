import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  chips: 'Chips',
  chipOf: 'Chip of {amount}',
  chooseChip: 'Chip of {amount}, choose another amount',
  quickChips: 'Change the chip',
  halfChip: 'Half of the chip',
  twiceChip: 'Twice the chip',
  mostChip: 'The most that the table and your balance still allow',
  betTools: 'All chips',
  undo: 'Undo',
  clear: 'Clear',
  repeat: 'Repeat',
  halveAll: 'Halve',
  doubleAll: 'Double',
  totalStake: 'Total stake',
  tooMuch: 'The limit of this table is {amount}.',
  tooMany: 'At most {count} places a round.',
  tooLittle: 'The least stake is {amount}.',
}
