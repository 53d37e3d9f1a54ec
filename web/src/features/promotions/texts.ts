import { catalogue } from '#platform/text'

const pt = {
  title: 'Promoções',
  intro: 'Cada promoção diz o que dá, o que pede e até quando vale. 18+. Apostar envolve risco de perda.',
  open: 'Ver regras',
  emptyTitle: 'Nenhuma promoção no ar',
  emptyText: 'Quando uma começar, as regras completas aparecem aqui.',
  failedTitle: 'Não foi possível carregar as promoções',
  missingTitle: 'Esta promoção não existe mais',
  careTitle: 'No seu ritmo',
  careText: 'Promoção não é motivo para apostar mais do que você planejou. Seus limites valem mais, e participar é sempre opcional.',
  careLink: 'Limites, pausas e ajuda',
  all: 'Todas as promoções',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
