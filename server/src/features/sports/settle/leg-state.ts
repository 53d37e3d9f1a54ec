import { type Grade, type LegState, type WrittenSettlement, readGrade } from '@tucano/sports/slips'
import type { LegRow } from '../bets/leg-matches.ts'

type Graded = Pick<LegRow, 'result' | 'deadHeat' | 'odds' | 'oddsWithout' | 'isPlace'>

/** As a feed writes it: that is how a dead heat is kept. */
const WRITTEN: Readonly<Record<NonNullable<LegRow['result']>, WrittenSettlement>> = {
  won: { result: '1' },
  halfWon: { result: '1', voidFactor: '0.5' },
  void: { result: '0', voidFactor: '1' },
  halfLost: { result: '0', voidFactor: '0.5' },
  lost: { result: '0' },
}

/** How a selection ended; nothing while it is open. */
export const gradeOf = ({ result, deadHeat }: Pick<LegRow, 'result' | 'deadHeat'>): Grade | undefined =>
  result === null ? undefined : readGrade({ ...WRITTEN[result], ...(deadHeat === null ? {} : { deadHeatFactor: deadHeat }) })

/**
 * How far a leg has come. A builder is lost with the first of its selections, and won with all of them; without one that is void it has the odds of the others, worked out when it was
 * bet on; where more of them are void, so is the leg. Each way, its place ends by itself.
 */
export function stateOfLeg(rows: readonly Graded[]): LegState {
  const placed = rows.find(({ isPlace }) => isPlace)
  const place = placed && gradeOf(placed)
  return { ...stateOfWin(rows.filter(({ isPlace }) => !isPlace)), ...(place && { place }) }
}

function stateOfWin(selections: readonly Graded[]): LegState {
  const [first, ...others] = selections
  if (first && others.length === 0) {
    const win = gradeOf(first)
    return win ? { win } : {}
  }
  if (selections.some(({ result }) => result === 'lost')) return { win: { result: 'lost' } }
  const voids = selections.filter(({ result }) => result === 'void')
  const isDecided = selections.every(({ result }) => result !== null)
  if (voids.length > 1 || (voids.length === 1 && voids[0]!.oddsWithout === null)) return isDecided ? { win: { result: 'void' } } : {}
  const odds = voids[0]?.oddsWithout ?? undefined
  const priced = odds === undefined ? {} : { odds }
  return isDecided ? { ...priced, win: { result: 'won' } } : priced
}
