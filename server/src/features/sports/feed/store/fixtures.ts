import { type Db, asRows } from '@tucano/database'
import { sql } from 'kysely'
import type { Draft } from '../apply/draft.ts'

/** What fixtures say of their events, besides how they stand. */
export async function writeFixtures(trx: Db, drafts: readonly Draft[]): Promise<void> {
  const rows = drafts.flatMap(({ before, event: { id, fixture } }) =>
    fixture === before.fixture
      ? []
      : [
          {
            id,
            sport_urn: fixture.sportUrn,
            tournament_urn: fixture.tournamentUrn,
            home_urn: fixture.homeUrn,
            away_urn: fixture.awayUrn,
            starts_at: fixture.startsAtMs === null ? null : new Date(fixture.startsAtMs).toISOString(),
            is_virtual: fixture.isVirtual,
            fixture: fixture.details,
            refused: fixture.refused,
          },
        ],
  )
  if (rows.length === 0) return
  await sql`
    update sports.events e set sport_urn = r.sport_urn, tournament_urn = r.tournament_urn, home_urn = r.home_urn, away_urn = r.away_urn, starts_at = r.starts_at,
      is_virtual = r.is_virtual, fixture = r.fixture, refused = r.refused, changed_at = platform.clock()
    from ${asRows(rows)} r(id bigint, sport_urn text, tournament_urn text, home_urn text, away_urn text, starts_at timestamptz, is_virtual boolean,
      fixture jsonb, refused text)
    where e.id = r.id`.execute(trx)
}
