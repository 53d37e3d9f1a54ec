import { catalogue } from '#platform/text'

const pt = {
  blackjack: 'Blackjack',
  won: 'Ganhou',
  push: 'Empate',
  lost: 'Perdeu',
  bust: 'Estourou',
  mine: 'Você',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
