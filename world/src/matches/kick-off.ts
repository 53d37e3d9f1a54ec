import { paceOf } from '../calendar/index.ts'
import { tournamentOf } from '../services.ts'
import type { Running } from '../running.ts'
import { addOffered } from '../store/markets.ts'
import type { MatchRow } from '../store/matches.ts'
import { dropOffer } from '../store/offers.ts'
import { bareMarket, keyOf } from '../telling/offered.ts'
import { toldStatus } from '../telling/status.ts'
import { hasPrice } from './changes.ts'
import { type LiveMatch, resume } from './live-match.ts'

/** How long a beat of a match is. */
export function beatMsOf(running: Running, { sport, tournament }: Pick<MatchRow, 'sport' | 'tournament'>): number {
  return (running.sports[sport]?.beatSeconds ?? 1) * 1000 * paceOf(tournamentOf(running, tournament))
}

/** Whoever tells matches before they begin hands one over to whoever tells them while they are played. Its prices stay as they are. */
export function kickOff(running: Running, row: MatchRow, firstRound: number): LiveMatch | undefined {
  const { store, clock, teller, faults } = running
  const beganMs = clock.now()
  const match = resume(running, { ...row, beaconRound: firstRound, beganMs }, beatMsOf(running, row))
  if (match === undefined) return undefined
  const offer = match.offer.filter(hasPrice)
  const offered = offer.map(({ now: { id, specifiers } }) => ({ id, specifiers, isSettled: false }))
  store.inTransaction(() => {
    store.run(`update matches set stage = 'live', began_ms = ?, beacon_round = ? where id = ?`, beganMs, firstRound, row.id)
    dropOffer(store, row.id)
    for (const one of offered) addOffered(store, row.id, one)
  })
  for (const one of offered) match.offered.set(keyOf(one), one)
  const to = { sport: match.sportId, event: row.id }
  const status = toldStatus(row.sport, match.now.standing, 'live')
  const handedOver = offered.map((one) => bareMarket(one, 'handed_over'))
  teller.tell({ kind: 'odds_change', event: row.id, status, markets: handedOver }, { ...to, producer: 'pre' })
  if (faults.take('lateHandOvers')) return match
  const markets = offer.map((priced) => match.told.open(priced))
  teller.tell({ kind: 'odds_change', event: row.id, status, markets }, { ...to, producer: 'live' })
  return match
}
