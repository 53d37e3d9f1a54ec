import { catalogue } from '#platform/text'

const pt = {
  title: 'Resultados',
  days: 'Dia',
  sports: 'Esporte',
  all: 'Todos',
  failed: 'Os resultados não vieram',
  none: 'Nenhum jogo terminou neste dia',
  noneText: 'Escolha outro dia ou outro esporte.',
  older: 'Mostrar mais resultados',
  anotherDay: 'Outro dia',
} as const

export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
export type Texts = typeof pt
