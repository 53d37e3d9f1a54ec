import { catalogue } from '#platform/text'

const pt = {
  title: 'Sala de conversa',
  comingTitle: 'A conversa ainda não começou',
  comingText: 'A sala abre em breve, com moderação e respeito.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
