import { catalogue } from '#platform/text'

const pt = {
  legs: 'Seleções',
  history: 'O que aconteceu com a aposta',
  proof: 'Partidas que você pode conferir',
  proofText: 'São partidas virtuais do nosso mundo: a página repete cada lance e cada cotação no seu navegador.',
  check: 'Conferir {match}',
} as const

export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
export type Texts = typeof pt
