import { type Db, asRows } from '@tucano/database'
import { sql } from 'kysely'
import { PAST_POSTING } from '../../settle/sources.ts'
import type { Draft } from '../apply/draft.ts'

const marketsOf = ({ event, markets }: Draft, key: string) => markets.get(key) ?? event.markets.get(key)!

/** Holds all markets that are written where some of them had bets too late: whoever bets on them is through, or comes when they are stopped. In the order in which bets hold them. */
export async function holdPastPosted(trx: Db, drafts: readonly Draft[]): Promise<void> {
  if (drafts.every(({ pastPosted }) => pastPosted.size === 0)) return
  const rows = drafts.flatMap((draft) =>
    Array.from(new Set([...draft.pastPosted.keys(), ...draft.markets.keys()]), (key) => {
      const { marketId, specifiers } = marketsOf(draft, key)
      return { event_id: draft.event.id, market_id: marketId, specifiers }
    }),
  )
  await sql`
    select from sports.markets m join ${asRows(rows)} r(event_id bigint, market_id integer, specifiers text)
      on m.event_id = r.event_id and m.market_id = r.market_id and m.specifiers = r.specifiers
    order by m.event_id, m.market_id, m.specifiers for no key update of m`.execute(trx)
}

/**
 * Bets that were taken on a market between what happened and the stop that told of it are cancelled, as the feed cancels those of an interval. It ends now: the market is held, so that no bet was taken later. Returns the
 * events that have such bets.
 */
export async function writePastPosted(trx: Db, drafts: readonly Draft[]): Promise<string[]> {
  const rows = drafts.flatMap((draft) =>
    Array.from(draft.pastPosted, ([key, fromMs]) => {
      const { marketId, specifiers } = marketsOf(draft, key)
      return { event_id: draft.event.id, market_id: marketId, specifiers, from_at: new Date(fromMs).toISOString() }
    }),
  )
  if (rows.length === 0) return []
  const { rows: written } = await sql<{ id: bigint }>`
    insert into sports.results (event_id, market_id, specifiers, version, kind, from_at, to_at, source, told_at)
    select r.event_id, r.market_id, r.specifiers,
      coalesce((select max(o.version) from sports.results o where (o.event_id, o.market_id, o.specifiers) = (r.event_id, r.market_id, r.specifiers)), 0) + 1, 'cancelled', r.from_at, n.at, ${PAST_POSTING}, r.from_at
    from ${asRows(rows)} r(event_id bigint, market_id integer, specifiers text, from_at timestamptz), (select platform.clock() as at) n
    where exists (
      select from sports.bets b join sports.legs l on l.bet_id = b.id
      where b.accepted_at >= r.from_at and (l.event_id, l.market_id, l.specifiers) = (r.event_id, r.market_id, r.specifiers)
    ) returning event_id as id`.execute(trx)
  return [...new Set(written.map(({ id }) => String(id)))]
}
