import { isDeepStrictEqual } from 'node:util'
import type { KnownMessage, SettledMarket } from '@tucano/feed'
import { isKeepable, possibleLimit, small } from './bounds.ts'
import { type ReadFixture, stateAfter } from './fixture.ts'
import { type About, changeOdds, stopMarket } from './odds.ts'
import { tookBets, wasDisturbed } from './past-posting.ts'
import { type Ending, type ToldEnding, closeDecided, emptyMarket, endMarket } from './results.ts'
import {
  type HeardResult,
  type ResultKind,
  STATUS_CODES,
  type StoredEvent,
  type StoredMarket,
  type StoredResult,
  keyOf,
  storedOutcome,
} from './stored.ts'

/** Messages of one event. */
export type EventMessage = Exclude<KnownMessage, { kind: 'alive' | 'snapshot_complete' }>
type ResultMessage = Extract<EventMessage, { kind: 'bet_settlement' | 'rollback_bet_settlement' | 'bet_cancel' | 'rollback_bet_cancel' }>

const RESULT_KINDS: Record<ResultMessage['kind'], ResultKind> = {
  bet_settlement: 'settled',
  rollback_bet_settlement: 'rolled_back',
  bet_cancel: 'cancelled',
  rollback_bet_cancel: 'cancel_rolled_back',
}

export const tellsResults = (message: EventMessage): message is ResultMessage => message.kind in RESULT_KINDS

/** An event while messages of it are applied, one after the other: as it was, and what they change. */
export interface Draft {
  before: StoredEvent
  event: StoredEvent
  markets: Map<string, StoredMarket>
  endings: Map<string, Ending>
  results: StoredResult[]
  heard: HeardResult[]
  /** Markets whose last bets were taken too late, by the moment from which on. */
  pastPosted: Map<string, number>
  /** Markets that cannot be kept. */
  refused: number
  /** Its fixture is another one now, and is to be read. */
  readAgain: boolean
}

export const newDraft = (event: StoredEvent, endings: ReadonlyMap<string, Ending>): Draft => ({
  before: event,
  event,
  markets: new Map(),
  endings: new Map(endings),
  results: [],
  heard: [],
  pastPosted: new Map(),
  refused: 0,
  readAgain: false,
})

/** The event with all that was applied. */
export function committed({ event, markets }: Draft): StoredEvent {
  return markets.size === 0 ? event : { ...event, markets: new Map([...event.markets, ...markets]) }
}

const marketOf = ({ event, markets }: Draft, key: string): StoredMarket | undefined => markets.get(key) ?? event.markets.get(key)

const keysOf = ({ event, markets }: Draft): Set<string> => new Set([...event.markets.keys(), ...markets.keys()])

/** Remembers from when on bets on a market are void, as it was before a message that came late stopped it. */
function notePastPosted(draft: Draft, key: string, { lateFromMs, ...about }: About & { lateFromMs: number | undefined }): void {
  if (lateFromMs === undefined || !tookBets(marketOf(draft, key), about)) return
  draft.pastPosted.set(key, Math.min(lateFromMs, draft.pastPosted.get(key) ?? lateFromMs))
}

type GroupsOf = (marketId: number) => readonly string[] | undefined

