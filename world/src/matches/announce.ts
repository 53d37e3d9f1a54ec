import { digestOf, offerOf, pricesDigest } from '@tucano/sports/proof'
import type { Fixture } from '../calendar/index.ts'
import { sidesOf, sportNumber, tournamentOf } from '../services.ts'
import type { Running } from '../running.ts'
import { addAnnounced } from '../store/matches.ts'
import { keepOffer } from '../store/offers.ts'
import { toldMarket } from '../telling/offered.ts'
import { toldStatus } from '../telling/status.ts'
import { LINKS, Links, hashes, hex } from './chain.ts'
import { strengthsOf } from './strengths-of.ts'

const SEED_BYTES = 32

/**
 * What decides a match is promised, and then its prices open: those that it has before its first beat, which change no more until it begins. Nothing
 * where it is not known yet who plays, or nobody can play the sport.
 */
export function announce(running: Running, fixture: Fixture): boolean {
  const tournament = tournamentOf(running, fixture.tournament)
  const [sport, sides] = [running.sports[tournament.sport], sidesOf(running, fixture)]
  if (sport === undefined || sides === undefined) return false
  const strengths = strengthsOf(running, tournament, sides)
  const seed = hex(running.randomBytes(SEED_BYTES))
  const digest = digestOf({ sport: sport.code, maths: sport.maths, strengths }, hashes)
  const match = sport.start(strengths)
  const offer = offerOf(match, match.book())
  const markets = offer.map((one) => toldMarket(one))
  running.store.inTransaction(() => {
    addAnnounced(running.store, {
      ...fixture,
      sport: sport.code,
      home: sides.home.id,
      away: sides.away.id,
      seed,
      links: LINKS,
      anchor: new Links(seed, LINKS).at(0),
      strengths: JSON.stringify(strengths),
      digest,
      prices: pricesDigest('', offer, hashes),
    })
    keepOffer(running.store, fixture.id, markets)
  })
  const to = { producer: 'pre', sport: sportNumber(sport.code), event: fixture.id } as const
  running.teller.tell({ kind: 'fixture_change', event: fixture.id, change: 'new', startMs: fixture.startsAtMs }, to)
  const status = toldStatus(sport.code, match.standing, 'not_started')
  running.teller.tell({ kind: 'odds_change', event: fixture.id, status, markets }, to)
  return true
}
