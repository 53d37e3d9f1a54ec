import type { Translation } from '#platform/text'
import type { pt } from './error-words.ts'

export const en: Translation<typeof pt> = {
  'bonus.confirm': 'You have a bonus in use. Taking money out now ends it: confirm that you give it up, or give it up under Bonus.',
  'bonus.keeps': 'The rules of your bonus do not let money out before it is over. Finish its stakes or give it up.',
}
