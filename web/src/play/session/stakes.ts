import type { StudioGame } from '@tucano/contract/studios'

type Limits = StudioGame['stakes']

const SERIES = [1n, 2n, 5n] as const
/** With fewer round sums than this, multiples of the unit are offered instead. */
const ROUND_MIN = 3
/** Where a game begins, in minor units: enough to see it, no more. */
const FIRST = 100n
/** Between two steps of 1, 2, 5 the larger is at most so many halves of the smaller. */
const GAP_HALVES = 5n

/**
 * Stakes to choose from: 1, 2, 5, 10 … of the money where the unit allows it, else of the unit; the least and the most always. Where the unit
 * leaves a step out, the one before it is doubled.
 */
export function stakeSteps({ unit, min, max }: Limits): bigint[] {
  const [one, least, most] = [BigInt(unit), BigInt(min), BigInt(max)]
  const within = (steps: bigint[]): bigint[] => steps.filter((step) => step >= least && step <= most && step % one === 0n)
  const rounded = within(series(1n, most))
  const offered = rounded.length >= ROUND_MIN ? rounded : within(series(one, most))
  return withoutGaps([...new Set([least, ...offered, most])].toSorted((a, b) => (a < b ? -1 : 1)))
}

function withoutGaps(steps: readonly bigint[]): bigint[] {
  const whole: bigint[] = []
  for (const step of steps) {
    for (let last = whole.at(-1); last !== undefined && step * 2n > last * GAP_HALVES; last = whole.at(-1)) whole.push(last * 2n)
    whole.push(step)
  }
  return whole
}

/** Whether a game takes a stake. */
export const fits = ({ unit, min, max }: Limits, stake: bigint): boolean =>
  stake >= BigInt(min) && stake <= BigInt(max) && stake % BigInt(unit) === 0n

/** The largest stake that a game takes and that is no more than so much; the least where there is none. */
export function fitted({ unit, min, max }: Limits, wanted: bigint): bigint {
  const [one, least, most] = [BigInt(unit), BigInt(min), BigInt(max)]
  const within = wanted > most ? most : wanted
  const whole = within - (within % one)
  return whole < least ? least : whole
}

function series(of: bigint, most: bigint): bigint[] {
  const steps: bigint[] = []
  for (let power = of; power <= most; power *= 10n) for (const factor of SERIES) steps.push(power * factor)
  return steps
}

/** The step that a player finds first. */
export const firstStake = (steps: readonly bigint[]): bigint => steps.findLast((step) => step <= FIRST) ?? steps[0]!

/** One step up or down from any stake; at the ends it stays. */
export function nextStake(steps: readonly bigint[], stake: bigint, way: 1 | -1): bigint {
  const next = way === 1 ? steps.find((step) => step > stake) : steps.findLast((step) => step < stake)
  return next ?? stake
}

/** The largest stake that a balance covers, if there is one. */
export const affordable = (steps: readonly bigint[], balance: bigint): bigint | undefined => steps.findLast((step) => step <= balance)
