import { catalogue } from '#platform/text'

const pt = {
  noSignal_live: 'Cotações ao vivo suspensas: sem sinal da fonte',
  noSignal_before: 'Cotações pré-jogo suspensas: sem sinal da fonte',
  noSignal_all: 'Cotações suspensas: sem sinal da fonte',
  noSignalText_live: 'Os jogos que ainda não começaram seguem abertos. As cotações ao vivo voltam sozinhas com o sinal.',
  noSignalText_before: 'Os jogos ao vivo seguem abertos. As cotações dos próximos voltam sozinhas com o sinal.',
  noSignalText_all: 'Nada pode ser apostado nem encerrado agora. Tudo volta sozinho com o sinal.',
} as const

export const texts = catalogue(pt, () => import('./texts-en.ts').then(({ en }) => en))
export type Texts = typeof pt
