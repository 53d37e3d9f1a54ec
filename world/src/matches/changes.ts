import type { OfferedMarket } from '@tucano/feed'
import type { Book, MarketNow, Match } from '@tucano/sports/markets'
import { type PricedMarket, offerOf } from '@tucano/sports/proof'
import type { OfferedRow } from '../store/markets.ts'
import { keyOf } from '../telling/offered.ts'
import type { LiveMatch } from './live-match.ts'

/** What a beat does to the markets of a match. */
export interface Changes {
  book: Book
  offer: readonly PricedMarket[]
  /** Offered for the first time. */
  added: OfferedRow[]
  decided: MarketNow[]
  /** Offered on something that has not come to be, such as a set that is not played. */
  dropped: OfferedRow[]
  /** Markets to tell of. */
  markets: OfferedMarket[]
}

/** Whether anything of a market can be bet on. */
export const hasPrice = ({ odds }: PricedMarket): boolean => odds.some((one) => one !== undefined)

/** What is not offered any more is decided, or not worth a price at the moment. */
export function changesTo(match: Pick<LiveMatch, 'offered' | 'told'>, next: Match): Changes {
  const book = next.book()
  const offer = offerOf(next, book)
  const open = offer.filter(hasPrice)
  const openKeys = new Set(open.map(({ now }) => keyOf(now)))
  const added = open.filter(({ now }) => !match.offered.has(keyOf(now)))
  const changes: Changes = {
    book,
    offer,
    added: added.map(({ now: { id, specifiers } }) => ({ id, specifiers, isSettled: false })),
    decided: [],
    dropped: [],
    markets: open.map((priced) => match.told.open(priced)),
  }
  for (const [key, row] of match.offered) {
    if (openKeys.has(key) || row.isSettled) continue
    const now = book.market(row.id, row.specifiers)
    if (now?.isDecided) changes.decided.push(now)
    else if (next.isOver) changes.dropped.push(row)
    changes.markets.push(...match.told.close(row, now?.isDecided ? 'settled' : next.isOver ? 'cancelled' : 'inactive'))
  }
  return changes
}
