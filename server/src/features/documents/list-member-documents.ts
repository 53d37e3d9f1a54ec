import { type DocumentCase, listMemberDocuments as contract } from '@tucano/contract/documents'
import { lookAtMember } from '#journal/look-at-member'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

const SHOWN = 50

export const listMemberDocuments = ({ db }: Services) =>
  answer(contract, async ({ memberId: asked }, { operator }) => {
    const { memberId } = await lookAtMember(db, operator, asked)
    const rows = await db
      .selectFrom('documents.cases as c')
      .leftJoin('operator.operators as o', 'o.id', 'c.operator_id')
      .select(['c.id', 'c.state', 'c.kind', 'c.asked_at', 'c.decided_at', 'c.reason', 'o.account as decidedBy'])
      .where('c.member_id', '=', memberId)
      .orderBy('c.id', 'desc')
      .limit(SHOWN)
      .execute()
    return {
      list: rows.map(({ id, state, kind, asked_at, decided_at, reason, decidedBy }) => ({
        caseId: String(id),
        state: state as 'waiting' | 'verified' | 'refused',
        kind: kind as DocumentCase['kind'],
        askedAt: asked_at.getTime(),
        decidedAt: decided_at?.getTime() ?? null,
        decidedBy,
        reason,
      })),
    }
  })
