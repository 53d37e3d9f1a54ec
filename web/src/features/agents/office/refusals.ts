import { catalogue } from '#platform/text'

/** Refusals as operators are told them, where the common sentence speaks to an agent or a member. */
const pt = {
  'agreement.unknown': 'Este acordo não existe mais.',
  'agreement.exists': 'Este agente já tem um acordo deste tipo. Proponha outros termos ou encerre o atual antes.',
  'agreement.payee': 'A casa só propõe acordos a agentes que não têm ninguém acima.',
  'agreement.changed': 'O acordo mudou enquanto você olhava. A página já mostra como ele está agora.',
  'downline.unknown': 'A casa só dá rebates a agentes que não têm ninguém acima.',
  'rebate.above': 'O rebate passa do máximo que a casa dá.',
  'team.moving': 'Esta conta já tem uma mudança marcada para o fim do dia. Desfaça essa antes de pedir outra.',
  'team.circle': 'A conta já está nessa equipe, ou ficaria abaixo de alguém da própria equipe.',
  'balance.insufficient': 'Quem recebeu já não tem todo o valor na conta, e o estorno não pode ser feito agora.',
} as const

export type Texts = typeof pt
export const refusals = catalogue(pt, () => import('./refusals-en.ts').then(({ en }) => en))
export const isRefusal = (code: string): code is keyof Texts => Object.hasOwn(pt, code)
