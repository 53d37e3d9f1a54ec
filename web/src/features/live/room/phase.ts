import type { LiveView } from '@tucano/contract/live'
import { catalogue } from '#platform/text'

const pt = {
  paused: 'Mesa em pausa',
  closed: 'Mesa fechada',
  between: 'Próxima rodada já já',
  open: 'Apostas abertas',
  last: 'Últimas apostas',
  waits: 'Sorteando',
  play: 'Em jogo',
  result: 'Resultado',
  void: 'Rodada anulada',
} as const

export type Texts = typeof pt
export const phaseTexts = catalogue(pt, () => import('./phase-en.ts').then(({ en }) => en))

type Phase = keyof Texts

/** So close to the end a table calls. */
const LAST_SECONDS = 5

/** Where a round is, in a word. Of a table that is paused or closed the round that runs is played to its end. */
export function phaseOf({ phase, state, voidReason }: Pick<LiveView, 'phase' | 'state' | 'voidReason'>, seconds: number): Phase {
  if (voidReason !== null && phase !== 'idle') return 'void'
  switch (phase) {
    case 'open':
      return seconds > LAST_SECONDS ? 'open' : seconds > 0 ? 'last' : 'waits'
    case 'closed':
      return 'waits'
    case 'play':
    case 'result':
      return phase
    case 'idle':
      return state === 'open' ? 'between' : state
  }
}
