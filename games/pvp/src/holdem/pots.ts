import type { Seat } from '../sides.ts'

export interface Stake {
  seat: Seat
  total: bigint
  folded: boolean
}

/** A sum, and who may win it. */
export interface Pot {
  amount: bigint
  seats: Seat[]
}

/** The main pot first, then those of whoever could put in more. Pots of the same seats are one. */
export function potsOf(players: readonly Stake[]): Pot[] {
  const levels = [...new Set(players.filter(({ folded }) => !folded).map(({ total }) => total))].toSorted((a, b) => (a < b ? -1 : 1))
  const pots: Pot[] = []
  let below = 0n
  const share = (total: bigint, level: bigint): bigint => (total < below ? 0n : (total < level ? total : level) - below)
  for (const level of levels) {
    const amount = players.reduce((sum, { total }) => sum + share(total, level), 0n)
    const seats = players.filter(({ folded, total }) => !folded && total >= level).map(({ seat }) => seat)
    if (amount > 0n) pots.push({ amount, seats })
    below = level
  }
  // What folded seats have put in above everybody who is left belongs to the last pot.
  const above = players.reduce((sum, { total }) => sum + (total > below ? total - below : 0n), 0n)
  if (above > 0n) pots.at(-1)!.amount += above
  return pots
}

/** What nobody has called goes back to whoever has put it in. */
export function takeBack(players: (Stake & { stack: bigint; put: bigint })[]): { seat: Seat; amount: bigint } | null {
  const [first, second] = players.toSorted((a, b) => (a.total < b.total ? 1 : -1))
  const amount = first!.total - second!.total
  if (amount === 0n) return null
  first!.total -= amount
  first!.put -= amount
  first!.stack += amount
  return { seat: first!.seat, amount }
}
