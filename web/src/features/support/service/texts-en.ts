import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  blocked: 'Your browser blocked the window of customer service. Allow pop-ups for this site and click again.',
  failed: 'Customer service could not be opened. Check your connection and click again.',
}
