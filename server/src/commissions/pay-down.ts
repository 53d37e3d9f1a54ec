/** Something that is owed for a period of an agreement. */
export interface Owed {
  id: string
  /** Nobody is the house, which always can. */
  payerId: bigint | null
  payeeId: bigint
  /** Steps of the payer below the house; those above pay first. */
  depth: number
  /** What is older is paid first. */
  since: number
  amount: bigint
}

export interface Paid {
  id: string
  payerId: bigint | null
  payeeId: bigint
  amount: bigint
}

/**
 * Who pays what, from the top down: everybody pays from what it has, with what it has just got, and never more. The oldest first, and of one age those who have
 * been there longer. What cannot be paid stays owed.
 */
export function payDown(owed: readonly Owed[], cash: ReadonlyMap<bigint, bigint>): Paid[] {
  const has = new Map(cash)
  const order = owed.toSorted((a, b) => a.depth - b.depth || a.since - b.since || (a.payeeId < b.payeeId ? -1 : 1))
  return order.flatMap(({ id, payerId, payeeId, amount }) => {
    const available = payerId === null ? amount : (has.get(payerId) ?? 0n)
    const paid = amount < available ? amount : available
    if (paid <= 0n) return []
    if (payerId !== null) has.set(payerId, available - paid)
    has.set(payeeId, (has.get(payeeId) ?? 0n) + paid)
    return [{ id, payerId, payeeId, amount: paid }]
  })
}
