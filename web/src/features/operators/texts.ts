import { catalogue } from '#platform/text'

const pt = {
  title: 'Mesa do atendimento',
  intro: 'Entrada para quem atende. Contas de jogador não entram aqui.',
  account: 'Operador',
  password: 'Senha',
  required: 'Preencha este campo.',
  enter: 'Entrar na mesa',
  leave: 'Sair da mesa',
  places: 'Lugares',
  desk: 'Conversas',
  room: 'Sala',
  light: 'Usar o tema claro',
  dark: 'Usar o tema escuro',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
