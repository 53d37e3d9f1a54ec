import { catalogue } from '#platform/text'

const pt = {
  banners: 'Destaques',
  ticker: 'Avisos rápidos',
  seeAll: 'Ver todos',
  allNotices: 'Ver todos os avisos',
  title: 'Avisos',
  intro: 'O que mudou no site e o que vale saber antes de jogar.',
  emptyTitle: 'Nenhum aviso por enquanto',
  emptyText: 'Quando houver novidade, ela aparece aqui.',
  failedTitle: 'Não foi possível carregar os avisos',
  list: 'Lista de avisos',
  choose: 'Nenhum aviso aberto',
  chooseText: 'Escolha um na lista para ler.',
  back: 'Voltar à lista',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
