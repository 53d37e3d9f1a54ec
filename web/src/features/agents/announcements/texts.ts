import { catalogue } from '#platform/text'

const pt = {
  failed: 'Não foi possível carregar os avisos',
  none: 'Nenhum aviso por enquanto',
  noneText: 'O que muda para agentes aparece aqui.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
