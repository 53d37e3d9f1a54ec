import { randomUUIDv7 } from 'node:crypto'
import type { SportsSlip } from '@tucano/contract/sports'
import { placeSportsBet } from '@tucano/contract/sports/bets'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { TestServer } from '../test-server.ts'

const MATCH = 'tc:match:1'
const SPORT = 'sr:sport:1'
const selection = { market: 1, specifiers: '', outcome: '1' }
const slip: SportsSlip = { kind: 'single', legs: [{ event: MATCH, selections: [{ ...selection, version: 1 }], odds: 2000 }], unit: '100' }

const SEASON = 'tc:season:1'
const RUNNERS = 8
/** Each way: all that a slip can say of one leg. */
const placed: SportsSlip = {
  kind: 'single',
  legs: [
    { event: SEASON, selections: [{ market: 1110, specifiers: '', outcome: 'tc:competitor:1', version: 1 }], odds: 9000, terms: '1/4' },
  ],
  unit: '100',
  eachWay: true,
}

/** A bet of a member, and what calls about one are asked with. */
export async function betOnSports({ call }: Pick<TestServer, 'call'>, headers: Record<string, string>): Promise<Record<string, unknown>> {
  const betId = randomUUIDv7()
  await call(placeSportsBet, { betId, slip, policy: 'any' }, headers)
  const about = { betId, version: 1, offer: '1' }
  const names = ['getSportsBet', 'cashOutSportsBet', 'setAutoCashOut', 'removeAutoCashOut', 'editSportsBet']
  return Object.fromEntries(names.flatMap((name) => Object.entries(about).map(([field, value]) => [`${name}.${field}`, value])))
}

/** A match that can be bet on, and what calls of sports are asked with about it. */
export async function sportsHas(db: Db): Promise<Record<string, unknown>> {
  await sql`
    with told as (insert into sports.producers (id, name, scope, recovery_hours, is_up) values (103, 'Before', 'prematch', 72, true)),
      held as (update sports.feed_lease set until = 'infinity'),
      named as (
        insert into sports.names (urn, kind, parent_urn, name_en, name_pt) values (${SPORT}, 'sport', null, 'Soccer', 'Futebol'), ('tc:category:1', 'category', ${SPORT}, 'North', 'Norte'),
          ('tc:tournament:1', 'tournament', 'tc:category:1', 'League', 'Liga'), ('tc:competitor:1', 'competitor', null, 'Home', 'Casa'), ('tc:competitor:2', 'competitor', null, 'Away', 'Fora')
      ), described as (
        insert into sports.descriptions (market_id, variant, name_en, name_pt, groups, specifiers, outcomes) values (1, '', 'Result', 'Resultado', '{all}', '{}', '[{"id":"1","name":{"en":"1","pt":"1"}}]')
      )
    insert into sports.events (urn, sport_urn, tournament_urn, home_urn, away_urn, starts_at, state) values (${MATCH}, ${SPORT}, 'tc:tournament:1', 'tc:competitor:1', 'tc:competitor:2', now() + interval '1 day', 'not_started')`.execute(
    db,
  )
  await sql`
    insert into sports.markets (event_id, market_id, producer, status, outcomes, told_at) select e.id, 1, 103, 1, '[{"id":"1","odds":2000,"active":true}]', now() from sports.events e where e.urn = ${MATCH}`.execute(
    db,
  )
  await sql`
    with described as (
        insert into sports.descriptions (market_id, variant, name_en, name_pt, groups, specifiers, outcomes) values (1110, '', 'Winner', 'Campeão', '{all}', '{}', '[]'), (1102, '', 'Among', 'Entre', '{all}', '{winners}', '[]')
      ), season as (
        insert into sports.events (urn, sport_urn, tournament_urn, starts_at, state) values (${SEASON}, ${SPORT}, 'tc:tournament:1', now() + interval '1 day', 'not_started') returning id
      ), runners as (
        select jsonb_agg(jsonb_build_object('id', 'tc:competitor:' || n, 'odds', 9000, 'probability', 100000000, 'active', true)) as outcomes from generate_series(1, ${RUNNERS}) n
      )
    insert into sports.markets (event_id, market_id, specifiers, producer, status, outcomes, told_at)
    select season.id, kind.id, kind.specifiers, 103, 1, runners.outcomes, now() from season, runners, (values (1110, ''), (1102, 'winners=2')) as kind(id, specifiers)`.execute(
    db,
  )
  const calls = (names: readonly string[], field: string, value: unknown) => names.map((name) => [`${name}.${field}`, value] as const)
  return Object.fromEntries([
    ...calls(
      ['getMatch', 'getMatchPages', 'getMatchProof', 'priceBuilder', 'getEventRisk', 'listDeskBets', 'reportSportsSuspicion'],
      'event',
      MATCH,
    ),
    ...calls(['quoteSlip', 'placeSportsBet'], 'slip', placed),
    ['editSportsBet.slip', slip],
    ...calls(['refreshSlip', 'shareSlip'], 'legs', [{ event: MATCH, selections: [selection] }]),
    ...calls(['addSportsFavourite', 'removeSportsFavourite'], 'urn', MATCH),
    ...calls(['quoteSlip', 'placeSportsBet'], 'from', 'cash'),
    ...calls(['quoteSlip', 'placeSportsBet'], 'ticketId', undefined),
    ...calls(['listLiveMatches', 'listMatches', 'listSportsResults', 'listSportsRisk'], 'sport', SPORT),
    ['priceBuilder.selections', [selection, { ...selection, market: 18 }]],
    ['readSharedSlip.code', '23456789'],
    ['setAutoCashOut.target', '1000'],
    ['closeSports.scope', { kind: 'event', event: MATCH }],
    ...calls(['proposeSportsAct', 'previewSportsAct'], 'act', { kind: 'void', event: MATCH, markets: [{ market: 1, specifiers: '' }] }),
    ...calls(['setSportsLimits', 'endSportsLimits', 'setSportsDelay'], 'kind', 'sport'),
    ...calls(['setSportsLimits', 'endSportsLimits', 'setSportsDelay'], 'key', SPORT),
    ['reportSportsSuspicion.bets', undefined],
  ])
}
