import type { StudioGame } from '@tucano/contract/studios'
import { certifiedFigures } from './certified-figures.ts'

const rangeOf = ([least, most]: [number, number]) => ({ least, most })

/** What is told of a game besides its return: only what was worked out for the maths that it has now. */
export function figuresOf(code: string, maths: string): StudioGame['figures'] {
  const certified = certifiedFigures[code]
  if (certified?.maths !== maths) return null
  return { hits: rangeOf(certified.hits), deviation: rangeOf(certified.deviation), rounds: certified.rounds ?? null }
}
