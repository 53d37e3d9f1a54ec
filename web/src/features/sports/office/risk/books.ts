import type { SportsMarket } from '@tucano/contract/sports'
import type { RiskMarket } from '@tucano/contract/sports/office'

/** What one outcome of a market means for the house. */
export interface OutcomeBook {
  outcome: string
  name: string
  odds: number | null
  /** It can be bet on now. */
  isOpen: boolean
  bets: number
  stake: bigint
  payout: bigint
  /** What the house is left with if it comes in: below zero it loses. */
  house: bigint
}

/** A market with all of its outcomes, and what open bets have on it. */
export interface MarketBook {
  key: string
  market: number
  specifiers: string
  name: string
  groups: readonly string[]
  state: SportsMarket['state'] | 'gone'
  bets: number
  staked: bigint
  /** What it can cost at most, and the cap that this is under; none where nobody has bet on it. */
  exposure: bigint
  cap: bigint | undefined
  outcomes: OutcomeBook[]
}

interface Keyed {
  market: number
  specifiers: string
}
export const keyOf = ({ market, specifiers }: Keyed): string => `${market}/${specifiers}`

const most = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (a > b ? a : b), 0n)

/** What was staked on all of a market: what an outcome pays, less what it costs. */
const stakedOn = ({ outcomes: [first] }: RiskMarket): bigint => (first ? BigInt(first.payout) - BigInt(first.exposure) : 0n)

function bookOf(risk: RiskMarket | undefined, told: SportsMarket | undefined, keyed: Keyed): MarketBook {
  const staked = risk ? stakedOn(risk) : 0n
  const bet = new Map(risk?.outcomes.map((one) => [one.outcome, one]))
  const names = new Map([...(told?.outcomes ?? []), ...(risk?.outcomes ?? [])].map((one) => [one.outcome, one]))
  const outcomes = Array.from(names, ([outcome, { name, odds }]): OutcomeBook => {
    const found = bet.get(outcome)
    const payout = BigInt(found?.payout ?? 0)
    const isOpen = told?.outcomes.some((one) => one.outcome === outcome && one.isOpen) ?? false
    return { outcome, name, odds, isOpen, bets: found?.bets ?? 0, stake: BigInt(found?.stake ?? 0), payout, house: staked - payout }
  })
  return {
    key: keyOf(keyed),
    market: keyed.market,
    specifiers: keyed.specifiers,
    name: told?.name ?? risk?.name ?? String(keyed.market),
    groups: told?.groups ?? [],
    state: told?.state ?? 'gone',
    bets: outcomes.reduce((sum, { bets }) => sum + bets, 0),
    staked,
    exposure: most(outcomes.map(({ house }) => -house)),
    cap: risk && BigInt(risk.cap),
    outcomes,
  }
}

const byExposure = (a: MarketBook, b: MarketBook): number =>
  a.exposure === b.exposure ? (a.staked > b.staked ? -1 : a.staked < b.staked ? 1 : 0) : a.exposure > b.exposure ? -1 : 1

/** Markets of a match, those first that can cost the most; then those without bets, as the feed has them. */
export function booksOf(risks: readonly RiskMarket[], told: readonly SportsMarket[]): MarketBook[] {
  const known = new Map(told.map((market) => [keyOf(market), market]))
  const bet = risks.map((risk) => bookOf(risk, known.get(keyOf(risk)), risk)).toSorted(byExposure)
  const taken = new Set(bet.map(({ key }) => key))
  return [...bet, ...told.filter((market) => !taken.has(keyOf(market))).map((market) => bookOf(undefined, market, market))]
}

/** How much of a cap is used, in hundredths; nothing where there is none. */
export const usedOf = ({ exposure, cap }: Pick<MarketBook, 'exposure' | 'cap'>): number | undefined =>
  cap === undefined || cap <= 0n ? undefined : Number((exposure * 100n) / cap)

/** How long the bar of an outcome is, in hundredths of the longest of its market. */
export function barOf(house: bigint, outcomes: readonly OutcomeBook[]): number {
  const longest = most(outcomes.map((one) => (one.house < 0n ? -one.house : one.house)))
  return longest === 0n ? 0 : Number(((house < 0n ? -house : house) * 100n) / longest)
}

/** What all markets can cost together, each at its worst, and the one that can cost the most. */
export function worstOf(books: readonly MarketBook[]): {
  exposure: bigint
  staked: bigint
  markets: number
  largest: MarketBook | undefined
} {
  const bet = books.filter(({ bets }) => bets > 0)
  return {
    exposure: bet.reduce((sum, { exposure }) => sum + exposure, 0n),
    staked: bet.reduce((sum, { staked }) => sum + staked, 0n),
    markets: bet.length,
    largest: bet.reduce<MarketBook | undefined>(
      (worst, book) => (worst === undefined || book.exposure > worst.exposure ? book : worst),
      undefined,
    ),
  }
}
