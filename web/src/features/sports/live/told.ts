import type { LiveMarket, LiveMatch } from '@tucano/contract/sports/live'
import type { MatchRow, SportsMarket, SportsOutcome, SportsStanding } from '@tucano/contract/sports'
import { flushSync } from 'react-dom'
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

/** The price of an outcome. It is one object until something of it changes: whoever shows it is drawn again then and only then. */
export interface PriceNow {
  odds: number | null
  isOpen: boolean
  /** Of its market. */
  state: LiveMarket['state']
  reason: number | null
  /** Which way it went last, and with which version of its market. */
  moved?: { way: 'up' | 'down'; version: number }
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

type Prices = readonly (readonly [outcome: string, odds: number | null, isOpen: boolean])[]
const marketNow = ({ version, state, reason }: Omit<MarketNow, 'prices'>, prices: Prices): MarketNow => ({
  version,
  state,
  reason,
  prices: new Map(prices.map(([outcome, odds, isOpen]) => [outcome, { odds, isOpen, state, reason }])),
})

const marketNowOf = (market: SportsMarket): MarketNow =>
  marketNow(
    market,
    market.outcomes.map(({ outcome, odds, isOpen }) => [outcome, odds, isOpen]),
  )

/** A price as its row came. */
export const priceNowOf = ({ state, reason }: SportsMarket, { odds, isOpen }: SportsOutcome): PriceNow => ({ odds, isOpen, state, reason })

const isSameMatch = (one: MatchNow, other: MatchNow): boolean =>
  one.state === other.state && one.startsAt === other.startsAt && one.marketCount === other.marketCount

const isSamePrice = (one: PriceNow, other: PriceNow): boolean =>
  one.odds === other.odds && one.isOpen === other.isOpen && one.state === other.state && one.reason === other.reason

/** A market that is as it was can be closed by who tells it, without another version. */
function isSameMarket(one: MarketNow, other: MarketNow): boolean {
  if (one.state !== other.state || one.reason !== other.reason || one.prices.size !== other.prices.size) return false
  return [...one.prices].every(([outcome, price]) => {
    const told = other.prices.get(outcome)
    return told !== undefined && isSamePrice(price, told)
  })
}

function priceAfter(before: PriceNow | undefined, price: PriceNow, version: number): PriceNow {
  if (!before) return price
  if (isSamePrice(before, price)) return before
  if (before.odds && price.odds && before.odds !== price.odds)
    return { ...price, moved: { way: price.odds > before.odds ? 'up' : 'down', version } }
  return before.moved ? { ...price, moved: before.moved } : price
}

/** A market in the place of what it was: prices that are as they were stay the same objects, others say which way they went. */
export const marketAfter = (before: MarketNow, market: MarketNow): MarketNow => ({
  ...market,
  prices: new Map(
    Array.from(market.prices, ([outcome, price]) => [outcome, priceAfter(before.prices.get(outcome), price, market.version)]),
  ),
})

export const matches = createBoard<MatchNow>({ isSame: isSameMatch, draw: flushSync })
export const markets = createBoard<MarketNow>({ isSame: isSameMarket, follow: marketAfter, draw: flushSync })

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
      markets.take([[key, marketNow(market, market.outcomes)]])
    }
  }
  return [...unknown]
}