/** What a message changes. It is in the draft afterwards. Where it came late, bets that were taken from a moment on are on what it stops. */
export function applyMessage(draft: Draft, message: EventMessage, groupsOf: GroupsOf, lateFromMs?: number): void {
  const about: About = { producer: message.producer, timestampMs: message.timestampMs, requestId: message.requestId }
  switch (message.kind) {
    case 'odds_change': {
      const { event } = draft
      if (message.status) showStanding(draft, message.status, about)
      if (wasDisturbed(event, draft.event, about)) for (const key of keysOf(draft)) notePastPosted(draft, key, { ...about, lateFromMs })
      const betstopReason = small(message.betstopReason)
      for (const told of message.markets) {
        const key = keyOf(told.id, told.specifiers)
        if (told.status === 'suspended') notePastPosted(draft, key, { ...about, lateFromMs })
        if (!isKeepable(told)) draft.refused++
        else keep(draft, changeOdds(marketOf(draft, key), told, { ...about, betstopReason }))
      }
      break
    }
    case 'bet_stop': {
      const stop = { ...about, groups: message.groups, status: STATUS_CODES[message.marketStatus], reason: small(message.reason) }
      for (const key of keysOf(draft)) {
        const stopped = stopMarket(marketOf(draft, key)!, stop, groupsOf)
        if (stopped?.isStopped) notePastPosted(draft, key, { ...about, lateFromMs })
        keep(draft, stopped)
      }
      break
    }
    case 'fixture_change':
      draft.readAgain = true
      break
    case 'bet_settlement':
    case 'rollback_bet_settlement':
    case 'bet_cancel':
    case 'rollback_bet_cancel':
      for (const told of endingsOf(message, draft)) end(draft, told, message.producer)
  }
  draft.event = { ...draft.event, toldAtMs: Math.max(draft.event.toldAtMs ?? 0, message.timestampMs) }
}

/** What a fixture says of its event. One that is refused stays unknown; one that says what is known changes nothing. */
export function applyFixture(draft: Draft, { urn: _, status, ...fixture }: ReadFixture): void {
  const { event } = draft
  const state = fixture.refused === null ? stateAfter(event, status) : 'unknown'
  if (state === event.state && isDeepStrictEqual(event.fixture, fixture)) return
  draft.event = { ...event, fixture, state, version: event.version + 1 }
}

function keep(draft: Draft, market: StoredMarket | undefined): void {
  if (market) draft.markets.set(keyOf(market.marketId, market.specifiers), market)
}

/** Until its fixture was read an event is unknown, whatever is told of how it stands. */
function showStanding(draft: Draft, status: NonNullable<Extract<EventMessage, { kind: 'odds_change' }>['status']>, about: About): void {
  const { event } = draft
  if (about.requestId !== undefined && event.toldAtMs !== undefined && about.timestampMs < event.toldAtMs) return
  const state = event.state === 'unknown' ? event.state : status.status
  if (state === event.state && isDeepStrictEqual(event.standing, status)) return
  draft.event = { ...event, state, standing: status, version: event.version + 1 }
}

function endingsOf(message: ResultMessage, draft: Draft): ToldEnding[] {
  const common = { kind: RESULT_KINDS[message.kind], timestampMs: message.timestampMs, isRecovered: message.requestId !== undefined }
  const kept = message.markets.filter((told) => isKeepable(told))
  draft.refused += message.markets.length - kept.length
  return kept.map((told) => ({
    ...common,
    marketId: told.id,
    specifiers: told.specifiers,
    voidReason: small(told.voidReason),
    ...(message.kind === 'bet_settlement'
      ? {
          certainty: message.certainty === 'confirmed' ? (2 as const) : (1 as const),
          outcomes: (told as SettledMarket).outcomes.map(storedOutcome),
        }
      : {}),
    ...(message.kind === 'bet_cancel' || message.kind === 'rollback_bet_cancel'
      ? { fromMs: possibleLimit(message.startMs), toMs: possibleLimit(message.endMs) }
      : {}),
  }))
}

function end(draft: Draft, told: ToldEnding, producer: number): void {
  const key = keyOf(told.marketId, told.specifiers)
  const known = draft.endings.get(key) ?? { results: [], heard: [] }
  const { heard, result } = endMarket(known, told)
  if (!heard) return
  const market = marketOf(draft, key) ?? emptyMarket(told, producer)
  if (!marketOf(draft, key)) keep(draft, market)
  draft.heard.push(heard)
  draft.endings.set(key, { results: result ? [...known.results, result] : known.results, heard: [...known.heard, heard] })
  if (!result) return
  draft.results.push(result)
  const closed = closeDecided(market, result)
  if (closed !== market) keep(draft, closed)
}
