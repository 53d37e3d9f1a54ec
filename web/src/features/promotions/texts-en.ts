import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  title: 'Promotions',
  intro: 'Each promotion says what it gives, what it asks for and how long it runs. 18+. Betting involves risk of loss.',
  open: 'See the rules',
  emptyTitle: 'No promotions running',
  emptyText: 'When one starts, its full rules show up here.',
  failedTitle: 'The promotions did not arrive',
  missingTitle: 'This promotion is gone',
  careTitle: 'At your own pace',
  careText: 'A promotion is no reason to bet more than you planned. Your limits come first, and taking part is always optional.',
  careLink: 'Limits, breaks and help',
  all: 'All promotions',
}
