import { BadMove, type Stakes } from '@tucano/round'

/** How an amount is written: minor units, without a sign, a point or a leading zero. */
const AMOUNT = /^[1-9]\d{0,14}$/

/** The fields of whatever came from outside; of what has none, none. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function readAmount(value: unknown, unit: number): bigint {
  if (typeof value !== 'string' || !AMOUNT.test(value)) throw new BadMove('stake', 'a whole number of minor units')
  const amount = BigInt(value)
  if (amount % BigInt(unit) !== 0n) throw new BadMove('stake', `a multiple of ${unit}`)
  return amount
}

/** Reads what a round opens with: what is staked in all has to be within the limits. */
export function readStake(value: unknown, stakes: Stakes): string {
  return String(withinLimits(readAmount(value, stakes.unit), stakes))
}

function withinLimits(amount: bigint, { min, max }: Stakes): bigint {
  if (amount < BigInt(min) || amount > BigInt(max)) throw new BadMove('stake', `from ${min} to ${max}`)
  return amount
}

/** What was staked with the opening of a game that goes on with decisions. */
export function openingStake(opening: object | undefined): bigint {
  if (!opening || !('stake' in opening)) throw new BadMove('stake', 'a round opens with a stake')
  return BigInt(opening.stake as string)
}

interface Betting<Place> {
  stakes: Stakes
  most: number
  /** Which place a bet lies on, or throws BadMove. */
  placeOf: (bet: Record<string, unknown>) => Place
}

/** Reads an opening that lays a stake on each of several places. Two bets on one place become one. */
export function readBets<Place>(move: unknown, { stakes, most, placeOf }: Betting<Place>): Map<Place, bigint> {
  const { bets } = fieldsOf(move)
  if (!Array.isArray(bets) || bets.length === 0 || bets.length > most) throw new BadMove('bets', `from 1 to ${most} bets`)
  const staked = new Map<Place, bigint>()
  let sum = 0n
  for (const bet of bets as unknown[]) {
    const fields = fieldsOf(bet)
    const place = placeOf(fields)
    const stake = readAmount(fields['stake'], stakes.unit)
    staked.set(place, (staked.get(place) ?? 0n) + stake)
    sum += stake
  }
  withinLimits(sum, stakes)
  return staked
}

/** What the parts of bets come to: their stakes, their payouts. */
export const sumOf = (amounts: readonly string[]): bigint => amounts.reduce((sum, amount) => sum + BigInt(amount), 0n)
