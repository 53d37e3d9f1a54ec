import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  balance: 'Balance',
  now: 'Balance: {balance}',
  readAgain: 'Balance: {balance}. Refresh',
  updating: 'Updating…',
  failed: 'Try again',
  hidden: 'hidden',
  hide: 'Hide the balance',
  show: 'Show the balance',
}
