import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  period: 'Period',
  today: 'Today',
  yesterday: 'Yesterday',
  thisWeek: 'Week',
  lastWeek: 'Last week',
  thisMonth: 'Month',
  lastMonth: 'Last month',
  range: 'Other days',
  rangeLong: 'Choose at most {days} days at a time.',
  type_CONS: 'All products',
  person: 'Account of the team',
  personMark: '(optional)',
  personHint: 'Account or nickname',
  personNone: 'Nobody right below you begins like this.',
  personDrop: 'Take {name} out of the filter',
  path: 'Path in the team',
  you: 'You',
  about: 'What it is: {figure}',
}
