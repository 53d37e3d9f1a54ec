import { catalogue } from '#platform/text'

const pt = {
  popupTitle: 'Jogos do provedor',
  comingTitle: 'Os jogos estão chegando',
  comingText: 'Quando este provedor abrir a sala, a lista aparece aqui.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
