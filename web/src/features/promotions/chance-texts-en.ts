import type { Translation } from '#platform/text'
import type { ChanceTexts } from './chance-texts.ts'

export const en: Translation<ChanceTexts> = {
  enterTitle: 'Sign in to take part',
  enterText: 'What you catch and win here stays in your account.',
  enter: 'Sign in',
  trialTitle: 'Prizes are for real accounts',
  trialText: 'Chips of a trial account are not worth money, so there are no prizes.',
  all: 'All promotions',
}
