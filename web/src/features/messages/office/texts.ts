import { catalogue } from '#platform/text'

const pt = {
  title: 'Mensagens',
  text: 'O que você escreve chega à caixa de entrada e fica registrado no diário.',
  readOnly: 'Só o atendimento escreve',
  readOnlyText: 'O que foi enviado está no diário, em “Enviou uma mensagem”.',
  to: 'Para quem',
  toAccount: 'Uma conta',
  toType: 'Todas de um tipo',
  account: 'Usuário',
  type: 'Tipo de conta',
  type_0: 'Membros',
  type_1: 'Agentes',
  type_2: 'Agentes gerais',
  type_41: 'Agentes da equipe (41)',
  type_42: 'Agentes da equipe (42)',
  head: 'Título',
  body: 'Mensagem',
  required: 'Preencha este campo.',
  preview: 'Como a pessoa vê',
  previewTitle: 'Título da mensagem',
  previewBody: 'O texto aparece aqui enquanto você escreve.',
  review: 'Revisar e enviar',
  askOne: 'Enviar para {account}?',
  askOneText: 'A mensagem chega na hora e não pode ser recolhida.',
  askMany: 'Enviar para todos?',
  askManyText: 'Vai para todas as contas ativas do tipo {type}, na hora, e não pode ser recolhida.',
  send: 'Enviar',
  sentOne: 'Enviada para 1 conta',
  sentMany: 'Enviada para {count} contas',
  another: 'Escrever outra',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
