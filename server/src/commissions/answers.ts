import type { Db } from '@tucano/database'
import { Fault } from '#platform/fault'
import { sql } from 'kysely'
import type { Agreement, AgreementAct, AgreementKind, AgreementState } from './agreement.ts'
import { act } from './agreements.ts'

/** A accepts, or keeps what was to end; R refuses; C agrees to the end. */
export type AnswerStatus = 'A' | 'R' | 'C'

interface Answered {
  payeeId: bigint
  kind: AgreementKind
  /** Which one: by its id, or by its type. */
  of: { id: bigint } | { type: string }
  version: number
  status: AnswerStatus
  /** The payee has read that its payer would pay more than it gets itself. */
  isHigherConfirmed: boolean
}

const actOf = (state: AgreementState, status: AnswerStatus): AgreementAct => {
  if (status === 'A') return state === 'V' ? 'keep' : 'accept'
  return status === 'R' ? 'reject' : 'confirmEnd'
}

/** The payee's answer to what it has seen. What is not its own is as unknown as nothing; what has changed since is refused. */
export async function answerAgreement(trx: Db, { payeeId, kind, of, version, status, isHigherConfirmed }: Answered): Promise<Agreement> {
  const { rows } = await sql<{ id: bigint; state: AgreementState; version: number; is_higher: boolean }>`
    select a.id, a.state, a.version, coalesce((select t.is_higher from commissions.terms t where t.agreement_id = a.id and t.version = a.version), false) as is_higher
    from commissions.agreements a
    where a.payee_id = ${payeeId}::bigint and a.kind = ${kind} and ${'id' in of ? sql`a.id = ${of.id}::bigint` : sql`a.type = ${of.type}`}
    order by a.state in ('P', 'E', 'A', 'V') desc, a.id desc limit 1 for update`.execute(trx)
  const found = rows[0]
  if (!found) throw new Fault('agreement.unknown')
  if (found.version !== version) throw new Fault('agreement.changed')
  const done = actOf(found.state, status)
  if (done === 'accept' && found.is_higher && !isHigherConfirmed) throw new Fault('agreement.higher')
  return act(trx, { id: found.id, version, act: done, party: { by: 'payee', payeeId } })
}
