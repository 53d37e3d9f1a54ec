import { catalogue } from '#platform/text'

/** What covers and rails of games say. The start needs these, and nothing else of a lobby. */
const pt = {
  playGame: 'Jogar {game}, de {vendor}',
  closedGame: '{game}, de {vendor}: em manutenção',
  closed: 'Em manutenção',
  jackpot: 'Jackpot',
  hotMark: 'Em alta',
  rtp: 'RTP {rtp}',
  minBet: 'Mín. {amount}',
  demonstration: 'Demonstração',
  demonstrationOf: 'Demonstração de {game}',
  mark: 'Guardar {game} nos favoritos',
  unmark: 'Tirar {game} dos favoritos',
} as const

export type CardTexts = typeof pt
export const cardTexts = catalogue(pt, () => import('./card-texts-en.ts').then(({ en }) => en))
