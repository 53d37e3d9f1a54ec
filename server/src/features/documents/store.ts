import type { Documents } from '@tucano/contract/documents'
import type { Db } from '@tucano/database'
import { maskName } from '#accounts/mask'
import { sql } from 'kysely'

const maskCpf = (cpf: string): string => `•••.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-••`

/** What counts of a member's documents: those that were verified, or else the newest. */
export const readCase = (db: Db, memberId: bigint) =>
  db
    .selectFrom('documents.cases')
    .select(['id', 'state', 'full_name', 'cpf', 'kind', 'asked_at', 'decided_at', 'reason'])
    .where('member_id', '=', memberId)
    .orderBy(sql`state = 'verified'`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function showDocuments(db: Db, memberId: bigint): Promise<Documents> {
  const found = await readCase(db, memberId)
  if (!found) return { state: 'none', name: null, cpf: null, kind: null, askedAt: null, decidedAt: null, reason: null }
  return {
    state: found.state as Documents['state'],
    name: maskName(found.full_name),
    cpf: maskCpf(found.cpf),
    kind: found.kind as Documents['kind'],
    askedAt: found.asked_at.getTime(),
    decidedAt: found.decided_at?.getTime() ?? null,
    reason: found.reason,
  }
}
