export interface Scale {
  /** From the lowest to the highest; zero is always one of them. */
  ticks: bigint[]
  /** Where a value stands: 0 is the bottom, 1 the top. For a drawing, never for money. */
  place: (value: bigint) => number
}

const LEAST_STEP = 100n

/** The first of 1, 2, 5, 10, 20, 50 … that is at least as large. */
function roundStep(least: bigint): bigint {
  for (let power = 1n; ; power *= 10n) for (const digit of [1n, 2n, 5n]) if (digit * power >= least) return digit * power
}

/** Round figures from the lowest value to the highest, zero among them; about as many steps as wanted. */
export function scaleOf(values: readonly bigint[], steps = 4, leastStep = LEAST_STEP): Scale {
  const low = values.reduce((least, value) => (value < least ? value : least), 0n)
  const high = values.reduce((most, value) => (value > most ? value : most), 0n)
  const each = (high - low) / BigInt(steps)
  const step = roundStep(each < leastStep ? leastStep : each)
  const bottom = -roundUp(-low, step)
  const top = low === 0n && high === 0n ? step : roundUp(high, step)
  const ticks: bigint[] = []
  for (let tick = bottom; tick <= top; tick += step) ticks.push(tick)
  return { ticks, place: (value) => Number(value - bottom) / Number(top - bottom) }
}

const roundUp = (value: bigint, step: bigint): bigint => ((value + step - 1n) / step) * step
