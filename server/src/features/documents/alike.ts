import type { AlikePicture } from '@tucano/contract/documents'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** So many of the 64 steps may differ between pictures that are nearly the same. */
const STEPS_MAX = 3
/** More are not looked at. */
const FOUND_MAX = 20

/** Writes down which pictures of other members are the same as those of a case, or nearly. A picture of one colour has no steps to compare. */
export async function findAlike(trx: Db, { caseId, memberId }: { caseId: bigint; memberId: bigint }): Promise<void> {
  // Of two who send the same picture at once, the second finds the first.
  await sql`select pg_advisory_xact_lock(hashtextextended('documents.alike', 0))`.execute(trx)
  await sql`
    insert into documents.alike (case_id, side, other_case_id, other_side, same)
    select p.case_id, p.side, o.case_id, o.side, o.digest = p.digest
    from documents.pictures p join documents.pictures o
      on o.digest = p.digest or p.likeness not in (0, -1) and bit_count((o.likeness # p.likeness)::bit(64)) <= ${STEPS_MAX}
    join documents.cases c on c.id = o.case_id and c.member_id <> ${memberId}::bigint
    where p.case_id = ${caseId}::bigint and p.digest is not null
    order by o.digest = p.digest desc, o.case_id limit ${FOUND_MAX} on conflict do nothing`.execute(trx)
}

/** Pictures of cases that other members have sent too, before or after. */
export async function readAlike(db: Db, caseIds: readonly string[]): Promise<Map<string, AlikePicture[]>> {
  const { rows } = await sql<AlikePicture & { caseId: string }>`
    select a.case_id::text as "caseId", a.side, c.member_id::text as "memberId", m.account, a.other_side as "otherSide", bool_or(a.same) as same
    from (
      select case_id, side, other_case_id, other_side, same from documents.alike where case_id = any (${caseIds}::bigint[])
      union select other_case_id, other_side, case_id, side, same from documents.alike where other_case_id = any (${caseIds}::bigint[])
    ) a join documents.cases c on c.id = a.other_case_id join member.members m on m.id = c.member_id
    group by a.case_id, a.side, c.member_id, m.account, a.other_side order by a.side, bool_or(a.same) desc, m.account`.execute(db)
  const found = new Map<string, AlikePicture[]>()
  for (const { caseId, ...one } of rows) found.set(caseId, [...(found.get(caseId) ?? []), one].slice(0, FOUND_MAX))
  return found
}
