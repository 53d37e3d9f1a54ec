/** The logarithm of the gamma function: Stirling's series from 16 on, and below it by Γ(x + 1) = x Γ(x). */
function logGamma(x: number): number {
  let shift = 0
  let at = x
  for (; at < 16; at++) shift += Math.log(at)
  const inverse = 1 / (at * at)
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse * (1 / 1680 - inverse / 1188)))) / at
  return (at - 0.5) * Math.log(at) - at + Math.log(2 * Math.PI) / 2 + series - shift
}

const PRECISION = 1e-15

/** What is left of the gamma distribution with shape `a` beyond `x`: the regularised incomplete gamma function Q(a, x). */
export function gammaTail(a: number, x: number): number {
  if (x <= 0) return 1
  const front = Math.exp(a * Math.log(x) - x - logGamma(a))
  if (x < a + 1) {
    let term = 1 / a
    let sum = term
    for (let n = 1; term > sum * PRECISION; n++) {
      term *= x / (a + n)
      sum += term
    }
    return 1 - front * sum
  }
  // The continued fraction 1/(x+1-a- 1(1-a)/(x+3-a- 2(2-a)/(x+5-a- …))), from the top down.
  let [upper, lower] = [1 / Number.MIN_VALUE ** 0.5, 1 / (x + 1 - a)]
  let value = lower
  for (let n = 1, change = 0; Math.abs(change - 1) > PRECISION && n < 100_000; n++) {
    const over = -n * (n - a)
    const under = x + 1 - a + 2 * n
    lower = 1 / (over * lower + under)
    upper = under + over / upper
    change = lower * upper
    value *= change
  }
  return front * value
}

export const chiSquareP = (statistic: number, freedom: number): number => gammaTail(freedom / 2, statistic / 2)

/** How likely a standard normal number is to be larger. */
export function normalP(z: number): number {
  const half = gammaTail(0.5, (z * z) / 2) / 2
  return z > 0 ? half : 1 - half
}

/** How likely a Poisson number is to be larger than `count`. */
const poissonTail = (mean: number, count: number): number => 1 - gammaTail(count + 1, mean)

/** The smallest count that a Poisson number exceeds less often than `chance`. */
export function rarelyExceeded(mean: number, chance = 0.001): number {
  let count = 0
  while (poissonTail(mean, count) >= chance) count++
  return count
}

/** Kolmogorov and Smirnov: how likely numbers that are uniform from 0 to 1 are to be as far from it as these. */
export function uniformP(numbers: readonly number[]): number {
  const count = numbers.length
  const farthest = numbers
    .toSorted((a, b) => a - b)
    .reduce((far, number, n) => Math.max(far, (n + 1) / count - number, number - n / count), 0)
  const distance = (Math.sqrt(count) + 0.12 + 0.11 / Math.sqrt(count)) * farthest
  // The series below needs many terms there, and its sum is 1 to six digits.
  if (distance < 0.3) return 1
  let p = 0
  for (let k = 1; k <= 20; k++) p += (k % 2 === 1 ? 2 : -2) * Math.exp(-2 * k * k * distance * distance)
  return Math.min(p, 1)
}
