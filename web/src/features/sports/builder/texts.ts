import { catalogue } from '#platform/text'

const pt = {
  build: 'Criar aposta',
  buildText: 'Toque em resultados de mercados diferentes desta partida: eles viram uma seleção só, com uma cotação.',
  need: 'Escolha mais um resultado',
  impossible: 'Essas seleções não podem acontecer juntas.',
  implied: 'já está incluída nas outras',
  closed: 'Sem cotação para esta combinação agora.',
  pricing: 'Calculando…',
  add: 'Pôr no bilhete',
  clear: 'Limpar',
  remove: 'Tirar {outcome}, {market}',
  added: 'Aposta criada no bilhete',
} as const

export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
export type Texts = typeof pt
