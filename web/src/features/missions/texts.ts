import { catalogue } from '#platform/text'

const pt = {
  title: 'Nenhuma missão aberta',
  text: 'Hoje o site não tem missões nem ranking. Quando uma começar, ela aparece aqui e um número surge ao lado desta página no menu.',
  next: 'O que vem aí',
  missions: 'Missões com começo, fim e prêmio escritos, e o quanto falta em cada uma.',
  board: 'Um ranking de cada missão, com os nomes abreviados e a sua posição.',
  promise: 'Missão não pede que você aposte mais do que os seus limites: eles valem antes de tudo.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
