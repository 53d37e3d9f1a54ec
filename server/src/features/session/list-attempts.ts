import * as contract from '@tucano/contract/session'
import type { Db } from '@tucano/database'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

const PAGE = 20

export const listAttempts = ({ db }: Services) =>
  answer(contract.listAttempts, ({ before }, { member }) => readAttempts(db, member.memberId, before))

/** Who tried to enter an account, newest first. */
export async function readAttempts(db: Db, memberId: bigint, before: string | undefined) {
  let query = db
    .selectFrom('session.attempts')
    .select(['id', 'at', 'ip', 'country', 'device', 'way', 'outcome'])
    .where('member_id', '=', memberId)
  if (before) query = query.where('id', '<', BigInt(before))
  const rows = await query
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  return {
    attempts: rows.slice(0, PAGE).map(({ id, at, outcome, ...row }) => ({
      id: String(id),
      at: at.getTime(),
      outcome: outcome as contract.Attempt['outcome'],
      ...row,
    })),
    more: rows.length > PAGE,
  }
}
