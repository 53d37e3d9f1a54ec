import { catalogue } from '#platform/text'

const pt = {
  title: 'Últimos ganhadores',
  failed: 'Não foi possível carregar a lista',
  none: 'Nenhum prêmio ainda hoje',
  noneText: 'Assim que alguém ganhar pelo menos cinco vezes a aposta, aparece aqui na hora.',
  times: '{times}× a aposta',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
