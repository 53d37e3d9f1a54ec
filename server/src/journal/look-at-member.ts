import type { Db } from '@tucano/database'
import { noteView } from './note-view.ts'
import type { OperatorIn } from '#platform/endpoint'
import { Fault } from '#platform/fault'

/** The member whom an operator's call is about. Looking is an act of its own, whichever feature is asked. */
export async function lookAtMember(db: Db, operator: OperatorIn, asked: string): Promise<{ memberId: bigint; type: number }> {
  const found = await db
    .selectFrom('member.members')
    .select(['id', 'type'])
    .where('id', '=', BigInt(asked))
    .where('status', '<>', 'system')
    .executeTakeFirst()
  if (!found) throw new Fault('member.unknown')
  await noteView(db, operator, found.id)
  return { memberId: found.id, type: found.type }
}
