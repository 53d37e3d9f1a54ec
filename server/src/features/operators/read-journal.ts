import { JOURNAL_PAGE } from '@tucano/contract/operators'
import * as contract from '@tucano/contract/operators'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { sql } from 'kysely'

/** What is in the journal for ever: a page of it, newest first. */
export const readJournal = ({ db, brand }: House) =>
  answer(contract.readJournal, async ({ operatorId, action, subject, day, before }) => {
    let asked = db.selectFrom('operator.journal').selectAll().orderBy('id', 'desc')
    if (operatorId !== undefined) asked = asked.where('operator_id', '=', BigInt(operatorId))
    // The dot and the letters are all that an action has: nothing in it means anything to `like`.
    if (action !== undefined) asked = asked.where('action', 'like', `${action}%`)
    if (subject !== undefined) asked = asked.where('subject', '=', subject)
    if (before !== undefined) asked = asked.where('id', '<', BigInt(before))
    if (day !== undefined)
      asked = asked.where(
        sql<boolean>`at >= ${day}::date::timestamp at time zone ${brand.timeZone} and at < (${day}::date + 1)::timestamp at time zone ${brand.timeZone}`,
      )
    const rows = await asked.limit(JOURNAL_PAGE + 1).execute()
    const verified = await db.selectFrom('operator.journal_verified').select(['at', 'entries', 'problems']).executeTakeFirst()
    return {
      entries: rows.slice(0, JOURNAL_PAGE).map(({ id, at, operator_id, account, ip, details, hash, ...entry }) => ({
        id: String(id),
        at: at.getTime(),
        operatorId: operator_id === null ? null : String(operator_id),
        account,
        ip,
        action: entry.action,
        subject: entry.subject,
        details: details as Record<string, unknown>,
        hash: hash.toString('hex'),
      })),
      more: rows.length > JOURNAL_PAGE,
      verified: verified?.at ? { at: verified.at.getTime(), entries: String(verified.entries), problems: verified.problems } : null,
    }
  })
