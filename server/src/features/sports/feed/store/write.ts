import { type Db, asRows } from '@tucano/database'
import { sql } from 'kysely'
import type { Draft } from '../apply/draft.ts'
import { holdPastPosted, writePastPosted } from './past-posting.ts'

const moment = (ms: number | null | undefined): string | null => (ms === null || ms === undefined ? null : new Date(ms).toISOString())

/** What drafts leave to be written. Returns the events that have bets which were taken too late. */
export async function writeDrafts(trx: Db, drafts: readonly Draft[]): Promise<string[]> {
  await holdPastPosted(trx, drafts)
  await writeEvents(trx, drafts)
  await writeMarkets(trx, drafts)
  await writeEndings(trx, drafts)
  return writePastPosted(trx, drafts)
}

async function writeEvents(trx: Db, drafts: readonly Draft[]): Promise<void> {
  const rows = drafts
    .filter(({ before, event }) => before !== event)
    .map(({ event }) => ({
      id: event.id,
      state: event.state,
      standing: event.standing,
      version: event.version,
      told_at: moment(event.toldAtMs),
    }))
  if (rows.length === 0) return
  await sql`
    update sports.events e set state = r.state, standing = r.standing, version = r.version, told_at = r.told_at,
      changed_at = case when e.version = r.version then e.changed_at else platform.clock() end
    from ${asRows(rows)} r(id bigint, state text, standing jsonb, version bigint, told_at timestamptz)
    where e.id = r.id`.execute(trx)
}

/** In the order in which bets hold them: nobody waits in a circle. */
async function writeMarkets(trx: Db, drafts: readonly Draft[]): Promise<void> {
  const rows = drafts.flatMap(({ event, markets }) =>
    Array.from(markets.values(), (market) => ({
      event_id: event.id,
      market_id: market.marketId,
      specifiers: market.specifiers,
      producer: market.producer,
      status: market.status,
      is_stopped: market.isStopped,
      stop_reason: market.stopReason,
      cash_out: market.cashOut,
      outcomes: market.outcomes,
      version: market.version,
      told_at: moment(market.toldAtMs),
    })),
  )
  if (rows.length === 0) return
  await sql`
    insert into sports.markets as m (event_id, market_id, specifiers, producer, status, is_stopped, stop_reason, cash_out, outcomes, version, told_at)
    select r.* from ${asRows(rows)} r(event_id bigint, market_id integer, specifiers text, producer smallint, status smallint, is_stopped boolean,
      stop_reason smallint, cash_out smallint, outcomes jsonb, version bigint, told_at timestamptz)
    order by r.event_id, r.market_id, r.specifiers
    on conflict (event_id, market_id, specifiers) do update set producer = excluded.producer, status = excluded.status, is_stopped = excluded.is_stopped,
      stop_reason = excluded.stop_reason, cash_out = excluded.cash_out, outcomes = excluded.outcomes, version = excluded.version, told_at = excluded.told_at,
      changed_at = case when m.version = excluded.version then m.changed_at else platform.clock() end`.execute(trx)
}

async function writeEndings(trx: Db, drafts: readonly Draft[]): Promise<void> {
  const heard = drafts.flatMap((draft) =>
    draft.heard.map(({ marketId, specifiers, kind, fromMs, toMs, toldAtMs }) => ({
      event_id: draft.event.id,
      market_id: marketId,
      specifiers,
      kind,
      told_at: moment(toldAtMs),
      from_at: moment(fromMs),
      to_at: moment(toMs),
    })),
  )
  if (heard.length === 0) return
  await sql`
    insert into sports.heard (event_id, market_id, specifiers, kind, told_at, from_at, to_at)
    select r.* from ${asRows(heard)} r(event_id bigint, market_id integer, specifiers text, kind text, told_at timestamptz, from_at timestamptz, to_at timestamptz)`.execute(
    trx,
  )
  const results = drafts.flatMap((draft) =>
    draft.results.map(({ marketId, specifiers, version, kind, certainty, outcomes, fromMs, toMs, voidReason, toldAtMs }) => ({
      event_id: draft.event.id,
      market_id: marketId,
      specifiers,
      version,
      kind,
      certainty,
      outcomes,
      from_at: moment(fromMs),
      to_at: moment(toMs),
      void_reason: voidReason,
      told_at: moment(toldAtMs),
    })),
  )
  if (results.length === 0) return
  await sql`
    insert into sports.results (event_id, market_id, specifiers, version, kind, certainty, outcomes, from_at, to_at, void_reason, source, told_at)
    select r.event_id, r.market_id, r.specifiers, r.version, r.kind, r.certainty, r.outcomes, r.from_at, r.to_at, r.void_reason, 'feed', r.told_at
    from ${asRows(results)} r(event_id bigint, market_id integer, specifiers text, version integer, kind text, certainty smallint, outcomes jsonb,
      from_at timestamptz, to_at timestamptz, void_reason smallint, told_at timestamptz)`.execute(trx)
}
