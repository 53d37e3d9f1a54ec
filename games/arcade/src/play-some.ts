import type { Json, Run } from '@tucano/round'
import type { CrashMove } from './crash.ts'
import type { HiloMove, HiloView } from './hilo.ts'
import type { MinesMove, MinesView } from './mines.ts'

/** A way to go on with an open round, by game, as a simulation or a bot needs it. It is no advice. */
export const playSome: { [code: string]: (run: Run) => Json } = {
  // Whoever asks decides when.
  foguete: (): CrashMove => ({ do: 'cashOut' }),
  minas: ({ view }) => playMines(view as MinesView),
  'maior-ou-menor': ({ view }) => playHilo(view as HiloView),
}

/** Three tiles, and then out. */
function playMines({ opened }: MinesView): MinesMove {
  const tile = [12, 3, 20][opened.length]
  return tile === undefined ? { do: 'cashOut' } : { do: 'open', tile }
}

/** The likelier guess until the stake has doubled; a card of the middle is skipped while that is possible. */
function playHilo({ next, multiplier, skipsLeft }: HiloView): HiloMove {
  if (multiplier >= 200) return { do: 'cashOut' }
  const [higher, lower] = [next!.higherOrSame ?? Infinity, next!.lowerOrSame ?? Infinity]
  if (higher === lower && skipsLeft > 0) return { do: 'skip' }
  return { do: higher <= lower ? 'higherOrSame' : 'lowerOrSame' }
}
