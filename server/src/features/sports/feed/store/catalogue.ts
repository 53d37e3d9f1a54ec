import { type Db, asRows } from '@tucano/database'
import { sql } from 'kysely'
import type { Description } from '../catalogue/descriptions.ts'
import { type Name, onceEach } from '../catalogue/names.ts'

const AT_ONCE = 2000

const inParts = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, n) => rows.slice(n * AT_ONCE, (n + 1) * AT_ONCE))

/** Keeps what things are called. What is told twice stays as it is where nothing changed. */
export async function writeNames(trx: Db, names: readonly Name[]): Promise<void> {
  for (const part of inParts(onceEach(names).toSorted((a, b) => (a.urn < b.urn ? -1 : 1)))) {
    const rows = part.map(({ urn, kind, parentUrn, en, pt, abbreviation, details }) => ({
      urn,
      kind,
      parent_urn: parentUrn,
      en,
      pt,
      abbreviation,
      details,
    }))
    await sql`
      insert into sports.names as n (urn, kind, parent_urn, name_en, name_pt, abbreviation, details)
      select r.* from ${asRows(rows)} r(urn text, kind text, parent_urn text, en text, pt text, abbreviation text, details jsonb)
      on conflict (urn) do update set kind = excluded.kind, parent_urn = coalesce(excluded.parent_urn, n.parent_urn), name_en = excluded.name_en, name_pt = excluded.name_pt,
        abbreviation = coalesce(excluded.abbreviation, n.abbreviation), details = n.details || excluded.details, read_at = platform.clock()`.execute(
      trx,
    )
  }
}

/** Competitors whose players were not read yet, or long ago. */
export async function competitorsToRead(db: Db, urns: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ urn: string }>`
    select urn from sports.names where kind = 'competitor' and urn = any(${[...urns]}::text[])
      and (profile_at is null or profile_at < platform.clock() - interval '7 days')`.execute(db)
  return rows.map(({ urn }) => urn)
}

export const noteProfile = (trx: Db, urn: string) =>
  sql`update sports.names set profile_at = platform.clock() where urn = ${urn}`.execute(trx)

export async function writeDescriptions(trx: Db, descriptions: readonly Description[]): Promise<void> {
  const once = new Map(descriptions.map((one) => [`${one.marketId} ${one.variant}`, one]))
  for (const part of inParts([...once.values()])) {
    const rows = part.map(({ marketId, variant, en, pt, groups, specifiers, outcomes }) => ({
      market_id: marketId,
      variant,
      en,
      pt,
      groups,
      specifiers,
      outcomes,
    }))
    await sql`
      insert into sports.descriptions (market_id, variant, name_en, name_pt, groups, specifiers, outcomes)
      select r.* from ${asRows(rows)} r(market_id integer, variant text, en text, pt text, groups text[], specifiers text[], outcomes jsonb)
      on conflict (market_id, variant) do update set name_en = excluded.name_en, name_pt = excluded.name_pt, groups = excluded.groups, specifiers = excluded.specifiers,
        outcomes = excluded.outcomes, read_at = platform.clock()`.execute(trx)
  }
}

/** What markets are, as it was last read. */
export async function readDescriptions(db: Db): Promise<Description[]> {
  const { rows } = await sql<Description>`
    select market_id as "marketId", variant, name_en as en, name_pt as pt, groups, specifiers, outcomes from sports.descriptions`.execute(
    db,
  )
  return rows
}
