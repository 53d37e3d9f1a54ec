import type { Translation } from '#platform/text'
import type { pt } from './error-words.ts'

export const en: Translation<typeof pt> = {
  'game.maintenance': 'This game is under maintenance. Please choose another one.',
  'game.unknown': 'This game is not in the catalogue.',
  'game.closed': 'This game cannot be played here yet. Please choose one of those that are open.',
  'favourite.limit': 'You already have 500 favourites. Remove one to keep this one.',
}
