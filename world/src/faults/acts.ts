import { sportNumber } from '../services.ts'
import { keepAll } from '../matches/keep.ts'
import type { Programme } from '../programme.ts'
import { marketsNow } from '../rest/recover.ts'
import { notFound } from '../rest/reply.ts'
import type { Running } from '../running.ts'
import { matchById } from '../store/matches.ts'
import { toldStatus } from '../telling/status.ts'
import type { NewMessage } from '../telling/teller.ts'

/** The reason of bets that were taken at odds that were wrong. */
const WRONG_ODDS = 12

export interface CancelledInterval {
  event: string
  startMs?: number
  endMs?: number
  /** All that is offered, where none is named. */
  markets?: readonly { id: number; specifiers: string }[]
  /** Whether it is taken back at once. */
  isRolledBack?: boolean
}

/** Bets on a match that is played, taken between two moments, are void; and are not, after all. */
export function cancelInterval(running: Running, programme: Programme, { event, startMs, endMs, ...more }: CancelledInterval): void {
  const [row, live] = [matchById(running.store, event), programme.live.get(event)]
  if (!row || !live) throw notFound('such live match')
  const markets = (more.markets ?? [...live.offered.values()]).map(({ id, specifiers }) => ({ id, specifiers }))
  const interval = { ...(startMs === undefined ? {} : { startMs }), ...(endMs === undefined ? {} : { endMs }) }
  const cancel: NewMessage = { kind: 'bet_cancel', event, ...interval, markets: markets.map((one) => ({ ...one, voidReason: WRONG_ODDS })) }
  const rollback: NewMessage = { kind: 'rollback_bet_cancel', event, ...interval, markets }
  const kept = running.store.inTransaction(() => keepAll(running, event, more.isRolledBack ? [cancel, rollback] : [cancel]))
  for (const { atMs, message } of kept) running.teller.tell(message, { producer: 'live', sport: sportNumber(row.sport), event }, atMs)
}

/** So many messages at once, that change nothing: all matches that are played are told again and again. */
export function flood({ teller }: Running, programme: Programme, messages: number): number {
  const matches = [...programme.live.values()]
  for (let n = 0; n < messages && matches.length > 0; n++) {
    const match = matches[n % matches.length]!
    const status = toldStatus(match.sport, match.now.standing, match.isWaiting ? 'interrupted' : 'live')
    teller.tell(
      { kind: 'odds_change', event: match.id, status, markets: marketsNow(match) },
      { producer: 'live', sport: match.sportId, event: match.id },
    )
  }
  return matches.length === 0 ? 0 : messages
}
