import type { LiveMarket, LiveMatch } from '@tucano/contract/sports/live'
import { MAIN_MARKETS, type MarketRow, STATUS, mainLines, reasonOf, stateOf } from '../board/market.ts'
import { showStanding } from '../board/standing.ts'

/** A market as it was told last, and whether nothing of it can be bet on whatever it says. */
export type KeptMarket = Pick<MarketRow, 'marketId' | 'specifiers' | 'status' | 'isStopped' | 'stopReason' | 'version'> & {
  producer: number
  outcomes: readonly { id: string; odds?: number | undefined; active: boolean }[]
  isClosed: boolean
}

/** A match that somebody looks at, as it is now. */
export interface KeptMatch {
  id: string
  urn: string
  version: number
  state: LiveMatch['state']
  startsAt: number | null
  standing: object
  toldAt: Date | null
  markets: Map<string, KeptMarket>
  /** Lines that lists show, and when each was the main one last. */
  mains: Map<string, number>
}

export const keyOf = ({ marketId, specifiers }: { marketId: number; specifiers: string }): string => `${marketId}/${specifiers}`

/** Which markets are told: all of them, or those that rows show. */
export type Kind = 'matches' | 'rows'
/** A page that has read its list may show the main line of then for so long, until it reads it again. */
const LISTED_MS = 120_000

/** Notes which lines are the main ones now, and forgets those that no list shows any more. */
export function noteMains({ markets, mains }: KeptMatch, isUp: (producer: number) => boolean, nowMs: number): void {
  const lines = [...markets.values()].flatMap((kept) => {
    const state = MAIN_MARKETS.includes(kept.marketId) ? stateOf({ ...kept, isUp: isUp(kept.producer) }, kept.isClosed) : undefined
    return state ? [{ kept, state }] : []
  })
  const now = mainLines(lines, ({ kept, state }) => ({ market: kept.marketId, state, odds: kept.outcomes.map(({ odds }) => odds) }))
  for (const { kept } of now) mains.set(keyOf(kept), nowMs)
  for (const [key, atMs] of mains) if (nowMs - atMs > LISTED_MS) mains.delete(key)
}

function tellMarket(kept: KeptMarket, isUp: (producer: number) => boolean): LiveMarket {
  const market = { ...kept, isUp: isUp(kept.producer) }
  const state = stateOf(market, kept.isClosed)
  return {
    market: market.marketId,
    specifiers: market.specifiers,
    state: state ?? 'hidden',
    reason: reasonOf(market),
    version: Number(market.version),
    outcomes: market.outcomes.map(({ id, odds, active }) => [
      id,
      odds ?? null,
      state === 'open' && active && odds !== undefined && odds > 1000,
    ]),
  }
}

const OFFERED: readonly number[] = [STATUS.active, STATUS.suspended]
const countOf = ({ markets }: KeptMatch): number => [...markets.values()].filter(({ status }) => OFFERED.includes(status)).length

/** A match, with those of its markets that are named: what has changed, or all. */
export function tellMatch(
  match: KeptMatch,
  { kind, markets, isUp, isWhole }: { kind: Kind; markets: Iterable<KeptMarket>; isUp: (producer: number) => boolean; isWhole: boolean },
): LiveMatch {
  const { urn, version, state, startsAt, standing, toldAt } = match
  return {
    event: urn,
    version,
    ...(state && { state }),
    ...(isWhole && { startsAt }),
    standing: showStanding(standing, toldAt),
    marketCount: countOf(match),
    markets: [...markets]
      .filter((market) => kind === 'matches' || match.mains.has(keyOf(market)))
      .map((market) => tellMarket(market, isUp)),
  }
}
