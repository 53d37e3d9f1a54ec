import type { SportEventStatus } from '@tucano/feed'
import type { Json } from '@tucano/round'
import { digestOf } from '@tucano/sports/proof'
import { sportNumber } from '../services.ts'
import type { Running } from '../running.ts'
import { archive, keepMessage } from '../store/beats.ts'
import { offeredOf } from '../store/markets.ts'
import type { MatchRow } from '../store/matches.ts'
import { dropOffer, offerBefore } from '../store/offers.ts'
import { bareMarket } from '../telling/offered.ts'
import { PRODUCERS, type ProducerName } from '../telling/producers.ts'
import type { NewMessage } from '../telling/teller.ts'
import { hashes } from './chain.ts'

/** By how far a match has come: who tells of it, what it is called, and why bets on it are void. */
const ENDINGS: Record<'announced' | 'live', { producer: ProducerName; status: SportEventStatus; voidReason: number }> = {
  announced: { producer: 'pre', status: { status: 'cancelled', matchStatus: 70, periods: [] }, voidReason: 5 },
  live: { producer: 'live', status: { status: 'abandoned', matchStatus: 90, periods: [] }, voidReason: 10 },
}

/** Whether a match can be played by what was promised of it: another table of transitions would be another match. */
export function isStillPromised({ sports }: Pick<Running, 'sports'>, { sport: code, strengths, digest }: MatchRow): boolean {
  const sport = sports[code]
  if (sport === undefined || strengths === null) return false
  return digestOf({ sport: code, maths: sport.maths, strengths: JSON.parse(strengths) as Json }, hashes) === digest
}

/** A match that is not played, or not to its end: all bets on what is not decided are void. */
export function callOff(running: Running, row: MatchRow): void {
  const { store, clock, teller } = running
  const { producer, status, voidReason } = ENDINGS[row.stage === 'live' ? 'live' : 'announced']
  const offered = row.stage === 'live' ? offeredOf(store, row.id).filter(({ isSettled }) => !isSettled) : offerBefore(store, row.id)
  const markets = offered.map(({ id, specifiers }) => ({ id, specifiers }))
  const message: NewMessage = { kind: 'bet_cancel', event: row.id, markets: markets.map((market) => ({ ...market, voidReason })) }
  const atMs = teller.nextMoment()
  store.inTransaction(() => {
    store.run(`update matches set stage = 'off', beacon_round = null, ended_ms = ? where id = ?`, clock.now(), row.id)
    keepMessage(store, row.id, { atMs, message: { ...message, producer: PRODUCERS[producer].id, timestampMs: atMs } })
    dropOffer(store, row.id)
    archive(store, row.id, atMs)
  })
  const to = { producer, sport: sportNumber(row.sport), event: row.id } as const
  teller.tell({ kind: 'fixture_change', event: row.id, change: 'cancelled', startMs: row.startsAtMs }, to)
  teller.tell(message, to, atMs)
  const cancelled = markets.map((market) => bareMarket(market, 'cancelled'))
  teller.tell({ kind: 'odds_change', event: row.id, status, markets: cancelled }, to)
}
