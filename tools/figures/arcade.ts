import type { DiceSheet, CrashSheet, HiloSheet, KenoSheet, MinesSheet, PlinkoSheet } from '@tucano/arcade'
import type { Game } from '@tucano/round'
import { type Figure, figureOf, oneWin } from './moments.ts'

function choose(of: number, some: number): number {
  let ways = 1
  for (let n = 0; n < some; n++) ways = (ways * (of - n)) / (n + 1)
  return ways
}

const dice = ({ rolls, wins, dividend }: DiceSheet): Figure[] =>
  Array.from({ length: wins.max - wins.min + 1 }, (_, n) => wins.min + n).map((win) =>
    oneWin(win / rolls, Math.floor(dividend / win) / 100),
  )

const mines = ({ columns, rows, multipliers }: MinesSheet): Figure[] =>
  multipliers.flatMap((ladder, n) =>
    ladder.map((multiplier, step) => {
      const tiles = columns * rows
      return oneWin(choose(tiles - n - 1, step + 1) / choose(tiles, step + 1), multiplier / 100)
    }),
  )

const plinko = ({ tables }: PlinkoSheet): Figure[] =>
  tables.map(({ rows, pays }) => figureOf(pays.map((tenths, bin) => ({ chance: choose(rows, bin) / 2 ** rows, pays: tenths / 10 }))))

const keno = ({ numbers, drawn, tables }: KenoSheet): Figure[] =>
  tables.map(({ pays }, n) => {
    const picks = n + 1
    const chance = (hits: number): number => (choose(picks, hits) * choose(numbers - picks, drawn - hits)) / choose(numbers, drawn)
    return figureOf(pays.map((tenths, hits) => ({ chance: chance(hits), pays: tenths / 10 })))
  })

/** A cash-out at each multiplier that can be set. */
const crash = ({ auto }: CrashSheet, { returned, chances }: { returned: number; chances: number }): Figure[] =>
  Array.from({ length: auto.max - auto.min + 1 }, (_, n) => auto.min + n).map((at) =>
    oneWin(Math.floor((returned * chances) / at) / chances, at / 100),
  )

/** One guess, the surer or the other one, whatever the first card is. */
const hilo = ({ wins }: HiloSheet, { returned: [over, under] }: { returned: [number, number] }): Figure[] =>
  [Math.max, Math.min].map((pick) =>
    figureOf(
      wins.higherOrSame.map((higher, rank) => {
        const right = pick(higher, wins.lowerOrSame[rank]!)
        const ranks = wins.higherOrSame.length
        return { chance: right / ranks / ranks, pays: Math.floor((100 * over * ranks) / (under * right)) / 100 }
      }),
    ),
  )

const engines: Record<string, unknown> = { dice, mines, plinko, keno, crash, hilo }

/** Of every way to play that the rules know. */
export const arcadeFigures = ({ engine, sheet, maths }: Game): Figure[] =>
  (engines[engine] as (sheet: unknown, maths: unknown) => Figure[])(sheet, maths)
