import { decideSportsAct as contract } from '@tucano/contract/sports/office-acts'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'
import type { Sports } from '../sports.ts'
import { type ActRow, marketsOfAct, readAct, resultOf, showAct } from './acts.ts'
import { REASON_MAX } from './close-sports.ts'
import { titled } from './match-words.ts'

const SOURCE_MAX = 60

/** What operators say stands among the results, and bets follow it as they follow the feed. */
async function writeResults(trx: Db, { eventId, asked, proposer }: ActRow, decider: string): Promise<void> {
  const source = `${proposer}, ${decider}`.slice(0, SOURCE_MAX)
  const { outcomes, voidReason, fromMs, toMs } = resultOf(asked)
  for (const { market, specifiers } of marketsOfAct(asked)) {
    await sql`
      select from sports.markets m where m.event_id = ${eventId}::bigint and m.market_id = ${market} and m.specifiers = ${specifiers} for no key update`.execute(
      trx,
    )
    await sql`
      insert into sports.results (event_id, market_id, specifiers, version, kind, certainty, outcomes, from_at, to_at, void_reason, source, told_at)
      select ${eventId}::bigint, ${market}, ${specifiers}, coalesce(max(r.version), 0) + 1, ${asked.kind === 'void' ? 'cancelled' : 'settled'}, ${asked.kind === 'void' ? null : 2}::smallint, ${JSON.stringify(outcomes)}::jsonb,
        to_timestamp(${fromMs}::bigint / 1000.0), to_timestamp(${toMs}::bigint / 1000.0), ${voidReason}::smallint, ${source}, platform.clock()
      from sports.results r where r.event_id = ${eventId}::bigint and r.market_id = ${market} and r.specifiers = ${specifiers}`.execute(trx)
  }
}

/** Of two operators the second finds it decided: the row is held. Whoever proposed it does not approve it, and may take it back. */
export const decideSportsAct = ({ services }: Sports) =>
  answer(contract, async ({ actId, decision, answer: given }, { operator, language }) => {
    const { db } = services
    const isApproved = decision === 'approve'
    await db.transaction().execute(async (trx) => {
      await sql`select from sports.acts a where a.id = ${actId}::uuid for no key update`.execute(trx)
      const row = await readAct(trx, actId)
      if (!row) throw new Fault('sports.act.unknown')
      if (row.state !== 'waiting') throw new Fault('sports.act.over')
      if (isApproved && row.proposedBy === operator.operatorId) throw new Fault('approval.own')
      const said = given === undefined ? null : plainText(given, 'answer', REASON_MAX)
      await sql`
        update sports.acts a set state = ${isApproved ? 'approved' : 'refused'}, decided_by = ${operator.operatorId}::bigint, decider = ${operator.account}, decided_at = platform.clock(), answer = ${said}
        where a.id = ${actId}::uuid`.execute(trx)
      if (isApproved) await writeResults(trx, row, operator.account)
      await journal(trx, operator, {
        action: isApproved ? 'sports.approve' : 'sports.refuse',
        subject: `act:${actId}`,
        details: {
          ...titled(row.match),
          reason: said ?? row.reason,
          kind: row.asked.kind,
          bets: row.bets,
          difference: row.preview?.difference ?? null,
        },
      })
    })
    return showAct((await readAct(db, actId))!, { operatorId: operator.operatorId, language })
  })
