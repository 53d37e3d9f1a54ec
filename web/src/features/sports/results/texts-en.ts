import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  title: 'Results',
  days: 'Day',
  sports: 'Sport',
  all: 'All',
  failed: 'The results did not come',
  none: 'No match ended on this day',
  noneText: 'Choose another day or another sport.',
  older: 'Show more results',
  anotherDay: 'Another day',
}
