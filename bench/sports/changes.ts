import type { OfferedMarket } from '@tucano/feed'
import type { ToldMatch } from './matches.ts'

/** Odds that nothing else has: above them stands when they were said, by the clock of the machine. */
const MARK = 10_000_000
const ROUND_MS = 10_000_000

export const nowMs = (): number => performance.timeOrigin + performance.now()

export const markedOdds = (atMs: number): number => MARK + (Math.floor(atMs) % ROUND_MS)

/** How long ago marked odds were said; nothing where odds are others. */
export function sinceMarked(odds: number, atMs: number): number | undefined {
  if (odds < MARK) return undefined
  const since = (atMs % ROUND_MS) - (odds - MARK)
  return since < -ROUND_MS / 2 ? since + ROUND_MS : since
}

/** Markets of matches in turn, so that each message changes about as many outcomes. */
export class ChangesInTurn {
  readonly #matches: readonly ToldMatch[]
  readonly #next: number[]
  #turn = 0

  constructor(matches: readonly ToldMatch[]) {
    this.#matches = matches
    this.#next = matches.map(() => 0)
  }

  /** The next match with some of its markets, whose outcomes are so many at least, all at new odds. */
  next(outcomes: number): { match: ToldMatch; markets: OfferedMarket[]; changed: number } {
    const place = this.#turn++ % this.#matches.length
    const match = this.#matches[place]!
    const odds = markedOdds(nowMs())
    const markets: OfferedMarket[] = []
    let changed = 0
    while (changed < outcomes && markets.length < match.markets.length) {
      const market = match.markets[this.#next[place]!++ % match.markets.length]!
      markets.push(atOdds(market, odds))
      changed += market.outcomes.length
    }
    return { match, markets, changed }
  }
}

export const atOdds = (market: OfferedMarket, odds: number): OfferedMarket => ({
  ...market,
  outcomes: market.outcomes.map((outcome) => ({ ...outcome, odds, active: true })),
})
