import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  title: 'Support desk',
  intro: 'For those who answer. Player accounts do not get in here.',
  account: 'Operator',
  password: 'Password',
  required: 'Fill in this field.',
  enter: 'Sit down at the desk',
  leave: 'Leave the desk',
  places: 'Places',
  desk: 'Conversations',
  room: 'Room',
  light: 'Use the light theme',
  dark: 'Use the dark theme',
}
