import type { SharedGame } from '@tucano/round'

interface OnSide {
  side: number
}

/** A coin for everybody: the smallest game that a shared draw can decide. */
export const sharedCoin: SharedGame<number> = {
  code: 'coin',
  maths: { game: 'coin', sides: 2, pays: 2 },
  draw: (draws) => draws.below(2),
  leaf: ({ id, stake, selections }) => `bet|${id}|${(selections as OnSide).side}|${stake}`,
  payout: ({ stake, selections }, result) => ((selections as OnSide).side === result ? stake * 2n : 0n),
}
