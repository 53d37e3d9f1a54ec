import { type SportsAct, proposeSportsAct as contract } from '@tucano/contract/sports/office'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { inputHash } from '#betting/bet'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'
import { eventOf } from '../get-match.ts'
import type { Sports } from '../sports.ts'
import { marketsOfAct, readAct, showAct } from './acts.ts'
import { REASON_MAX } from './close-sports.ts'

/** Bets that would follow it. */
async function countBets(db: Db, eventId: bigint, act: SportsAct['act']): Promise<{ bets: number; stake: bigint }> {
  const markets = marketsOfAct(act)
  const [from, to] = act.kind === 'void' ? [act.fromAt ?? null, act.toAt ?? null] : [null, null]
  const { rows } = await sql<{ bets: number; stake: bigint }>`
    select count(*)::integer as bets, coalesce(sum(b.stake), 0)::bigint as stake from sports.bets b
    where b.state in ('open', 'settled', 'void') and b.id in (
      select l.bet_id from sports.legs l
      join unnest(${markets.map(({ market }) => market)}::integer[], ${markets.map(({ specifiers }) => specifiers)}::text[]) a(market_id, specifiers) on a.market_id = l.market_id and a.specifiers = l.specifiers
      where l.event_id = ${eventId}::bigint
    ) and (${from}::bigint is null or b.accepted_at >= to_timestamp(${from}::bigint / 1000.0)) and (${to}::bigint is null or b.accepted_at < to_timestamp(${to}::bigint / 1000.0))`.execute(
    db,
  )
  return rows[0]!
}

async function countMarkets(db: Db, eventId: bigint, act: SportsAct['act']): Promise<number> {
  const markets = marketsOfAct(act)
  const { rows } = await sql`
    select m.market_id from sports.markets m
    join unnest(${markets.map(({ market }) => market)}::integer[], ${markets.map(({ specifiers }) => specifiers)}::text[]) a(market_id, specifiers) on a.market_id = m.market_id and a.specifiers = m.specifiers
    where m.event_id = ${eventId}::bigint`.execute(db)
  return rows.length
}

export const proposeSportsAct = ({ services }: Sports) =>
  answer(contract, async ({ actId, act, reason: given }, { operator }) => {
    const { db } = services
    const reason = plainText(given, 'reason', REASON_MAX)
    const event = await eventOf(db, act.event)
    const hash = inputHash(JSON.stringify(act), reason)
    const known = await readAct(db, actId)
    if (known) {
      if (known.hash !== hash || known.proposedBy !== operator.operatorId) throw new Fault('key.conflict')
      return showAct(known, operator.operatorId)
    }
    if ((await countMarkets(db, event.id, act)) < marketsOfAct(act).length) throw new Fault('sports.market.unknown')
    const { bets, stake } = await countBets(db, event.id, act)
    if (bets === 0) throw new Fault('sports.act.empty')
    await db.transaction().execute(async (trx) => {
      await sql`
        insert into sports.acts (id, kind, event_id, input_hash, asked, bets, stake, reason, proposed_by, proposer)
        values (${actId}::uuid, ${act.kind}, ${event.id}::bigint, ${hash}::bigint, ${JSON.stringify(act)}::jsonb, ${bets}, ${stake}::bigint, ${reason}, ${operator.operatorId}::bigint, ${operator.account})`.execute(
        trx,
      )
      const { matchName } = (await readAct(trx, actId))!
      await journal(trx, operator, {
        action: 'sports.propose',
        subject: `act:${actId}`,
        details: { title: matchName, reason, kind: act.kind, event: act.event, bets },
      })
    })
    return showAct((await readAct(db, actId))!, operator.operatorId)
  })
