import { catalogue } from '#platform/text'

const pt = {
  title: 'Central do membro',
  close: 'Fechar a central do membro',
  comingTitle: 'Sua central está ganhando forma',
  comingText: 'Conta, carteira, histórico e recompensas vão morar aqui, {name}.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
