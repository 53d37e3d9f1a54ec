import { catalogue } from '#platform/text'

const pt = {
  period: 'Período',
  today: 'Hoje',
  yesterday: 'Ontem',
  thisWeek: 'Semana',
  lastWeek: 'Semana passada',
  thisMonth: 'Mês',
  lastMonth: 'Mês passado',
  range: 'Outras datas',
  rangeLong: 'Escolha até {days} dias de cada vez.',
  type_CONS: 'Todos os produtos',
  person: 'Conta da equipe',
  personMark: '(opcional)',
  personHint: 'Conta ou apelido',
  personNone: 'Ninguém logo abaixo de você com este começo.',
  personDrop: 'Tirar {name} do filtro',
  path: 'Caminho na equipe',
  you: 'Você',
  about: 'O que é: {figure}',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
