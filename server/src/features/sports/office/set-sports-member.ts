import { setSportsMember as contract } from '@tucano/contract/sports/office-limits'
import { sql } from 'kysely'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'
import type { Sports } from '../sports.ts'
import { REASON_MAX } from './close-sports.ts'
import { readMember } from './member-rows.ts'

/** All of the usual stake: whoever bets that has no factor any more. */
const WHOLE_BP = 10_000

export const setSportsMember = ({ services }: Sports) =>
  answer(contract, async ({ memberId, factorBp, reason: given }, { operator }) => {
    const { db } = services
    const reason = plainText(given, 'reason', REASON_MAX)
    if (!(await readMember(db, BigInt(memberId)))) throw new Fault('member.unknown')
    await db.transaction().execute(async (trx) => {
      await sql`
        insert into sports.members as m (member_id, factor_bp, reason, operator_id, account) values (${memberId}::bigint, ${factorBp}, ${reason}, ${operator.operatorId}::bigint, ${operator.account})
        on conflict (member_id) do update set factor_bp = excluded.factor_bp, reason = excluded.reason, operator_id = excluded.operator_id, account = excluded.account, at = platform.clock()`.execute(
        trx,
      )
      await journal(trx, operator, {
        action: factorBp === WHOLE_BP ? 'sports.endMember' : 'sports.member',
        subject: `member:${memberId}`,
        details: { member: memberId, reason, factorBp },
      })
    })
    return (await readMember(db, BigInt(memberId)))!
  })
