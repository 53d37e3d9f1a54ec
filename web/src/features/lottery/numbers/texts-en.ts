import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  text: 'Send numbers of 5 digits until the close. They are sealed with the bets and enter the sum of the result; nobody knows what each of them changes.',
  count: 'Sent',
  least: 'Needs at least',
  enough: 'The draw counts.',
  notEnough: '{count} more are needed for the draw to count. Without them, everything is given back.',
  number: 'Your number',
  wrong: 'It takes 5 digits.',
  any: 'One at random',
  send: 'Send',
  sent: 'Number {number} is sent.',
  signIn: 'Sign in to send',
  failed: 'The numbers could not be loaded',
  none: 'Nobody has sent one yet',
  noneText: 'The first one may be yours.',
  you: 'you',
  place: 'no. {place}',
  noDraw: 'No draw takes numbers now.',
}
