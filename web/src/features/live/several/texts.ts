import { catalogue } from '#platform/text'

const pt = {
  title: 'Mesas lado a lado',
  count: '{count} de {max} mesas abertas',
  back: 'Voltar às mesas',
  add: 'Adicionar mesa',
  addText: 'Jogue em até quatro mesas ao mesmo tempo, com as mesmas fichas.',
  beside: 'Abrir outra mesa ao lado',
  full: 'Quatro mesas é o máximo. Feche uma para abrir outra.',
  enlarge: 'Aumentar {name}',
  remove: 'Fechar {name}',
  more: 'Resultados, apostas e retornos de {name}',
  last: 'Últimos resultados: {list}',
  chips: 'Uma ficha para todas as mesas',
  inAll: 'Nas mesas',
  says: '{name}: {sentence}',
  gone: 'Esta mesa não está mais no salão.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
