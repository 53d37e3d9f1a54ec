import type { Json } from '@tucano/round'
import { BLACKJACK_PARTS, mostOfPart } from './bets.ts'
import { BLACKJACK_CARDS, BLACKJACK_SEATS } from './round.ts'
import { BLACKJACK_SIDES, sideSpots } from './sides.ts'

/** What a page says of the rules. */
export const BLACKJACK_RULES = {
  decks: 8,
  shuffled: 'every round',
  seats: BLACKJACK_SEATS,
  blackjackPays: [3, 2],
  dealerSoft17: 'stands',
  dealerLooks: 'for blackjack, under aces and tens',
  insurance: 'none',
  double: 'any two cards, after a split too',
  split: 'once, two cards of one value',
  splitAces: 'one card each',
  twentyOneAfterSplit: 'no blackjack',
} as const

const written = ({ over, under }: { over: bigint; under: bigint }): string => `${over}/${under}`

/** All that decides what bets come to, for its digest. */
export const blackjackMaths = (): Json => ({
  game: 'live',
  kind: 'blackjack',
  version: 1,
  rules: { ...BLACKJACK_RULES, blackjackPays: [...BLACKJACK_RULES.blackjackPays] },
  cards: BLACKJACK_CARDS,
  parts: BLACKJACK_PARTS.map((part) => [part, written(mostOfPart(part))]),
  sides: BLACKJACK_SIDES.map((side) => [
    side,
    String(sideSpots[side].allWays),
    sideSpots[side].chances.map(({ comesTo, ways }) => [written(comesTo), String(ways)]),
  ]),
})
