import type { Translation } from '#platform/text'
import type { pt } from './error-words.ts'

export const en: Translation<typeof pt> = {
  'stake.invalid': 'This stake is not possible in this game. Choose one of those offered.',
  'move.invalid': 'This move is not possible now. Look at the table and try another.',
  'round.open': 'You have an open round in this game. Finish it before you begin another.',
}
