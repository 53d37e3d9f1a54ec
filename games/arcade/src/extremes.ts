import { type Ratio, type Return, compare } from '@tucano/round'

/** The best and the worst of all ways to play. */
export function extremesOf(rtps: readonly Ratio[]): [Return, Return] {
  const [first, ...others] = rtps
  let [best, worst] = [first!, first!]
  for (const rtp of others) {
    if (compare(rtp, best) > 0) best = rtp
    if (compare(rtp, worst) < 0) worst = rtp
  }
  return [
    { way: 'best', rtp: best },
    { way: 'worst', rtp: worst },
  ]
}
