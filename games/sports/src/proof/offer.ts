import type { Hashes, Json } from '@tucano/round'
import { canonical } from '@tucano/round'
import { type Book, type MarketNow, type Match, oddsOf } from '../markets/index.ts'
import type { Odds } from '../slips/odds.ts'
import { hexOf } from './beat-draws.ts'

/** A market as it is offered: the odds of its outcomes, in their order. */
export interface PricedMarket {
  now: MarketNow
  odds: readonly (Odds | undefined)[]
}

/** All that is offered of a match as it stands. Before its first beat prices are those of before the match: there is no jump when it begins. */
export function offerOf({ isOver, standing }: Pick<Match, 'isOver' | 'standing'>, book: Book): PricedMarket[] {
  if (isOver) return []
  const phase = standing.phase === 'before' ? 'before' : 'live'
  return book.offered().map((now) => ({ now, odds: oddsOf(now, phase) }))
}

/** A digest over all prices of a match so far: of the ones before, and of the ones that are offered now. */
export function pricesDigest(before: string, offer: readonly PricedMarket[], { sha256 }: Pick<Hashes, 'sha256'>): string {
  const told: Json = offer.map(({ now, odds }) => [now.id, now.specifiers, now.outcomes.map(({ id }, n) => [id, odds[n] ?? 0])])
  return hexOf(sha256(`${before}|${canonical(told)}`))
}
