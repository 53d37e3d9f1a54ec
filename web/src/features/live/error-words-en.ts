import type { Translation } from '#platform/text'
import type { pt } from './error-words.ts'

export const en: Translation<typeof pt> = {
  'event.closed': 'Bets of this round are closed. Bet on the next one.',
  'live.table.unknown': 'This table does not exist any more. Go back to the list and choose another one.',
  'live.table.paused': 'The table is paused. Bets come back when it opens again.',
  'live.spot.unknown': 'This place takes no bets.',
  'live.slip.changed': 'Your chips have changed on another device. Look at the table and try again.',
  'live.slip.empty': 'There are no chips of yours for that.',
  'live.bet.min': 'The amount is below the least of this place.',
  'live.bet.max': 'The amount is above the most of this place.',
  'live.slip.max': 'The amount is above the most of the table in a round.',
}
