import { catalogue } from '#platform/text'

const pt = {
  title: 'Jackpot progressivo',
  lastWin: 'Último prêmio: {nickname} levou {amount}',
  noWin: 'Ninguém levou este prêmio ainda',
  play: 'Ver jogos com jackpot',
  playShort: 'Ver jogos',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
