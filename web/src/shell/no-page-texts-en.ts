import type { Translation } from '#platform/text'
import type { Texts } from './no-page-texts.ts'

export const en: Translation<Texts> = {
  toHome: 'Back to the start',
  toHelp: 'Read the help',
  lostTitle: 'This trail leads nowhere',
  lostText: 'The address does not exist or has moved to another branch. Go back to the start or look in the help.',
}
