import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  title: 'Tables side by side',
  count: '{count} of {max} tables open',
  back: 'Back to the tables',
  add: 'Add a table',
  addText: 'Play at up to four tables at once, with the same chips.',
  beside: 'Open another table beside it',
  full: 'Four tables is the most. Close one to open another.',
  enlarge: 'Enlarge {name}',
  remove: 'Close {name}',
  more: 'Results, bets and returns of {name}',
  last: 'Last results: {list}',
  chips: 'One chip for all tables',
  inAll: 'On the tables',
  says: '{name}: {sentence}',
  gone: 'This table is no longer in the salon.',
}
