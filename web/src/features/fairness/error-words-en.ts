import type { Translation } from '#platform/text'
import type { pt } from './error-words.ts'

export const en: Translation<typeof pt> = {
  'seed.missing': 'The draw of this round is not prepared yet. Try again.',
  'draw.unknown': 'We could not find this draw.',
  'seed.stale': 'The seeds of the draw have changed. Try again.',
  'seed.open': 'There is an open round. Finish it, and the seed can be revealed.',
}
