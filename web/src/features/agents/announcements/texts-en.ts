import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  failed: 'The news could not be read',
  none: 'Nothing new for now',
  noneText: 'What changes for agents shows here.',
}
