import { catalogue } from '#platform/text'

const pt = {
  drawn_she: '{name}, crupiê desenhada',
  drawn_he: '{name}, crupiê desenhado',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
