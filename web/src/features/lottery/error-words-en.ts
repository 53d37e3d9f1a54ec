import type { Translation } from '#platform/text'
import type { pt } from './error-words.ts'

export const en: Translation<typeof pt> = {
  'lottery.closed': 'This lottery is closed for bets now.',
  'draw.closed': 'This draw has closed. Choose whether to bet on the next one.',
  'draw.not.open': 'This draw is not open for bets yet.',
  'picks.invalid': 'Some choice does not fit this bet. Check the numbers.',
  'series.invalid': 'This series is not available to you. Change the prize and try again.',
  'multiple.invalid': 'The multiple does not fit this bet.',
  'growth.not.available': 'Raising the multiple is not available here.',
  'cap.prize': 'The prize of a line would pass the most. Lower the multiple or the unit.',
  'cap.stake': 'The amount passes the most of one bet.',
  'cap.member': 'The amount passes what you can stake on this draw.',
  'cap.selection': 'There are too many bets on this number in this draw.',
  'cap.draw': 'This draw has taken all that it can take.',
  'plan.unknown': 'This repeat plan was not found.',
  'plan.over': 'This repeat plan is over.',
  'number.sent': 'This number was sent into this draw already. Choose another one.',
}
