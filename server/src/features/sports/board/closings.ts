import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** What an operator has closed. */
export interface Closing {
  kind: 'sport' | 'league' | 'event' | 'market'
  urn: string
  group: string | null
  marketId: number | null
  specifiers: string | null
}

export const openClosings = sql<Closing>`select c.kind, c.urn, c.market_group as group, c.market_id as "marketId", c.specifiers from sports.closings c where c.opened_at is null`

export async function readClosings(db: Db): Promise<Closing[]> {
  const { rows } = await openClosings.execute(db)
  return rows
}

/** A match, where it belongs. */
export interface Belongs {
  urn: string
  sportUrn: string
  tournamentUrn: string | null
}

/** Whether all of a match is closed. */
export const isMatchClosed = (closings: readonly Closing[], { urn, sportUrn, tournamentUrn }: Belongs): boolean =>
  closings.some((one) => one.group === null && one.kind !== 'market' && [urn, sportUrn, tournamentUrn].includes(one.urn))

/** Whether a market of a match is closed, by itself or with what it belongs to. */
export const isMarketClosed = (
  closings: readonly Closing[],
  match: Belongs,
  { marketId, specifiers, groups }: { marketId: number; specifiers: string; groups: readonly string[] },
): boolean =>
  closings.some(({ kind, urn, group, marketId: closed, specifiers: line }) => {
    if (kind === 'market') return urn === match.urn && closed === marketId && (line === null || line === specifiers)
    return [match.urn, match.sportUrn, match.tournamentUrn].includes(urn) && (group === null || groups.includes(group))
  })
