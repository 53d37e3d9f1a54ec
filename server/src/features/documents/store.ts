import type { Documents } from '@tucano/contract/documents'
import type { Db } from '@tucano/database'
import { maskCpf, maskName } from '#accounts/mask'
import { readCase } from '#documents/person'

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
