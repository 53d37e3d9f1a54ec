import { catalogue } from '#platform/text'

const pt = {
  title: 'Tempo médio real',
  deposit: 'Depósito',
  withdrawal: 'Saque',
  none: 'Ainda sem registros',
  failed: 'Não foi possível carregar agora',
  note: 'Média do pedido até o dinheiro chegar, nos últimos {days} dias.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
