import { type Ratio, plus, ratio, times } from '@tucano/round'
import type { Result } from '../markets/market.ts'
import type { Odds } from './odds.ts'

/** How a selection ended. */
export interface Grade {
  result: Result
  /** Places over the runners that share them. */
  deadHeat?: Ratio
}

export const priceOf = (odds: Odds): Ratio => ratio(odds, 1000)
/** Each way, the other half of the stake is at a share of the odds. */
export const placePriceOf = (odds: Odds, terms: Ratio): Ratio => plus(ratio(1), times(ratio(odds - 1000, 1000), terms))
/** The same in thousandths, cut off: what is shown of it. */
export function placeOddsOf(odds: Odds, terms: Ratio): Odds {
  const { over, under } = placePriceOf(odds, terms)
  return Number((1000n * over) / under)
}

const [NOTHING, HALF, WHOLE] = [ratio(0), ratio(1, 2), ratio(1)]

/** What a leg multiplies the stake of its lines with: v + (1 − v)·r·o·d. */
export function factorOf(price: Ratio, { result, deadHeat }: Grade): Ratio {
  const won = deadHeat ? times(price, deadHeat) : price
  switch (result) {
    case 'won':
      return won
    case 'halfWon':
      return times(plus(WHOLE, won), HALF)
    case 'void':
      return WHOLE
    case 'halfLost':
      return HALF
    case 'lost':
      return NOTHING
  }
}

/** The settlement of an outcome as a feed writes it. */
export interface WrittenSettlement {
  result: string
  voidFactor?: string
  deadHeatFactor?: string
}

const FACTOR = /^(?:0|1)(?:\.\d{1,17})?$/
const RUNNERS_MAX = 12

/** A third is written 0.33 or 0.3333: the share of so many places among as few runners as can be meant. */
function readShare(text: string): Ratio | undefined {
  if (!FACTOR.test(text)) return undefined
  const [whole = '', digits = ''] = text.split('.')
  // The last digits of a number that was made by dividing are noise.
  const part = digits.slice(0, 6)
  const scale = 10n ** BigInt(part.length)
  const written = BigInt(whole + part)
  if (written === 0n || written > scale) return undefined
  if (part.length > 1)
    for (let runners = 1n; runners <= RUNNERS_MAX; runners++) {
      const places = (2n * written * runners + scale) / (2n * scale)
      const [cut, rounded] = [(places * scale) / runners, (2n * places * scale + runners) / (2n * runners)]
      if (written === cut || written === rounded) return ratio(places, runners)
    }
  return ratio(written, scale)
}

function resultOf(isWon: boolean, voidFactor: number): Result | undefined {
  if (voidFactor === 0) return isWon ? 'won' : 'lost'
  if (voidFactor === 0.5) return isWon ? 'halfWon' : 'halfLost'
  return voidFactor === 1 ? 'void' : undefined
}

/** Nothing where it is not decided, or not written as anybody knows it: the leg stays open. */
export function readGrade({ result, voidFactor = '0', deadHeatFactor = '1' }: WrittenSettlement): Grade | undefined {
  const [ended, share] = [resultOf(result === '1', Number(voidFactor)), readShare(deadHeatFactor)]
  if (!['0', '1'].includes(result) || !FACTOR.test(voidFactor) || !ended || !share) return undefined
  return share.over === share.under ? { result: ended } : { result: ended, deadHeat: share }
}
