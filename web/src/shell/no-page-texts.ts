import { catalogue } from '#platform/text'

const pt = {
  comingBadge: 'Em construção',
  comingHome: 'Voltar ao início',
  comingHelp: 'Ler a ajuda',
  coming_pointMall: 'A loja de pontos está recebendo as prateleiras',
  comingText:
    'Estamos construindo com calma para sair direito: cada jogo com regra, RTP e prêmio máximo à vista. Enquanto isso, dê uma volta pelo site.',
  lostTitle: 'Esta trilha não leva a lugar nenhum',
  lostText: 'O endereço não existe ou mudou de galho. Volte ao início ou procure na ajuda.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./no-page-texts-en.ts').then(({ en }) => en))
