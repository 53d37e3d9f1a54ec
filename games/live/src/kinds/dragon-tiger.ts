import { deal } from '@tucano/randomness'
import { ratio } from '@tucano/round'
import { type Card, rankOf } from '@tucano/table/cards'
import { DECKS, SHOE, valueOf } from '../cards.ts'
import type { LiveGame } from '../live-game.ts'
import { LOST, type Spot, paid } from '../spot.ts'

/** One card each: an ace is the lowest, a king the highest. */
export type DragonTigerResult = { dragon: Card; tiger: Card }

const CARDS = BigInt(52 * DECKS)
/** Two cards one after the other. */
const ALL = CARDS * (CARDS - 1n)
const SAME_RANK = BigInt(4 * DECKS)
const SAME_CARD = BigInt(DECKS)
const TIED = CARDS * (SAME_RANK - 1n)
const SUITED = CARDS * (SAME_CARD - 1n)
const EITHER = (ALL - TIED) / 2n
const HALF = ratio(1, 2)

type Side = keyof DragonTigerResult
const SEVEN = 7
const isTied = ({ dragon, tiger }: DragonTigerResult): boolean => rankOf(dragon) === rankOf(tiger)

/** Of a tie half comes back. */
const side = (code: Side): Spot<DragonTigerResult> => ({
  code,
  comesTo: (result) => (isTied(result) ? HALF : valueOf(result.dragon) > valueOf(result.tiger) === (code === 'dragon') ? paid(1) : LOST),
  chances: [
    { comesTo: paid(1), ways: EITHER },
    { comesTo: HALF, ways: TIED },
  ],
  allWays: ALL,
})

const sized = (of: Side, size: 'big' | 'small'): Spot<DragonTigerResult> => ({
  code: `${of}-${size}`,
  comesTo: (result) => {
    const value = valueOf(result[of])
    return value !== SEVEN && value > SEVEN === (size === 'big') ? paid(1) : LOST
  },
  chances: [{ comesTo: paid(1), ways: 6n * SAME_RANK }],
  allWays: CARDS,
})

export const dragonTiger: LiveGame<DragonTigerResult> = {
  kind: 'dragon-tiger',
  version: 1,
  spots: [
    side('dragon'),
    side('tiger'),
    { code: 'tie', comesTo: (result) => (isTied(result) ? paid(12) : LOST), chances: [{ comesTo: paid(12), ways: TIED }], allWays: ALL },
    {
      code: 'suited-tie',
      comesTo: ({ dragon, tiger }) => (dragon === tiger ? paid(54) : LOST),
      chances: [{ comesTo: paid(54), ways: SUITED }],
      allWays: ALL,
    },
    ...(['dragon', 'tiger'] as const).flatMap((of) => (['big', 'small'] as const).map((size) => sized(of, size))),
  ],
  draw: (draws) => {
    const [dragon, tiger] = deal(draws, SHOE, 2) as [Card, Card]
    return { dragon, tiger }
  },
  playMs: () => 3000,
}
