import { JOURNAL_PAGE } from '@tucano/contract/operators'
import * as contract from '@tucano/contract/operators'
import { findMemberByNumberOrAccount } from '#accounts/members'
import { readEntries } from '#journal/read-entries'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

/** What is in the journal for ever: a page of it, newest first. */
export const readJournal = ({ db, brand }: Services) =>
  answer(contract.readJournal, async ({ operatorId, action, subject, member, day, before }) => {
    const memberId = member === undefined ? undefined : ((await findMemberByNumberOrAccount(db, member)) ?? 0n)
    const page = await readEntries(db, {
      operatorId: operatorId === undefined ? undefined : BigInt(operatorId),
      action,
      subject,
      memberId,
      day: day === undefined ? undefined : { day, timeZone: brand.timeZone },
      before: before === undefined ? undefined : BigInt(before),
      limit: JOURNAL_PAGE,
    })
    const verified = await db.selectFrom('operator.journal_verified').select(['at', 'entries', 'problems']).executeTakeFirst()
    return {
      ...page,
      verified: verified?.at ? { at: verified.at.getTime(), entries: String(verified.entries), problems: verified.problems } : null,
    }
  })
