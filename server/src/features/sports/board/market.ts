import type { SportsMarket } from '@tucano/contract/sports'
import type { Describe, Words } from './describe.ts'
import { type NamePlaces, writeName } from './write-name.ts'

/** An outcome as it is kept: odds in thousandths, chances in billionths where the feed tells them. */
export interface KeptOutcome {
  id: string
  odds?: number
  probability?: number
  winProbability?: number
  refundProbability?: number
  halfWinProbability?: number
  halfLoseProbability?: number
  active: boolean
}

/** A market as it is kept, and whether whoever tells it is up. */
export interface MarketRow {
  eventId: bigint
  marketId: number
  specifiers: string
  status: number
  isStopped: boolean
  stopReason: number | null
  cashOut: number | null
  outcomes: KeptOutcome[]
  version: bigint
  isUp: boolean
}

export const STATUS = { active: 1, inactive: 0, suspended: -1, handedOver: -2, settled: -3, cancelled: -4 } as const

/** Which languages there are names in. */
export const wordIn = ({ pt, en }: Words, language: string): string => (language === 'EN' ? en : pt)

interface Shown {
  language: string
  sport: string
  places: Pick<NamePlaces, 'home' | 'away'>
  /** Players by their urns, where they are outcomes. */
  players: ReadonlyMap<string, Words>
  /** Nothing of its match can be bet on any more, or an operator has closed it. */
  isClosed: boolean
}

/** How a market is shown; nothing where it is hidden, or where nobody knows what it is. */
export function showMarket(
  row: MarketRow,
  describe: Describe,
  { language, sport, places, players, isClosed }: Shown,
): SportsMarket | undefined {
  const described = describe(row.marketId, row.specifiers, sport)
  const state = stateOf(row, isClosed)
  if (!described || !state) return undefined
  const name = (words: Words): string => writeName(wordIn(words, language), { ...places, specifiers: row.specifiers, language })
  const outcomes = row.outcomes.flatMap(({ id, odds, active }) => {
    const words = described.outcomes.get(id) ?? players.get(id)
    return words
      ? [{ outcome: id, name: name(words), odds: odds ?? null, isOpen: state === 'open' && active && odds !== undefined && odds > 1000 }]
      : []
  })
  if (outcomes.length === 0) return undefined
  return {
    market: row.marketId,
    specifiers: row.specifiers,
    name: name(described.name),
    groups: [...described.groups],
    state,
    reason: reasonOf(row),
    version: Number(row.version),
    outcomes,
  }
}

/** A market that is inactive or cancelled is hidden. */
export function stateOf(
  { status, isStopped, isUp }: Pick<MarketRow, 'status' | 'isStopped' | 'isUp'>,
  isClosed: boolean,
): SportsMarket['state'] | undefined {
  if (status === STATUS.settled) return 'settled'
  if (status === STATUS.inactive || status === STATUS.cancelled) return undefined
  return status === STATUS.active && !isStopped && isUp && !isClosed ? 'open' : 'suspended'
}

/** A disconnection, as feeds number the reasons of their stops. */
const NO_SIGNAL = 24
/** Why a market is closed, where that is known. */
export const reasonOf = ({ stopReason, isUp }: Pick<MarketRow, 'stopReason' | 'isUp'>): number | null => (isUp ? stopReason : NO_SIGNAL)

/** Markets that lists show: how a match ends, its handicap, its total, by the first that there is. */
const MAIN: readonly (readonly number[])[] = [
  [1, 219, 186],
  [16, 223, 187, 237, 188, 327, 331],
  [18, 225, 189, 238, 314, 328, 332],
]
export const MAIN_MARKETS: readonly number[] = MAIN.flat()

/** What of a line says whether it is the main one. */
interface Ranked {
  market: number
  state: SportsMarket['state']
  odds: readonly (number | null | undefined)[]
}

/** How far the last prices of a line are apart: the one that is nearest to even money is the main one. */
function spread({ odds: told }: Ranked): number {
  const odds = told.flatMap((one) => one ?? [])
  return odds.length < 2 ? Number.POSITIVE_INFINITY : Math.max(...odds) - Math.min(...odds)
}

const RANKS: Record<SportsMarket['state'], number> = { open: 0, suspended: 1, settled: 2 }

/** An open line before one that is closed for now, and that before one that is over; while all of them are closed, the one that was the main one stays. */
const isNearer = (line: Ranked, best: Ranked): boolean =>
  RANKS[line.state] === RANKS[best.state] ? spread(line) < spread(best) : RANKS[line.state] < RANKS[best.state]

/** Of all lines of a match the ones that a list shows. */
export function mainLines<Line>(lines: readonly Line[], rankOf: (line: Line) => Ranked): Line[] {
  const ranked = lines.map((line) => ({ line, rank: rankOf(line) }))
  return MAIN.flatMap((ids) => {
    const id = ids.find((one) => ranked.some(({ rank }) => rank.market === one))
    const [first, ...rest] = ranked.filter(({ rank }) => rank.market === id)
    return first ? [rest.reduce((best, one) => (isNearer(one.rank, best.rank) ? one : best), first).line] : []
  })
}

export const mainMarkets = (markets: readonly SportsMarket[]): SportsMarket[] =>
  mainLines(markets, ({ market, state, outcomes }) => ({ market, state, odds: outcomes.map(({ odds }) => odds) }))
