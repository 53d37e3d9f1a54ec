import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  title: 'Real average times',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  none: 'No records yet',
  failed: 'Could not be read now',
  note: 'Average from the request to the money, over the last {days} days.',
}
