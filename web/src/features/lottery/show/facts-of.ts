import { lookOf } from '../looks/look-of.ts'

/** What a result comes to, as players say it. */
export interface ResultFacts {
  sum: number
  /** From here on a sum is high. */
  high: number
  /** The first place against the last: whose number is higher. */
  dragon: 'DRAGON' | 'TIGER' | 'TIE' | undefined
}

/** The sum that is bet on, and from where on it is high. */
const SUMS: Record<string, { of: (numbers: readonly number[]) => number; high: number }> = {
  ssc: { of: (numbers) => numbers.reduce((sum, one) => sum + one, 0), high: 23 },
  k3: { of: (numbers) => numbers.reduce((sum, one) => sum + one, 0), high: 11 },
  28: { of: (numbers) => numbers.reduce((sum, one) => sum + one, 0), high: 14 },
  pk10: { of: ([first = 0, second = 0]) => first + second, high: 12 },
}

export function factsOf(shape: string, result: readonly string[]): ResultFacts | undefined {
  const sums = SUMS[shape]
  if (!sums) return undefined
  const numbers = result.map(Number)
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)]
  const isDuel = shape === 'ssc' || lookOf(shape) === 'race'
  return { sum: sums.of(numbers), high: sums.high, dragon: isDuel ? (first > last ? 'DRAGON' : first < last ? 'TIGER' : 'TIE') : undefined }
}
