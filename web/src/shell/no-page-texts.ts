import { catalogue } from '#platform/text'

const pt = {
  toHome: 'Voltar ao início',
  toHelp: 'Ler a ajuda',
  lostTitle: 'Esta trilha não leva a lugar nenhum',
  lostText: 'O endereço não existe ou mudou de galho. Volte ao início ou procure na ajuda.',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./no-page-texts-en.ts').then(({ en }) => en))
