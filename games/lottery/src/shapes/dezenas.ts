import { ratio } from '@tucano/round'
import { balls, chooseBig } from '../counting.ts'
import type { Shape } from '../play.ts'
import { sets } from '../plays/sets.ts'
import { fixed } from '../prizes.ts'
import { drawBalls, readBalls } from './results.ts'

interface Numbers {
  code: string
  /** So many of so many; what a line has at least, and what a slip may have at most. */
  drawn: number
  of: number
  max: number
  /** By hits, what a line of 1 pays, times ten. */
  pays: Readonly<Record<number, number>>
}

function dezenasOf({ code, drawn, of, max, pays }: Numbers): Shape {
  const choices = balls(of)
  return {
    code,
    plays: [
      sets({
        code: `D${drawn}`,
        family: 'dezenas',
        name: `D${drawn}`,
        look: 'ball',
        choices,
        size: drawn,
        max,
        pays: Object.entries(pays)
          .map(([hits, tenths]) => ({ hits: Number(hits), odds: ratio(tenths, 10) }))
          .toSorted((a, b) => b.hits - a.hits)
          .map(({ hits, odds }) => ({
            drawn: hits,
            prize: fixed(`hits${hits}`, chooseBig(drawn, hits) * chooseBig(of - drawn, drawn - hits), chooseBig(of, drawn), { odds }),
          })),
        drawn: (result) => result,
        count: [drawn, drawn],
      }),
    ],
    draw: (draws) => drawBalls(draws, choices, drawn),
    readResult: readBalls(choices, drawn),
    parts: [{ key: 'balls', look: 'ball', count: drawn }],
  }
}

/** Shapes that Brazilians know, with fixed odds. */
export const dezenas: readonly Shape[] = [
  dezenasOf({ code: 'dezenas-6-60', drawn: 6, of: 60, max: 15, pays: { 6: 10_000_000, 5: 200_000, 4: 5000, 3: 250, 2: 30 } }),
  dezenasOf({ code: 'dezenas-5-80', drawn: 5, of: 80, max: 15, pays: { 5: 10_000_000, 4: 100_000, 3: 2500, 2: 150 } }),
  dezenasOf({ code: 'dezenas-15-25', drawn: 15, of: 25, max: 20, pays: { 15: 5_000_000, 14: 20_000, 13: 600, 12: 100, 11: 45 } }),
]
