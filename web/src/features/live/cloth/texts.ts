import { catalogue } from '#platform/text'

const pt = {
  cloth: 'Pano da mesa',
  betOn: '{name} {odds}. Sua aposta: {amount}',
  toOne: '{odds}:1',
  upTo: 'até {odds}:1',
  column: '2:1',
  dozen: '{which}ª dúzia',
  red: 'Vermelho',
  black: 'Preto',
  even: 'Par',
  odd: 'Ímpar',
  hint: 'Setas andam pelo pano, Enter aposta. Divisas entre números também valem.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
