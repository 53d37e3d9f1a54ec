import { catalogue } from '#platform/text'

const pt = {
  title: 'Ajuda',
  intro: 'Respostas diretas sobre conta, dinheiro, jogos e segurança.',
  centerTitle: 'Central de ajuda',
  categories: 'Assuntos',
  about: 'Sobre o site',
  account: 'Conta',
  money: 'Dinheiro',
  games: 'Jogos',
  rewards: 'Recompensas',
  agents: 'Agentes',
  security: 'Segurança',
  failedTitle: 'A ajuda não chegou',
  emptyTitle: 'Ainda não há artigos aqui',
  backToSite: 'Voltar ao site',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
