import { catalogue } from '#platform/text'

const pt = {
  replay: 'Rever a rodada',
  replayText: 'O resultado de novo, como o jogo mostrou. Nada é apostado.',
  replayChanged: 'As regras deste jogo mudaram desde essa rodada. O resultado está descrito abaixo, e a prova continua valendo.',
  watch: 'Assistir',
} as const

export type Texts = typeof pt
export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
