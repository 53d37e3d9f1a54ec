import { catalogue } from '#platform/text'

const pt = {
  enterTitle: 'Entre para participar',
  enterText: 'O que você pega e ganha aqui fica na sua conta.',
  enter: 'Entrar',
  trialTitle: 'Prêmios são da conta de verdade',
  trialText: 'Na conta de teste as fichas não valem dinheiro, e por isso não há prêmios.',
  all: 'Todas as promoções',
} as const

export type ChanceTexts = typeof pt
export const chanceTexts = catalogue(pt, () => import('./chance-texts-en.ts').then(({ en }) => en))
