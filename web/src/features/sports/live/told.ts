import type { LiveMarket, LiveMatch } from '@tucano/contract/sports/live'
import type { MatchRow, SportsMarket, SportsStanding } from '@tucano/contract/sports'
import { createBoard } from './board.ts'

type MatchState = MatchRow['state']

/** How a match stands. */
export interface MatchNow {
  version: number
  state: MatchState
  startsAt: number | null
  standing: SportsStanding
  marketCount: number
}

interface PriceNow {
  odds: number | null
  isOpen: boolean
}

/** The reason of a market that nobody tells odds of, among the feed's numbers. */
export const NO_SIGNAL = 24

/** The prices of a market, by outcome. */
export interface MarketNow {
  version: number
  state: LiveMarket['state']
  reason: number | null
  prices: ReadonlyMap<string, PriceNow>
}

export const marketKey = (event: string, { market, specifiers }: { market: number; specifiers: string }): string =>
  `${event}/${market}/${specifiers}`

export const matchNowOf = ({ version, state, startsAt, standing, marketCount }: MatchRow): MatchNow => ({
  version,
  state,
  startsAt,
  standing,
  marketCount,
})

export const marketNowOf = ({ version, state, reason, outcomes }: SportsMarket): MarketNow => ({
  version,
  state,
  reason,
  prices: new Map(outcomes.map(({ outcome, odds, isOpen }) => [outcome, { odds, isOpen }])),
})

const liveMarketNow = ({ version, state, reason, outcomes }: LiveMarket): MarketNow => ({
  version,
  state,
  reason,
  prices: new Map(outcomes.map(([outcome, odds, isOpen]) => [outcome, { odds, isOpen }])),
})

const isSameMatch = (one: MatchNow, other: MatchNow): boolean =>
  one.state === other.state && one.startsAt === other.startsAt && one.marketCount === other.marketCount

/** A market that is as it was can be closed by who tells it, without another version. */
function isSameMarket(one: MarketNow, other: MarketNow): boolean {
  if (one.state !== other.state || one.reason !== other.reason || one.prices.size !== other.prices.size) return false
  return [...one.prices].every(([outcome, { odds, isOpen }]) => {
    const price = other.prices.get(outcome)
    return price?.odds === odds && price.isOpen === isOpen
  })
}

export const matches = createBoard<MatchNow>({ isSame: isSameMatch })
export const markets = createBoard<MarketNow>({ isSame: isSameMarket })

/** Takes rows as an answer has them. Those that were told live meanwhile stay. */
export function takeRows(rows: readonly MatchRow[]): void {
  matches.take(rows.map((row) => [row.event, matchNowOf(row)]))
  for (const row of rows) takeMarkets(row.event, row.markets)
}

export const takeMarkets = (event: string, list: readonly SportsMarket[]): void =>
  markets.take(list.map((market) => [marketKey(event, market), marketNowOf(market)]))

/** Of a frame only what has changed is told: the rest is as it was. */
function withFrame(before: MatchNow | undefined, frame: LiveMatch): MatchNow | undefined {
  const { version, state = before?.state, standing = before?.standing, marketCount = before?.marketCount ?? 0 } = frame
  const startsAt = frame.startsAt === undefined ? (before?.startsAt ?? null) : frame.startsAt
  return state && standing && { version, state, startsAt, standing, marketCount }
}

/** Takes what was told live, and says which markets nobody has heard of before. */
export function takeFrame(frames: readonly LiveMatch[]): string[] {
  const unknown = new Set<string>()
  for (const frame of frames) {
    const now = withFrame(matches.newest(frame.event), frame)
    if (now) matches.take([[frame.event, now]])
    for (const market of frame.markets) {
      const key = marketKey(frame.event, market)
      if (!markets.newest(key) && market.state !== 'hidden') unknown.add(frame.event)
      markets.take([[key, liveMarketNow(market)]])
    }
  }
  return [...unknown]
}
