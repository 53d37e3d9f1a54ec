import { catalogue } from '#platform/text'

const pt = {
  player: 'Jogador',
  banker: 'Banca',
  dragon: 'Dragão',
  tiger: 'Tigre',
  andar: 'Andar',
  bahar: 'Bahar',
  tie: 'Empate',
  joker: 'Carta da mesa',
  cardCount: '{count} cartas',
  oneCard: '1 carta',
  shuffling: 'Embaralhando baralhos novos',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
