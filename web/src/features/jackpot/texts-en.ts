import type { Translation } from '#platform/text'
import type { Texts } from './texts.ts'

export const en: Translation<Texts> = {
  title: 'Progressive jackpot',
  lastWin: 'Last prize: {nickname} took {amount}',
  noWin: 'Nobody has taken this prize yet',
  play: 'See games with the jackpot',
  playShort: 'See games',
}
