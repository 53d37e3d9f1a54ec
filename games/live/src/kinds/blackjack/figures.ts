import { type Ratio, ratio } from '@tucano/round'
import type { BookWay } from './returns.ts'
import { BLACKJACK_DECISIONS } from './round.ts'

/** How a bet on a seat is played: by its owner, behind it with either or neither of the extra stakes, and where nobody is there to stake more. */
export const BOOK_WAYS = {
  owner: { legal: BLACKJACK_DECISIONS, follows: { double: true, split: true } },
  followsDouble: { legal: BLACKJACK_DECISIONS, follows: { double: true, split: false } },
  followsSplit: { legal: BLACKJACK_DECISIONS, follows: { double: false, split: true } },
  stays: { legal: BLACKJACK_DECISIONS, follows: { double: false, split: false } },
  absent: { legal: ['hit', 'stand'], follows: { double: false, split: false } },
} as const satisfies Record<string, BookWay>
export type BookWayName = keyof typeof BOOK_WAYS

/** Exactly what comes back of a stake on a seat, by how it is played; `bookReturn` works it out. */
export const BLACKJACK_RETURNS: Readonly<Record<BookWayName, Ratio>> = {
  owner: ratio(3301406226168722671016284397737191129575899912304n, 3317585254162430596148240435723095273305541012875n),
  followsDouble: ratio(3297450442096368580693097910033736008103533413101n, 3317585254162430596148240435723095273305541012875n),
  followsSplit: ratio(3243018603952746994767430520418510342641950631111n, 3317585254162430596148240435723095273305541012875n),
  stays: ratio(3241565771283282666068623294774474873057270155052n, 3317585254162430596148240435723095273305541012875n),
  absent: ratio(215940348331610932740838804690701760746165676378n, 221172350277495373076549362381539684887036067525n),
}
