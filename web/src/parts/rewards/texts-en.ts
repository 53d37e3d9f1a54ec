import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  cash: '{amount} in cash',
  bonus: '{amount} of bonus',
  freeRound: '1 free spin of {stake}',
  freeRounds: '{rounds} free spins of {stake}',
  freeBet: 'Free bet of {amount}',
  point: '1 point',
  points: '{points} points',
  ticket: '1 ticket',
  tickets: '{count} tickets',
  turn: '1 turn of the wheel',
  turns: '{count} turns of the wheel',
  raffleNumber: '1 number in the raffle',
  raffleNumbers: '{count} numbers in the raffle',
  goods: 'An item of the shop',
  rules: 'See the rules',
  rulesOf: 'See the rules: {title}',
  days: '{days} days',
  hours: '{hours} h {minutes} min',
  minutes: '{minutes} min',
  seconds: 'less than 1 min',
}
