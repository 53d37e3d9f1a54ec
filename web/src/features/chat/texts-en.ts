import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  title: 'Chat room',
  comingTitle: 'Nobody talks here yet',
  comingText: 'The room opens soon, moderated and with respect.',
}
