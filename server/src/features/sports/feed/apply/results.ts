import { isDeepStrictEqual } from 'node:util'
import type { OfferedOutcome } from '@tucano/feed'
import { changed } from './odds.ts'
import { type HeardResult, type ResultKind, STATUS_CODES, type StoredMarket, type StoredOutcome, type StoredResult } from './stored.ts'

/** What is known of how one market ended. */
export interface Ending {
  /** In order. */
  results: readonly StoredResult[]
  heard: readonly HeardResult[]
}

/** What is told of how one market ended. */
export interface ToldEnding {
  kind: ResultKind
  marketId: number
  specifiers: string
  timestampMs: number
  isRecovered: boolean
  /** Of a settlement: 1 as scouts saw it, 2 confirmed. */
  certainty?: 1 | 2
  outcomes?: readonly StoredOutcome[]
  fromMs?: number | undefined
  toMs?: number | undefined
  voidReason?: number | undefined
}

const SETTLING: readonly ResultKind[] = ['settled', 'rolled_back']

const byId = (outcomes: readonly StoredOutcome[]): StoredOutcome[] => outcomes.toSorted((a, b) => (a.id < b.id ? -1 : 1))
const isSameInterval = (a: Pick<HeardResult, 'fromMs' | 'toMs'>, b: Pick<HeardResult, 'fromMs' | 'toMs'>): boolean =>
  a.fromMs === b.fromMs && a.toMs === b.toMs

/** Whether it was heard before, or answers a recovery and something newer of its kind came by itself meanwhile. */
function isOld(heard: readonly HeardResult[], told: HeardResult, isRecovered: boolean): boolean {
  const isNewer = ({ toldAtMs }: HeardResult): boolean => toldAtMs > told.toldAtMs
  if (heard.some((one) => one.kind === told.kind && one.toldAtMs === told.toldAtMs)) return true
  if (!isRecovered) return false
  const isSettling = SETTLING.includes(told.kind)
  return heard.some((one) => isNewer(one) && SETTLING.includes(one.kind) === isSettling && (isSettling || isSameInterval(one, told)))
}

/** The settlement that stands; none where it was rolled back. */
function standing(results: readonly StoredResult[]): StoredResult | undefined {
  const last = results.findLast(({ kind }) => SETTLING.includes(kind))
  return last?.kind === 'settled' ? last : undefined
}

/** Whether what is told changes a result: the outcomes that it leaves, if it does. */
function outcomesAfter(
  results: readonly StoredResult[],
  told: ToldEnding,
  interval: Pick<HeardResult, 'fromMs' | 'toMs'>,
): readonly StoredOutcome[] | undefined {
  const stands = standing(results)
  switch (told.kind) {
    case 'settled': {
      // What scouts saw before it was confirmed comes late, and says nothing new.
      if (stands?.certainty === 2 && told.certainty === 1 && told.timestampMs < stands.toldAtMs) return undefined
      const named = new Map((told.outcomes ?? []).map((one) => [one.id, one]))
      const outcomes = byId([...(stands?.outcomes.filter(({ id }) => !named.has(id)) ?? []), ...named.values()])
      const isEqual = stands && stands.voidReason === (told.voidReason ?? null) && isDeepStrictEqual(byId(stands.outcomes), outcomes)
      return isEqual ? undefined : outcomes
    }
    case 'rolled_back':
      return stands && []
    case 'cancelled':
      return []
    case 'cancel_rolled_back': {
      const last = results.findLast((one) => !SETTLING.includes(one.kind) && isSameInterval(one, interval))
      return last?.kind === 'cancelled' ? [] : undefined
    }
  }
}

export interface Ended {
  /** What is to be remembered; nothing where it was heard before. */
  heard?: HeardResult
  /** What bets have to follow. */
  result?: StoredResult
}

/** What follows from what is told of how a market ended. Equal to what stands, or heard before, it changes nothing; different, it is a correction. */
export function endMarket({ results, heard }: Ending, told: ToldEnding): Ended {
  const { kind, marketId, specifiers, timestampMs, isRecovered } = told
  const hearing = { marketId, specifiers, kind, fromMs: told.fromMs ?? null, toMs: told.toMs ?? null, toldAtMs: timestampMs }
  if (isOld(heard, hearing, isRecovered)) return {}
  const outcomes = outcomesAfter(results, told, hearing)
  if (!outcomes) return { heard: hearing }
  const result = {
    ...hearing,
    version: (results.at(-1)?.version ?? 0) + 1,
    certainty: told.certainty ?? null,
    outcomes,
    voidReason: told.voidReason ?? null,
  }
  return { heard: hearing, result }
}

/** What the feed settled before it told of the market, or cancelled: it is kept with nothing to bet on. */
export const emptyMarket = (
  { marketId, specifiers, timestampMs }: Pick<ToldEnding, 'marketId' | 'specifiers' | 'timestampMs'>,
  producer: number,
): StoredMarket => ({
  marketId,
  specifiers,
  producer,
  status: STATUS_CODES.inactive,
  isStopped: false,
  stopReason: null,
  cashOut: null,
  outcomes: [],
  version: 1,
  toldAtMs: timestampMs,
})

/** What is decided takes no bets any more. A settlement that was rolled back leaves its market suspended until odds are told. A cancel changes no market. */
export function closeDecided(market: StoredMarket, result: StoredResult): StoredMarket {
  if (result.kind === 'rolled_back') {
    return market.status === STATUS_CODES.settled ? changed(market, { ...market, status: STATUS_CODES.suspended }) : market
  }
  if (result.kind !== 'settled') return market
  const decided = new Set(result.outcomes.filter((one) => one.result !== '-1').map(({ id }) => id))
  const isDecided = market.outcomes.every(({ id }) => decided.has(id)) && result.outcomes.every(({ id }) => decided.has(id))
  const outcomes = market.outcomes.map((one): OfferedOutcome => (decided.has(one.id) ? { ...one, active: false } : one))
  return changed(market, { ...market, outcomes, status: isDecided ? STATUS_CODES.settled : market.status })
}
