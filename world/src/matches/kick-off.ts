import { offerOf } from '@tucano/sports/proof'
import { paceOf } from '../calendar/index.ts'
import { sportNumber, tournamentOf } from '../house.ts'
import type { Running } from '../running.ts'
import { addOffered } from '../store/markets.ts'
import { type MatchRow, matchById } from '../store/matches.ts'
import { dropOffer } from '../store/offers.ts'
import { bareMarket } from '../telling/offered.ts'
import { toldStatus } from '../telling/status.ts'
import { type LiveMatch, matchBefore, resume } from './live-match.ts'

/** How long a beat of a match is. */
export function beatMsOf(running: Running, { sport, tournament }: Pick<MatchRow, 'sport' | 'tournament'>): number {
  return (running.sports[sport]?.beatSeconds ?? 1) * 1000 * paceOf(tournamentOf(running, tournament))
}

/** Whoever tells matches before they begin hands one over to whoever tells them while they are played. Its prices stay as they are. */
export function kickOff(running: Running, row: MatchRow, firstRound: number): LiveMatch | undefined {
  const { store, clock, teller } = running
  const before = matchBefore(running, row)
  if (before === undefined) return undefined
  const offer = offerOf(before, before.book()).filter(({ odds }) => odds.some((one) => one !== undefined))
  store.inTransaction(() => {
    store.run(`update matches set stage = 'live', began_ms = ?, beacon_round = ? where id = ?`, clock.now(), firstRound, row.id)
    dropOffer(store, row.id)
    for (const { now } of offer) addOffered(store, row.id, now)
  })
  const match = resume(running, matchById(store, row.id)!, beatMsOf(running, row))!
  const to = { sport: sportNumber(row.sport), event: row.id }
  const status = toldStatus(row.sport, before.standing, 'live')
  const handedOver = offer.map(({ now }) => bareMarket(now, 'handed_over'))
  teller.tell({ kind: 'odds_change', event: row.id, status, markets: handedOver }, { ...to, producer: 'pre' })
  match.offer = offer
  const markets = offer.map((priced) => match.told.open(priced))
  teller.tell({ kind: 'odds_change', event: row.id, status, markets }, { ...to, producer: 'live' })
  return match
}
