import { catalogue } from '#platform/text'

const pt = {
  balance: 'Saldo',
  now: 'Saldo: {balance}',
  readAgain: 'Saldo: {balance}. Atualizar',
  updating: 'Atualizando…',
  failed: 'Tente de novo',
  hidden: 'oculto',
  hide: 'Esconder o saldo',
  show: 'Mostrar o saldo',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
