import { type Ratio, ratio } from '@tucano/round'
import type { Grade, LegState } from '@tucano/sports/slips'
import type { LegRow } from '../bets/read-bets.ts'

type Graded = Pick<LegRow, 'result' | 'deadHeat' | 'odds' | 'oddsWithout'>

function readRatio(text: string): Ratio {
  const [over = '1', under = '1'] = text.split('/')
  return ratio(BigInt(over), BigInt(under))
}

const gradeOf = ({ result, deadHeat }: Graded): Grade | undefined =>
  result === null ? undefined : deadHeat === null ? { result } : { result, deadHeat: readRatio(deadHeat) }

/**
 * How far a leg has come. A builder is lost with the first of its selections, and won with all of them; without one that is void it has the odds of the others, worked out when it was
 * bet on; where more of them are void, so is the leg.
 */
export function stateOfLeg(selections: readonly Graded[]): LegState {
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
