import type { SettledMarket } from '@tucano/feed'
import { beatDraws, pricesDigest, toldJson } from '@tucano/sports/proof'
import { addBeat } from '../store/beats.ts'
import { addOffered, markSettled } from '../store/markets.ts'
import { matchById } from '../store/matches.ts'
import { keyOf } from '../telling/offered.ts'
import { settledMarket, wronglySettled } from '../telling/settled.ts'
import { stopOutright } from '../outrights/outrights.ts'
import { toldStatus } from '../telling/status.ts'
import type { NewMessage } from '../telling/teller.ts'
import type { Running } from '../running.ts'
import { type Changes, changesTo } from './changes.ts'
import { hashes } from './chain.ts'
import { finish } from './finish.ts'
import { keepAll } from './keep.ts'
import type { LiveMatch } from './live-match.ts'

/** The reason of what was offered on something that has not come to be. */
const NOT_PLAYED = 4

function settlements({ faults }: Pick<Running, 'faults'>, { id: event, now }: LiveMatch, decided: readonly SettledMarket[]): NewMessage[] {
  if (decided.length === 0) return []
  const right = {
    kind: 'bet_settlement',
    event,
    certainty: now.isOver ? 'confirmed' : 'scouted',
    markets: [...decided],
  } satisfies NewMessage
  if (!faults.take('wrongSettlements')) return [right]
  return [
    { ...right, markets: decided.map(wronglySettled) },
    { kind: 'rollback_bet_settlement', event, markets: decided.map(({ id, specifiers }) => ({ id, specifiers })) },
    right,
  ]
}

/** All that a beat says of how bets end. At the end of the match, what was settled before is confirmed. */
function endings(running: Running, match: LiveMatch, { book, decided, dropped }: Changes): NewMessage[] {
  const { now, offered, id: event } = match
  const before = now.isOver ? [...offered.values()].filter(({ isSettled }) => isSettled) : []
  const confirmed = before.flatMap(({ id, specifiers }) => book.market(id, specifiers) ?? []).filter(({ isDecided }) => isDecided)
  const cancelled: NewMessage[] =
    dropped.length === 0
      ? []
      : [{ kind: 'bet_cancel', event, markets: dropped.map(({ id, specifiers }) => ({ id, specifiers, voidReason: NOT_PLAYED })) }]
  return [...settlements(running, match, [...decided, ...confirmed].map(settledMarket)), ...cancelled]
}

/** A beat: what it is drawn from is told with it, and all that follows from it stands in the store before anybody hears of it. */
export function playBeat(running: Running, match: LiveMatch, { signature, nextRound }: { signature: string; nextRound: number }): void {
  const { store, teller } = running
  const [number, beaconRound] = [match.beat + 1, match.beaconRound]
  const source = { match: match.id, number, sport: match.sport, digest: match.digest, beaconRound, signature, seed: match.links.at(number) }
  const { next, told } = match.now.beat(beatDraws(source, hashes))
  const hasScored = next.standing.score.home !== match.now.standing.score.home || next.standing.score.away !== match.now.standing.score.away
  match.now = next
  const changes = changesTo(match, next)
  const prices = pricesDigest(match.prices, changes.offer, hashes)
  const kept = store.inTransaction(() => {
    addBeat(store, match.id, { number, beaconRound, told: toldJson(told), prices })
    for (const row of changes.added) addOffered(store, match.id, row)
    for (const row of changes.decided) markSettled(store, match.id, row)
    store.run('update matches set beat = ?, beacon_round = ?, is_closed = 0, prices = ? where id = ?', number, nextRound, prices, match.id)
    const messages = keepAll(running, match.id, endings(running, match, changes))
    if (next.isOver) finish(running, match)
    return messages
  })
  Object.assign(match, { beat: number, beaconRound: nextRound, isClosed: false, isWaiting: false, prices, offer: changes.offer })
  for (const row of changes.added) match.offered.set(keyOf(row), row)
  for (const { id, specifiers } of changes.decided) match.offered.get(keyOf({ id, specifiers }))!.isSettled = true
  const to = { producer: 'live', sport: match.sportId, event: match.id } as const
  if (hasScored || next.isOver) stopOutright(running, matchById(store, match.id)!)
  const status = toldStatus(match.sport, next.standing, next.isOver ? 'ended' : 'live')
  teller.tell({ kind: 'odds_change', event: match.id, status, markets: changes.markets }, to)
  for (const { atMs, message } of kept) teller.tell(message, to, atMs)
  if (next.isOver) {
    teller.tell({ kind: 'odds_change', event: match.id, status: { ...status, status: 'closed' }, markets: [] }, to)
  }
}

/** Bets on the next beat are closed: nothing of the beacon's round that decides it exists yet. */
export function closeBets({ store, teller }: Running, match: LiveMatch): void {
  store.run('update matches set is_closed = 1 where id = ?', match.id)
  match.isClosed = true
  teller.tell(
    { kind: 'bet_stop', event: match.id, groups: ['all'], marketStatus: 'suspended' },
    { producer: 'live', sport: match.sportId, event: match.id },
  )
}

/** Bets were not closed in time, such as when nobody played: the next beat is drawn with a later round, that does not exist yet. */
export function nameLaterRound({ store }: Running, match: LiveMatch, round: number): void {
  store.run('update matches set beacon_round = ? where id = ?', round, match.id)
  match.beaconRound = round
}

/** The beacon has not told its round: nothing happens until it does. */
export function tellWaiting({ teller }: Running, match: LiveMatch): void {
  match.isWaiting = true
  const status = toldStatus(match.sport, match.now.standing, 'interrupted')
  const to = { producer: 'live', sport: match.sportId, event: match.id } as const
  teller.tell({ kind: 'odds_change', event: match.id, status, betstopReason: 24, markets: [] }, to)
}
