import type { Result } from '../markets/market.ts'
import { ODDS_MAX, type Odds } from '../slips/odds.ts'
import { exponential, logarithm } from './exponential.ts'

/** Below the power of nearly every margin that is offered. */
const USUAL = 0.75

/**
 * The power that brings numbers between 0 and 1 to this sum. The sum falls with the power and is convex, so that Newton's steps from below the root go up to it
 * and never beyond it. From the usual power it takes about four; where that is beyond the root already, from 0 about ten.
 */
export function powerToSum(parts: readonly number[], sum: number): number | undefined {
  if (!(sum > 0 && sum < parts.length)) return undefined
  const logarithms = parts.map(logarithm)
  for (let [power, step] = [USUAL, USUAL]; ; power = step) {
    let [above, slope] = [-sum, 0]
    for (const each of logarithms) {
      const part = exponential(power * each)
      above += part
      slope += part * each
    }
    if (above < 0 && power === USUAL) step = 0
    else {
      step = power - above / slope
      if (!(step > power)) return power
    }
  }
}

/** How likely each result of an outcome is. Quarter lines have half results. */
export type ResultChances = Readonly<Partial<Record<Result, number>>>

/** The odds at which an outcome gives back what it costs, on average. */
export function fairOdds({ won = 0, halfWon = 0, void: pushed = 0, halfLost = 0 }: ResultChances): number {
  return (1 - halfWon / 2 - pushed - halfLost / 2) / (won + halfWon / 2)
}

const ODDS_OFFERED_MIN = 1010

/** Odds as they are offered: down to a hundredth. Below 1.01 and above the most that odds can be there are none. */
export function offeredOdds(price: number): Odds | undefined {
  // A price that is a hundredth but for its last bits is that hundredth.
  const odds = Math.floor(price * 100 + 1e-9) * 10
  return odds >= ODDS_OFFERED_MIN && odds <= ODDS_MAX ? odds : undefined
}

/** What is this near to impossible or sure is not bet on. */
const CERTAIN = 1e-9

/** Prices with a margin by the power method: the long ones bear more of it. Nothing where an outcome is impossible or sure. */
export function powerPrices(outcomes: readonly ResultChances[], overroundBp: number): (number | undefined)[] {
  const implied = outcomes.map((chances) => 1 / fairOdds(chances))
  const isOpen = (chance: number): boolean => chance > CERTAIN && chance < 1 - CERTAIN
  const open = implied.filter(isOpen)
  const power = powerToSum(open, (open.reduce((sum, chance) => sum + chance, 0) * overroundBp) / 10_000)
  return implied.map((chance) => (power !== undefined && isOpen(chance) ? exponential(-power * logarithm(chance)) : undefined))
}

/**
 * The odds of a market, from how likely the results of each of its outcomes are. Where more than one outcome wins, as in a double chance, the overround is on
 * that many.
 */
export const marketOdds = (outcomes: readonly ResultChances[], overroundBp: number): (Odds | undefined)[] =>
  powerPrices(outcomes, overroundBp).map((price) => price && offeredOdds(price))
