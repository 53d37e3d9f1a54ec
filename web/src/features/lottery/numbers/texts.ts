import { catalogue } from '#platform/text'

const pt = {
  text: 'Envie números de 5 dígitos até o fechamento. Eles são lacrados com as apostas e entram na conta do resultado; ninguém sabe o que cada um muda.',
  count: 'Enviados',
  least: 'Precisa de pelo menos',
  enough: 'O concurso vale.',
  notEnough: 'Faltam {count} para o concurso valer. Sem eles, tudo volta.',
  number: 'Seu número',
  wrong: 'São 5 dígitos.',
  any: 'Um ao acaso',
  send: 'Enviar',
  sent: 'Número {number} enviado.',
  signIn: 'Entrar para enviar',
  failed: 'Não foi possível carregar os números',
  none: 'Ninguém enviou ainda',
  noneText: 'O primeiro pode ser o seu.',
  you: 'você',
  place: '{place}º',
  noDraw: 'Nenhum concurso recebe números agora.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
