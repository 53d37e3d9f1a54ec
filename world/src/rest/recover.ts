import type { OfferedMarket } from '@tucano/feed'
import { sportNumber } from '../services.ts'
import { hasPrice } from '../matches/changes.ts'
import { type LiveMatch, matchBefore } from '../matches/live-match.ts'
import type { Programme } from '../programme.ts'
import type { Running } from '../running.ts'
import { messagesOf, toldAfter } from '../store/beats.ts'
import { type MatchRow, matchById } from '../store/matches.ts'
import { tellOutright } from '../outrights/outrights.ts'
import { readSeasonId } from '../outrights/season.ts'
import { offerBefore } from '../store/offers.ts'
import { outrightById, outrightsNotOver } from '../store/outrights.ts'
import { bareMarket, keyOf, toldMarket } from '../telling/offered.ts'
import { PRODUCERS, type ProducerName } from '../telling/producers.ts'
import { toldStatus } from '../telling/status.ts'
import { yieldTurn } from '../turns.ts'

/** Who asks for what was missed. */
export interface Asker {
  producer: ProducerName
  requestId: number
  node?: number | undefined
}

/** All markets of a match as they stand between two messages. */
export function marketsNow({ offer, offered, isClosed }: LiveMatch): OfferedMarket[] {
  const open = offer.filter(hasPrice)
  const keys = new Set(open.map(({ now }) => keyOf(now)))
  const others = [...offered].filter(([key]) => !keys.has(key))
  return [
    ...open.map((priced) => toldMarket(priced, isClosed ? 'suspended' : 'active')),
    ...others.map(([, row]) => bareMarket(row, row.isSettled ? 'settled' : 'inactive')),
  ]
}

function tellLive({ teller }: Running, match: LiveMatch, { producer, requestId, node }: Asker): void {
  const status = toldStatus(match.sport, match.now.standing, match.isWaiting ? 'interrupted' : 'live')
  const to = { producer, sport: match.sportId, event: match.id, node }
  teller.tell({ kind: 'odds_change', event: match.id, requestId, status, markets: marketsNow(match) }, to)
}

function tellBefore(running: Running, row: MatchRow, { producer, requestId, node }: Asker): void {
  const standing = matchBefore(running, row)?.standing
  if (standing === undefined) return
  const status = toldStatus(row.sport, standing, 'not_started')
  const to = { producer, sport: sportNumber(row.sport), event: row.id, node }
  running.teller.tell({ kind: 'odds_change', event: row.id, requestId, status, markets: offerBefore(running.store, row.id) }, to)
}

/** What was told of how bets end, as of the moments that it was told at. */
function tellAgain(running: Running, event: string, { producer, requestId, node, afterMs = 0 }: Asker & { afterMs?: number }): void {
  const { store, teller } = running
  const sport = matchById(store, event)?.sport ?? readSeasonId(running, event)?.tournament.sport
  if (sport === undefined) return
  const to = { producer, sport: sportNumber(sport), event, node }
  for (const { atMs, message } of messagesOf(store, event)) {
    if (atMs > afterMs && message.producer === PRODUCERS[producer].id) teller.tell({ ...message, requestId } as typeof message, to, atMs)
  }
}

type Recovery = Asker & { afterMs?: number | undefined; signal: AbortSignal }

/** All that a producer has to say, one event after the other. */
function* toldPieces(running: Running, programme: Programme, asker: Omit<Recovery, 'signal'>): Generator<void> {
  const { producer, requestId, node, afterMs } = asker
  if (afterMs !== undefined)
    for (const event of toldAfter(running.store, afterMs)) yield tellAgain(running, event, { producer, requestId, node, afterMs })
  if (producer === 'live') {
    for (const match of programme.live.values()) yield tellLive(running, match, asker)
    return
  }
  for (const { id } of programme.announced) {
    // It may have begun meanwhile.
    const row = matchById(running.store, id)
    if (row?.stage === 'announced') yield tellBefore(running, row, asker)
  }
  for (const row of outrightsNotOver(running.store)) tellOutright(running, row, asker)
}

/** All that a producer has to say, then that it was all; a world that stops breaks off. */
export async function recoverAll(running: Running, programme: Programme, { signal, ...asker }: Recovery): Promise<void> {
  for (const _ of toldPieces(running, programme, asker)) {
    await yieldTurn()
    if (signal.aborted) return
  }
  running.teller.tell({ kind: 'snapshot_complete', requestId: asker.requestId }, { producer: asker.producer, node: asker.node })
}

/** The odds of one event. */
export function recoverOdds(running: Running, programme: Programme, { event, ...asker }: Asker & { event: string }): void {
  const [live, row] = [programme.live.get(event), matchById(running.store, event)]
  if (asker.producer === 'live' && live) tellLive(running, live, asker)
  if (asker.producer === 'pre' && row?.stage === 'announced') tellBefore(running, row, asker)
  const outright = asker.producer === 'pre' ? outrightById(running.store, event) : undefined
  if (outright) tellOutright(running, outright, asker)
  running.teller.tell({ kind: 'snapshot_complete', requestId: asker.requestId }, { producer: asker.producer, node: asker.node })
}

/** How the bets on one event have ended, so far. */
export function recoverStateful(running: Running, { event, ...asker }: Asker & { event: string }): void {
  tellAgain(running, event, asker)
  running.teller.tell({ kind: 'snapshot_complete', requestId: asker.requestId }, { producer: asker.producer, node: asker.node })
}
