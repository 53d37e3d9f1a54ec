import { SUSPICION_TEXT, reportSportsSuspicion as contract } from '@tucano/contract/sports/office-suspicions'
import { sql } from 'kysely'
import { inputHash } from '#betting/bet'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'
import { eventOf } from '../get-match.ts'
import type { Sports } from '../sports.ts'
import { titled } from './match-words.ts'
import { readRecord } from './suspicion-record.ts'
import { readSuspicion, showSuspicion } from './suspicion-rows.ts'

const REASON_MAX = 300

export const reportSportsSuspicion = ({ services: { db } }: Sports) =>
  answer(contract, async ({ suspicionId, event: urn, bets: ids, text: given }, { operator, language }) => {
    const text = plainText(given, 'text', SUSPICION_TEXT.max)
    const event = await eventOf(db, urn)
    const hash = inputHash(urn, JSON.stringify(ids ?? null), text)
    const known = await readSuspicion(db, suspicionId)
    if (known) {
      if (known.hash !== hash || known.operatorId !== operator.operatorId) throw new Fault('key.conflict')
      return showSuspicion(known, language)
    }
    const record = await readRecord(db, event.id, ids)
    if (ids && record.bets.length < ids.length) throw new Fault('sports.bet.unknown')
    if (record.bets.length === 0) throw new Fault('sports.act.empty')
    await db.transaction().execute(async (trx) => {
      await sql`
        insert into sports.suspicions (id, event_id, input_hash, text, bets, record, operator_id, account)
        values (${suspicionId}::uuid, ${event.id}::bigint, ${hash}::bigint, ${text}, ${record.bets.length}, ${JSON.stringify(record)}::jsonb, ${operator.operatorId}::bigint, ${operator.account})`.execute(
        trx,
      )
      const { match, number } = (await readSuspicion(trx, suspicionId))!
      await journal(trx, operator, {
        action: 'sports.suspect',
        subject: `suspicion:${suspicionId}`,
        details: { ...titled(match), reason: text.slice(0, REASON_MAX), number: Number(number), event: urn, bets: record.bets.length },
      })
    })
    return showSuspicion((await readSuspicion(db, suspicionId))!, language)
  })
