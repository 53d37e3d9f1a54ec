import type { Translation } from '#platform/text'
import type { Texts } from './welcome-texts.ts'

export const en: Translation<Texts> = {
  title: 'Welcome to {brand}',
  lead: 'Your account is ready, {name}. Where would you like to begin?',
  deposit: 'Deposit',
  depositText: 'By Pix, the money is there in moments.',
  games: 'Look at the games',
  gamesText: 'Rules and RTP in sight before a bet.',
  limits: 'Set limits',
  limitsText: 'For deposits, losses and time.',
}
