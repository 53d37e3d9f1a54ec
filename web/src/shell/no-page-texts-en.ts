import type { Translation } from '#platform/text'
import type { Texts } from './no-page-texts.ts'

export const en: Translation<Texts> = {
  comingBadge: 'Under construction',
  comingHome: 'Back to the start',
  comingHelp: 'Read the help',
  coming_pointMall: 'The point shop is getting its shelves',
  comingText:
    'We build without haste so that it comes out right: every game with its rules, RTP and maximum win in sight. Meanwhile, have a look around.',
  lostTitle: 'This trail leads nowhere',
  lostText: 'The address does not exist or has moved to another branch. Go back to the start or look in the help.',
}
