import { type SportsAct, proposeSportsAct as contract } from '@tucano/contract/sports/office-acts'
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
import { titled } from './match-words.ts'
import { previewAct } from './preview.ts'

/** What an act names has to be there. */
export async function expectMarkets(db: Db, eventId: bigint, act: SportsAct['act']): Promise<void> {
  const markets = marketsOfAct(act)
  const { rows } = await sql`
    select m.market_id from sports.markets m
    join unnest(${markets.map(({ market }) => market)}::integer[], ${markets.map(({ specifiers }) => specifiers)}::text[]) a(market_id, specifiers) on a.market_id = m.market_id and a.specifiers = m.specifiers
    where m.event_id = ${eventId}::bigint`.execute(db)
  if (rows.length < markets.length) throw new Fault('sports.market.unknown')
}

export const proposeSportsAct = ({ services }: Sports) =>
  answer(contract, async ({ actId, act, reason: given }, { operator, language }) => {
    const { db } = services
    const reason = plainText(given, 'reason', REASON_MAX)
    const event = await eventOf(db, act.event)
    const hash = inputHash(JSON.stringify(act), reason)
    const known = await readAct(db, actId)
    if (known) {
      if (known.hash !== hash || known.proposedBy !== operator.operatorId) throw new Fault('key.conflict')
      return showAct(known, { operatorId: operator.operatorId, language })
    }
    await expectMarkets(db, event.id, act)
    const preview = await previewAct(db, event.id, act)
    if (preview.bets === 0) throw new Fault('sports.act.empty')
    await db.transaction().execute(async (trx) => {
      await sql`
        insert into sports.acts (id, kind, event_id, input_hash, asked, preview, bets, stake, reason, proposed_by, proposer)
        values (${actId}::uuid, ${act.kind}, ${event.id}::bigint, ${hash}::bigint, ${JSON.stringify(act)}::jsonb, ${JSON.stringify(preview)}::jsonb, ${preview.bets}, ${preview.stake}::bigint, ${reason}, ${operator.operatorId}::bigint, ${operator.account})`.execute(
        trx,
      )
      const { match } = (await readAct(trx, actId))!
      await journal(trx, operator, {
        action: 'sports.propose',
        subject: `act:${actId}`,
        details: { ...titled(match), reason, kind: act.kind, event: act.event, bets: preview.bets, difference: preview.difference },
      })
    })
    return showAct((await readAct(db, actId))!, { operatorId: operator.operatorId, language })
  })
