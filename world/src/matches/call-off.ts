import type { KnownMessage } from '@tucano/feed'
import { sportNumber } from '../house.ts'
import type { Running } from '../running.ts'
import { keepMessage } from '../store/beats.ts'
import type { MatchRow } from '../store/matches.ts'
import { dropOffer, offerBefore } from '../store/offers.ts'
import { bareMarket } from '../telling/offered.ts'
import { PRODUCERS } from '../telling/producers.ts'
import { toldStatus } from '../telling/status.ts'
import type { NewMessage } from '../telling/teller.ts'
import { matchBefore } from './live-match.ts'

/** The reason of what is called off. */
const CANCELLED = 5

/** A match that was announced and will not be played, as nobody was there to play it when it was to begin: all bets on it are void. */
export function callOff(running: Running, row: MatchRow): void {
  const { store, clock, teller } = running
  const before = matchBefore(running, row)
  if (before === undefined) return
  const markets = offerBefore(store, row.id).map(({ id, specifiers }) => ({ id, specifiers }))
  const message: NewMessage = { kind: 'bet_cancel', event: row.id, markets: markets.map((market) => ({ ...market, voidReason: CANCELLED })) }
  const atMs = teller.nextMoment()
  store.inTransaction(() => {
    store.run(`update matches set stage = 'off', ended_ms = ? where id = ?`, clock.now(), row.id)
    dropOffer(store, row.id)
    keepMessage(store, row.id, { atMs, message: { ...message, producer: PRODUCERS.pre.id, timestampMs: atMs } as KnownMessage })
  })
  const to = { producer: 'pre', sport: sportNumber(row.sport), event: row.id } as const
  teller.tell({ kind: 'fixture_change', event: row.id, change: 'cancelled', startMs: row.startsAtMs }, to)
  teller.tell(message, to, atMs)
  const status = toldStatus(row.sport, before.standing, 'cancelled')
  teller.tell({ kind: 'odds_change', event: row.id, status, markets: markets.map((market) => bareMarket(market, 'cancelled')) }, to)
}
