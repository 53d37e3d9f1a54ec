/** The logarithm of two in two parts: the first has so few digits that small multiples of it are exact. */
const TWO_HIGH = 0.69314718036912381649
const TWO_LOW = 1.90821492927058770002e-10

const LARGEST = 700
const TERMS = 21
/** By the number. */
const INVERSE = Float64Array.from({ length: TERMS + 1 }, (_, n) => (n === 0 ? 0 : 1 / n))
const TWOS = Math.ceil(LARGEST / TWO_HIGH)
/** Two to the power of each number from `-TWOS` to `TWOS`: every one of them is exact. */
const POWERS_OF_TWO = new Float64Array(2 * TWOS + 1)
POWERS_OF_TWO[TWOS] = 1
for (let n = 1; n <= TWOS; n++) {
  POWERS_OF_TWO[TWOS + n] = POWERS_OF_TWO[TWOS + n - 1]! * 2
  POWERS_OF_TWO[TWOS - n] = POWERS_OF_TWO[TWOS - n + 1]! / 2
}

/**
 * Prices are worked out by a server and again by the page that proves them. `Math.pow`, `Math.exp` and `Math.log` may differ in the last bit from engine to
 * engine, and odds that are rounded down would differ with it. These are made with + − × ÷ alone, which are the same to the last bit everywhere.
 */
export function logarithm(x: number): number {
  if (!(x > 0 && x < Infinity)) throw new RangeError('no logarithm')
  let [part, twos] = [x, 0]
  for (; part > 1.4; part /= 2) twos++
  for (; part < 0.7; part *= 2) twos--
  const ratio = (part - 1) / (part + 1)
  let sum = 0
  for (let n = TERMS; n >= 1; n -= 2) sum = sum * ratio * ratio + INVERSE[n]!
  return twos * TWO_HIGH + (2 * ratio * sum + twos * TWO_LOW)
}

export function exponential(x: number): number {
  if (x < -LARGEST) return 0
  if (!(x <= LARGEST)) throw new RangeError('too large a power')
  const twos = Math.round(x / (TWO_HIGH + TWO_LOW))
  const rest = x - twos * TWO_HIGH - twos * TWO_LOW
  let power = 1
  for (let n = 16; n >= 1; n--) power = 1 + power * rest * INVERSE[n]!
  return power * POWERS_OF_TWO[TWOS + twos]!
}
