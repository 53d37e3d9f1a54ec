import type { Translation } from '#platform/text'
import type { CardTexts } from './card-texts.ts'

export const en: Translation<CardTexts> = {
  playGame: 'Play {game} by {vendor}',
  closedGame: '{game} by {vendor}: under maintenance',
  closed: 'Under maintenance',
  jackpot: 'Jackpot',
  hotMark: 'Hot',
  rtp: 'RTP {rtp}',
  minBet: 'Min. {amount}',
  demonstration: 'Demo',
  demonstrationOf: 'Demo of {game}',
  mark: 'Keep {game} as a favourite',
  unmark: 'Remove {game} from the favourites',
}
