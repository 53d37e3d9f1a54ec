import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  title: 'Member centre',
  close: 'Close the member centre',
  comingTitle: 'Your centre is taking shape',
  comingText: 'Account, wallet, history and rewards will live here, {name}.',
}
