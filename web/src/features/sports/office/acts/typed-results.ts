import type { legResults } from '@tucano/contract/sports/bet-shapes'

export type Result = (typeof legResults)[number]
/** How outcomes end, as far as it was chosen. */
export type Typed = Readonly<Record<string, Result | undefined>>

/** Stands for no outcome: all of them come back. No feed has an outcome of this name. */
export const VOID_ALL = '*'

/** One outcome has won, and the others have lost; or all come back. */
export const allAs = (outcomes: readonly string[], winner: string): Typed =>
  Object.fromEntries(outcomes.map((outcome) => [outcome, winner === VOID_ALL ? 'void' : outcome === winner ? 'won' : 'lost']))

/** Outcomes that nobody has chosen a result for yet. */
export const missingIn = (outcomes: readonly string[], typed: Typed): string[] => outcomes.filter((outcome) => typed[outcome] === undefined)

export const settledOf = (outcomes: readonly string[], typed: Typed): { outcome: string; result: Result }[] =>
  outcomes.flatMap((outcome) => {
    const result = typed[outcome]
    return result ? [{ outcome, result }] : []
  })
