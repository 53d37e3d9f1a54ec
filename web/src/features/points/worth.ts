import type { Movement } from './queries.ts'

const HUNDRED = 100n

/** What points become in cash, and how many of them that takes: none is taken for what is below the smallest coin. */
export function workOutCash(asked: bigint, rate: number): { points: bigint; amount: bigint } {
  const amount = (asked * HUNDRED) / BigInt(rate)
  return { amount, points: (amount * BigInt(rate) + HUNDRED - 1n) / HUNDRED }
}

/** Movements with what was earned on one day, one after the other, as one line. */
export function gatherEarned(movements: readonly Movement[], dayOf: (at: number) => string): Movement[] {
  const lines: Movement[] = []
  for (const movement of movements) {
    const last = lines.at(-1)
    if (last?.kind === 'earned' && movement.kind === 'earned' && dayOf(last.at) === dayOf(movement.at))
      lines[lines.length - 1] = { ...last, points: String(BigInt(last.points) + BigInt(movement.points)) }
    else lines.push(movement)
  }
  return lines
}
