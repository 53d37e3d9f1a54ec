import type { Site } from './site.ts'

/** A match that a test has put into the book of a site. */
export interface BookMatch {
  urn: string
  home: string
  away: string
}

const FOOTBALL = 'sr:sport:1'
const LEAGUE = 'tc:tournament:1'
const SHOOTER = 'sr:sport:109'
const SHOOTER_LEAGUE = 'tc:tournament:2'
const PRODUCERS = { live: 101, before: 103 } as const

/** Markets of tests, with their outcomes. */
const MARKETS = [
  [
    1,
    'Resultado',
    '{all,score}',
    '{}',
    [
      ['1', '{$competitor1}'],
      ['2', 'Empate'],
      ['3', '{$competitor2}'],
    ],
  ],
  [
    18,
    'Total de gols {total}',
    '{all,score}',
    '{total}',
    [
      ['12', 'mais de {total}'],
      ['13', 'menos de {total}'],
    ],
  ],
  [
    166,
    'Escanteios {total}',
    '{all,corners}',
    '{total}',
    [
      ['12', 'mais de {total}'],
      ['13', 'menos de {total}'],
    ],
  ],
  [
    186,
    'Vencedor',
    '{all}',
    '{}',
    [
      ['4', '{$competitor1}'],
      ['5', '{$competitor2}'],
    ],
  ],
  [1110, 'Campeão da temporada', '{all}', '{}', []],
  [1102, 'Entre os {winners} primeiros', '{all}', '{winners}', []],
] as const

/** Puts a feed that stands, a league and its markets into a site that has no world beside it. */
export async function openBook(site: Site): Promise<void> {
  await site.sql(`insert into sports.producers (id, name, scope, recovery_hours, is_up) values (${PRODUCERS.live}, 'Live', 'live', 10, true), (${PRODUCERS.before}, 'Before', 'prematch', 72, true)
    on conflict (id) do update set is_up = true`)
  await site.sql(`update sports.feed_lease set until = 'infinity', owner = gen_random_uuid()`)
  await site.sql(`insert into sports.names (urn, kind, parent_urn, name_en, name_pt) values ('${FOOTBALL}', 'sport', null, 'Football', 'Futebol'),
    ('tc:category:1', 'category', '${FOOTBALL}', 'North', 'Norte'), ('${LEAGUE}', 'tournament', 'tc:category:1', 'North League', 'Liga do Norte'),
    ('${SHOOTER}', 'sport', null, 'Tactical shooter', 'Tiro tático'), ('tc:category:2', 'category', '${SHOOTER}', 'South', 'Sul'),
    ('${SHOOTER_LEAGUE}', 'tournament', 'tc:category:2', 'South Cup', 'Copa do Sul')`)
  for (const [id, name, groups, specifiers, outcomes] of MARKETS)
    await site.sql(
      'insert into sports.descriptions (market_id, variant, name_en, name_pt, groups, specifiers, outcomes) values ($1, $2, $3, $3, $4, $5, $6)',
      [id, '', name, groups, specifiers, JSON.stringify(outcomes.map(([outcome, pt]) => ({ id: outcome, name: { pt, en: pt } })))],
    )
}

interface Making {
  state?: 'live' | 'not_started' | 'ended'
  startsInMinutes?: number
  isESport?: boolean
}

let made = 0

/** Puts a match of two clubs into the book. */
export async function addMatch(site: Site, { state = 'live', startsInMinutes = -20, isESport = false }: Making = {}): Promise<BookMatch> {
  made++
  const [urn, home, away] = [`tc:match:${made}`, `Jaguara ${made}`, `Marimbondo ${made}`]
  const sides = [made * 2, made * 2 + 1].map((n) => `tc:competitor:${n}`)
  await site.sql(
    `insert into sports.names (urn, kind, name_en, name_pt, abbreviation) values ($1, 'competitor', $2, $2, 'JAG'), ($3, 'competitor', $4, $4, 'MAR')`,
    [sides[0], home, sides[1], away],
  )
  await site.sql(
    `insert into sports.events (urn, sport_urn, tournament_urn, home_urn, away_urn, starts_at, state, is_virtual, version, standing)
     values ($1, $2, $3, $4, $5, platform.clock() + $6 * interval '1 minute', $7, true, 1, '{"matchStatus":7,"score":{"home":1,"away":0},"clock":{"matchSeconds":3980},"periods":[]}')`,
    [urn, isESport ? SHOOTER : FOOTBALL, isESport ? SHOOTER_LEAGUE : LEAGUE, sides[0], sides[1], startsInMinutes, state],
  )
  return { urn, home, away }
}

const RUNNERS = 8

/** A season in which so many play that a place can be bet on: one at 9.00, the others are not far from it. */
export async function addSeason(site: Site): Promise<{ urn: string; first: string }> {
  made++
  const urn = `tc:season:${made}`
  const runners = Array.from({ length: RUNNERS }, (_, n) => ({ id: `tc:competitor:${made * 1000 + n}`, name: `Tamanduá ${made} ${n + 1}` }))
  for (const { id, name } of runners)
    await site.sql(`insert into sports.names (urn, kind, name_en, name_pt) values ($1, 'competitor', $2, $2)`, [id, name])
  await site.sql(
    `insert into sports.events (urn, sport_urn, tournament_urn, starts_at, state, is_virtual, version)
     values ($1, $2, $3, platform.clock() + interval '1 day', 'not_started', true, 1)`,
    [urn, FOOTBALL, LEAGUE],
  )
  const season = { urn, home: '', away: '' }
  await setOdds(site, season, { market: 1110 }, Object.fromEntries(runners.map(({ id }, n) => [id, 9000 + n * 100])))
  await setOdds(
    site,
    season,
    { market: 1102, specifiers: 'winners=2' },
    Object.fromEntries(runners.map(({ id }, n) => [id, 4000 + n * 100])),
  )
  return { urn, first: runners[0]!.name }
}

/** States the odds of a market, in thousandths; those of one that is there are changed. */
export async function setOdds(
  site: Site,
  { urn }: BookMatch,
  { market, specifiers = '' }: { market: number; specifiers?: string },
  odds: Readonly<Record<string, number>>,
): Promise<void> {
  const outcomes = Object.entries(odds).map(([id, each]) => ({
    id,
    odds: each,
    active: true,
    probability: Math.round(900_000_000_000 / each),
  }))
  await site.sql(
    `insert into sports.markets as m (event_id, market_id, specifiers, producer, status, outcomes, told_at)
     select e.id, $2, $3, case when e.state = 'live' then ${PRODUCERS.live} else ${PRODUCERS.before} end, 1, $4, platform.clock() from sports.events e where e.urn = $1
     on conflict (event_id, market_id, specifiers) do update set status = 1, is_stopped = false, outcomes = excluded.outcomes, version = m.version + 1, told_at = excluded.told_at`,
    [urn, market, specifiers, JSON.stringify(outcomes)],
  )
}
