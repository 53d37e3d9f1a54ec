import type { Db } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'

/** Markets more than one of whose outcomes may win: double chances, scorers. Two bets on them need not stand against each other. */
const SEVERAL_WIN = [10, 40, 63, 547]
const PLAYERS = ':player:'

type Linked = (memberId: ReturnType<typeof sql<bigint>>) => RawBuilder<unknown>

/**
 * Of bets that first counted at some moment, those with a selection against one of somebody who seems to be the same person: on the same market another outcome, on a bet that was placed by then and was not
 * void by then.
 */
export async function opposedSportsBets(db: Db, counted: ReadonlyMap<string, Date>, linked: Linked): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from unnest(${[...counted.keys()]}::uuid[], ${[...counted.values()]}::timestamptz[]) c(id, at) join sports.bets b on b.id = c.id
    where exists (
      select from (${linked(sql`b.member_id`)}) k join sports.legs l on l.bet_id = b.id
      join sports.legs o on o.event_id = l.event_id and o.market_id = l.market_id and o.specifiers = l.specifiers and o.outcome <> l.outcome
      join sports.bets ob on ob.id = o.bet_id and ob.member_id = k.member_id
      where k.since <= c.at and ob.placed_at <= c.at and ob.state <> 'refused' and l.market_id <> all (${SEVERAL_WIN}::integer[]) and position(${PLAYERS} in l.outcome) = 0
        and not exists (select from sports.bet_changes v where v.bet_id = ob.id and v.state = 'void' and v.at < c.at)
    )`.execute(db)
  return rows.map(({ id }) => id)
}
