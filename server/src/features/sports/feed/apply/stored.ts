import type { MarketStatus, OfferedOutcome, SettledOutcome, SportEventStatus } from '@tucano/feed'

/** As the feed writes the state of a market, and as it is kept. */
export const STATUS_CODES: Record<MarketStatus, number> = {
  active: 1,
  inactive: 0,
  suspended: -1,
  handed_over: -2,
  settled: -3,
  cancelled: -4,
}
export const CASH_OUT_CODES = { available: 1, unavailable: -1, closed: -2 } as const

export type EventStatus = SportEventStatus['status']

/** A market as it is kept. */
export interface StoredMarket {
  marketId: number
  specifiers: string
  producer: number
  status: number
  isStopped: boolean
  stopReason: number | null
  cashOut: number | null
  outcomes: readonly OfferedOutcome[]
  version: number
  toldAtMs: number
}

/** What is kept of a fixture, besides how its match stands. */
export interface StoredFixture {
  sportUrn: string
  tournamentUrn: string | null
  homeUrn: string | null
  awayUrn: string | null
  startsAtMs: number | null
  isVirtual: boolean
  /** Why nothing of it is offered. */
  refused: 'youth' | null
  details: object
}

/** A match as it is kept, with its markets. */
export interface StoredEvent {
  id: string
  urn: string
  state: EventStatus | 'unknown'
  standing: object
  version: number
  toldAtMs: number | undefined
  fixture: StoredFixture
  markets: ReadonlyMap<string, StoredMarket>
}

export const keyOf = (marketId: number, specifiers: string): string => `${marketId}/${specifiers}`

/** As results are kept: what the feed writes of each outcome, by its own names. */
export interface StoredOutcome {
  id: string
  result: '1' | '0' | '-1'
  void_factor?: string
  dead_heat_factor?: string
}

const RESULTS = { won: '1', lost: '0', undecided: '-1' } as const
const factor = (billionths: number): string => {
  const whole = Math.floor(billionths / 1e9)
  return `${whole}.${String(billionths % 1e9).padStart(9, '0')}`.replace(/\.?0+$/, '')
}

export const storedOutcome = ({ id, result, voidFactor, deadHeatFactor }: SettledOutcome): StoredOutcome => ({
  id,
  result: RESULTS[result],
  ...(voidFactor === undefined ? {} : { void_factor: factor(voidFactor) }),
  ...(deadHeatFactor === undefined ? {} : { dead_heat_factor: factor(deadHeatFactor) }),
})

export type ResultKind = 'settled' | 'rolled_back' | 'cancelled' | 'cancel_rolled_back'

/** What was told of how a market ended, as it is kept. */
export interface StoredResult {
  marketId: number
  specifiers: string
  version: number
  kind: ResultKind
  certainty: number | null
  outcomes: readonly StoredOutcome[]
  fromMs: number | null
  toMs: number | null
  voidReason: number | null
  toldAtMs: number
}

/** What was heard, whether or not it changed anything. */
export type HeardResult = Pick<StoredResult, 'marketId' | 'specifiers' | 'kind' | 'fromMs' | 'toMs' | 'toldAtMs'>
