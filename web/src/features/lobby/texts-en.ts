import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  popupTitle: 'Games of the vendor',
  comingTitle: 'The games are on their way',
  comingText: 'When this vendor opens its room, the list shows up here.',
}
