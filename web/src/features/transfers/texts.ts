import { catalogue } from '#platform/text'

const pt = {
  failed: 'Não foi possível abrir as transferências',
  none: 'Não há para quem transferir',
  noneText: 'As transferências vão para quem indicou você, e a sua conta chegou sem indicação ou quem indicou não recebe mais.',
  closed: 'Transferências não estão disponíveis',
  closedText: 'Neste site, ou na sua região, o dinheiro não passa de uma conta a outra. Para sacar, use a página Sacar.',
  to: 'Quem recebe',
  toText: 'É a conta que indicou você. Mostramos só o começo do nome, para você reconhecer.',
  account: 'Usuário',
  howMuch: 'Quanto você quer transferir',
  history: 'Suas transferências',
  historyFailed: 'Não foi possível carregar suas transferências',
  historyEmpty: 'Nenhuma transferência ainda',
  historyEmptyText: 'As que você fizer aparecem aqui, com dia e valor.',
  sentTo: 'Para {upline}',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
