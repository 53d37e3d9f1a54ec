import { BadMove, type Stakes } from '@tucano/round'

export type Fields = { [field: string]: unknown }

/** What came from outside, whatever it is, as something that may have fields. */
export const fieldsOf = (move: unknown): Fields => (typeof move === 'object' && move !== null ? (move as Fields) : {})

export function readStake({ stake }: Fields, { unit, min, max }: Stakes): string {
  if (typeof stake !== 'string' || !/^[1-9]\d{0,14}$/.test(stake)) throw new BadMove('stake', 'a whole number of minor units')
  const amount = Number(stake)
  if (amount < min || amount > max || amount % unit !== 0) throw new BadMove('stake', `a multiple of ${unit} from ${min} to ${max}`)
  return stake
}

export function readWhole(value: unknown, field: string, { min, max }: { min: number; max: number }): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
    throw new BadMove(field, `a whole number from ${min} to ${max}`)
  // JSON knows a negative zero.
  return value + 0
}

export function readOneOf<Choice extends string | number>(value: unknown, field: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((choice) => choice === value)
  if (choice === undefined) throw new BadMove(field, `one of ${choices.join(', ')}`)
  return choice
}

interface Staked {
  stake: string
}

/** The moves of a round: with the first the stake was placed, the others came after it. */
export function partsOf<Move extends object>(moves: readonly Move[]): { opening: Extract<Move, Staked>; steps: Exclude<Move, Staked>[] } {
  const [opening, ...steps] = moves
  if (opening === undefined || !('stake' in opening)) throw new BadMove('stake', 'a round opens with a stake')
  if (steps.some((step) => 'stake' in step)) throw new BadMove('stake', 'the round is open already')
  return { opening: opening as Extract<Move, Staked>, steps: steps as Exclude<Move, Staked>[] }
}

export const stakeOf = (opening: object): bigint => BigInt(partsOf([opening as Staked]).opening.stake)

export const roundIsOver = (): BadMove => new BadMove('do', 'the round is over')
