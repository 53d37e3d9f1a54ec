/** What a fish is worth, in bullets: always the same, or of several values with weights. */
export type Worth = { is: number } | { among: readonly { is: number; weight: number }[] }

/** What of a kind of fish decides anything, and how it swims. */
export interface Species {
  code: string
  worth: Worth
  /** Half of its length. */
  size: number
  /** How long it takes to cross, at least and at most. */
  crossesMs: readonly [least: number, most: number]
  /** How often it comes, beside the others. */
  weight: number
  /** How many come behind each other. */
  group?: readonly [least: number, most: number]
  /** It is worth what lies around it when it is caught, as far as it reaches, and everything there is caught with it. */
  reach?: number
}

/** No fish is worth more bullets than that, nor all that a bomb takes. */
export const WORTH_MAX = 1000

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** What a fish is worth on average, as a fraction of whole numbers. */
export function meanOf(worth: Worth): { over: number; under: number } {
  if ('is' in worth) return { over: worth.is, under: 1 }
  const over = worth.among.reduce((sum, { is, weight }) => sum + is * weight, 0)
  const under = worth.among.reduce((sum, { weight }) => sum + weight, 0)
  const by = gcd(over, under)
  return { over: over / by, under: under / by }
}
