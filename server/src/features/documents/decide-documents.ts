import { moneyQueueChanged } from '@tucano/contract/deposits'
import { decideDocuments as contract, documentPoints, documentsChanged } from '@tucano/contract/documents'
import { decideOwn } from '#cases/claims'
import { judgePoints } from '#cases/points'
import { tell } from '#inbox/tell'
import { journal } from '#journal/journal'
import { type OperatorIn, answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { publish } from '#platform/outbox'
import { plainText } from '#platform/plain-text'
import { sql } from 'kysely'

const REASON_MAX = 300

export const decideDocuments = ({ db }: Services) =>
  answer(contract, (request, { operator }) =>
    db.transaction().execute(async (trx) => {
      const { caseId } = request
      const found = await trx
        .selectFrom('documents.cases')
        .select(['member_id', 'state', 'cpf'])
        .where('id', '=', BigInt(caseId))
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (found?.state !== 'waiting') throw new Fault('documents.unknown')
      await decideOwn(trx, operator, { kind: 'documents', id: caseId })
      const { member_id: memberId, cpf } = found
      const verified = request.decision === 'verify'
      const reason = request.decision === 'refuse' ? plainText(request.reason, 'reason', REASON_MAX) : null
      if (request.decision === 'verify') {
        await judgeLooks(trx, operator, caseId)
        judgePoints(documentPoints, request.checked)
      }
      const taken = verified && (await isTaken(trx, cpf))
      if (taken) throw new Fault('cpf.taken')
      await trx
        .updateTable('documents.cases')
        .set({ state: verified ? 'verified' : 'refused', decided_at: sql`clock_timestamp()`, operator_id: operator.operatorId, reason })
        .where('id', '=', BigInt(caseId))
        .execute()
      await publish(trx, documentsChanged, {}, memberId)
      await publish(trx, moneyQueueChanged, {})
      await tell(
        trx,
        memberId,
        reason === null ? { kind: 'documentsVerified', facts: {} } : { kind: 'documentsRefused', facts: { reason } },
      )
      await journal(trx, operator, {
        action: verified ? 'documents.verify' : 'documents.refuse',
        subject: `documents:${caseId}`,
        details: { member: String(memberId), ...(reason === null ? { checked: documentPoints } : { reason }) },
      })
      return {}
    }),
  )

/** Every picture was given to whoever confirms the identity. */
async function judgeLooks(trx: Services['db'], { operatorId }: OperatorIn, caseId: string): Promise<void> {
  const { rows } = await sql<{ side: string }>`
    select p.side from documents.pictures p where p.case_id = ${caseId}::bigint
      and not exists (select from documents.looks l where l.case_id = p.case_id and l.side = p.side and l.operator_id = ${operatorId})
    order by p.side`.execute(trx)
  if (rows.length > 0) throw new Fault('documents.unseen', { value: { sides: rows.map(({ side }) => side) } })
}

async function isTaken(trx: Services['db'], cpf: string): Promise<boolean> {
  const found = await trx
    .selectFrom('documents.cases')
    .select('id')
    .where('cpf', '=', cpf)
    .where('state', '=', 'verified')
    .executeTakeFirst()
  return found !== undefined
}
