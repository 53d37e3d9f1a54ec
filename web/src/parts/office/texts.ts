import { catalogue } from '#platform/text'

const pt = {
  back: 'Voltar à fila',
  choose: 'Escolha um pedido da fila.',
  keys: 'Setas movem na fila, Enter abre.',
  gone: 'Este pedido saiu da fila',
  goneText: 'Outro operador já decidiu, ou quem pediu desistiu. A fila ao lado é a de agora.',
  meanwhile: 'Outro operador decidiu este pedido antes. A fila foi lida de novo.',
  more: 'Ver mais da fila',
  now: 'agora mesmo',
  minutes: 'há {minutes} min',
  hours: 'há {hours} h {minutes} min',
  days: 'há {days} d {hours} h',
  left: 'faltam {minutes} min',
  overdue: 'prazo vencido {since}',
  waiting: '{count} na fila',
  documents_none: 'Sem documentos',
  documents_waiting: 'Documentos em análise',
  documents_verified: 'Documentos conferidos',
  documents_refused: 'Documentos recusados',
  refuse: 'Recusar',
  usual: 'Motivos comuns',
  reason: 'Motivo',
  reasonHint: 'A pessoa recebe este texto. De 3 a 300 letras.',
  reasonShort: 'Escreva o motivo: pelo menos 3 letras.',
  zoomIn: 'Ampliar',
  zoomOut: 'Reduzir',
  rotate: 'Girar',
  readOnly: 'Você vê esta seção, sem mudar nada.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
