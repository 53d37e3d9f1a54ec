import type { Odds } from '../slips/odds.ts'
import { exponential, logarithm } from './exponential.ts'
import { powerToSum } from './margin.ts'

const impliedBy = (odds: readonly Odds[]): number[] => odds.map((each) => 1000 / each)
const total = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0)

/** The chances behind the odds of all outcomes of a market, of which one wins; and the power that the margin was made with. */
export function chancesByPower(odds: readonly Odds[]): { power: number; chances: number[] } | undefined {
  const implied = impliedBy(odds)
  const power = powerToSum(implied, 1)
  return power === undefined ? undefined : { power, chances: implied.map((part) => exponential(power * logarithm(part))) }
}

/** The same after Shin: the margin is what a share of bettors who know the outcome takes. Without a margin there is no such share. */
export function chancesByShin(odds: readonly Odds[]): { informed: number; chances: number[] } | undefined {
  const implied = impliedBy(odds)
  const book = total(implied)
  if (odds.length < 2 || book < 1) return undefined
  const chancesAt = (share: number): number[] =>
    implied.map((part) => (Math.sqrt(share * share + (4 * (1 - share) * part * part) / book) - share) / (2 * (1 - share)))
  let [low, high] = [0, 1]
  // The sum of the chances falls with the share. The interval is halved until its ends are neighbours.
  for (let middle = 0.5; middle > low && middle < high; middle = (low + high) / 2) {
    if (total(chancesAt(middle)) > 1) low = middle
    else high = middle
  }
  return { informed: low, chances: chancesAt(low) }
}
