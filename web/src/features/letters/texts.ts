import { catalogue } from '#platform/text'

const pt = {
  title: 'Mensagens enviadas',
  lead: 'Nesta demonstração, mensagens e e-mails não saem daqui. Os códigos aparecem abaixo.',
  emptyTitle: 'Nada enviado ainda',
  emptyText: 'Peça um código no login, no cadastro ou em Minha conta, e ele aparece aqui.',
  failedTitle: 'Não foi possível carregar as mensagens',
  sms: 'SMS',
  email: 'E-mail',
  queued: 'na fila',
  sent: 'enviada',
  delivered: 'entregue',
  failed: 'falhou',
  withheld: 'não enviada: ninguém com este contato',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
