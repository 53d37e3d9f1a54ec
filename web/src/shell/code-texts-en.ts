import type { Translation } from '#platform/text'
import type { Texts } from './code-texts.ts'
import { en as first } from './texts-en.ts'

export const en: Translation<Texts> = {
  ...first,
  appTitle: 'Take the site with you',
  appText: 'Point the camera of your phone at the code.',
  appSteps: 'See how to install it',
  scan: 'Point your camera at the code',
  openResource: 'Open the link',
}
