import { MULTIPLE_MAX } from './money.ts'

/** How multiples go on from draw to draw. */
export type Growth =
  | { kind: 'constant' }
  | { kind: 'doubling'; every: number }
  /** Whenever it wins, that much is left above all that was spent, in basis points; what a draw costs and what it pays are of multiple 1. */
  | { kind: 'return'; bp: number; cost: bigint; win: bigint }

const WHOLE = 10_000n

/** Multiples of the draws, one after the other. Fewer come out where the next would be more than a slip can have, or nothing can bring the return. */
export function planSteps(growth: Growth, draws: number, most = MULTIPLE_MAX): number[] {
  const steps: number[] = []
  let spent = 0n
  for (let n = 0; n < draws; n++) {
    const next = stepOf(growth, n, spent)
    if (next === undefined || next > BigInt(most)) break
    steps.push(Number(next))
    if (growth.kind === 'return') spent += growth.cost * next
  }
  return steps
}

function stepOf(growth: Growth, n: number, spent: bigint): bigint | undefined {
  if (growth.kind === 'constant') return 1n
  if (growth.kind === 'doubling') return 2n ** BigInt(Math.floor(n / growth.every))
  const wanted = WHOLE + BigInt(growth.bp)
  const gain = WHOLE * growth.win - wanted * growth.cost
  if (gain <= 0n) return undefined
  const least = (wanted * spent + gain - 1n) / gain
  return least > 0n ? least : 1n
}
