import type { FlightFact, FlightView } from '@tucano/contract/live'

/** So many bets of others are kept, the largest. */
const KEPT = 50
const nothing: FlightView = { flownMs: null, bets: [], many: 0, staked: '0', manyLeft: 0, paidOut: '0', mine: [] }

/** A flight with what has been told of it on top: bets take their places by their numbers. */
export function withFlight(before: FlightView | undefined, { gone = [], bets = [], ...more }: FlightFact['flight']): FlightView {
  const now = before ?? nothing
  if (gone.length === 0 && bets.length === 0) return { ...now, ...more }
  const changed = new Set([...gone, ...bets.map(({ n }) => n)])
  const all = [...now.bets.filter(({ n }) => !changed.has(n)), ...bets]
  const largest = all.toSorted((a, b) => Number(BigInt(b.stake) - BigInt(a.stake)) || a.n - b.n).slice(0, KEPT)
  return { ...now, ...more, bets: largest }
}
