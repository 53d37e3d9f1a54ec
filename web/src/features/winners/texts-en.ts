import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  title: 'Latest winners',
  failed: 'The list did not arrive',
  none: 'No prize yet',
  noneText: 'As soon as somebody wins at least five times the stake, it shows here at once.',
  times: '{times}× the stake',
}
