import { catalogue } from '#platform/text'

const pt = {
  nav: 'Navegação de esportes',
  live: 'Ao vivo',
  followed: 'Favoritos',
  bets: 'Minhas apostas',
  results: 'Resultados',
  rules: 'Regras',
  sports: 'Esportes',
  esports: 'E-sports',
  notTold: 'Sem conexão com o site: as cotações estão paradas.',
  notToldText: 'Elas voltam sozinhas assim que a conexão voltar.',
} as const

export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
export type Texts = typeof pt
