import { catalogue } from '#platform/text'

const pt = {
  office_support: 'Atendimento',
  office_room: 'Sala',
  office_messages: 'Mensagens',
  office_deposits: 'Depósitos',
  office_withdrawals: 'Saques',
  office_documents: 'Documentos',
  office_members: 'Membros',
  office_adjustments: 'Ajustes',
  office_content: 'Conteúdo',
  office_operators: 'Operadores',
  office_journal: 'Diário',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./office-texts-en.ts').then(({ en }) => en))
