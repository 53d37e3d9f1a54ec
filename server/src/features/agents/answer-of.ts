import type { AgreementKind } from '#commissions/agreement'
import { type AnswerStatus, answerAgreement } from '#commissions/answers'
import type { SignedIn } from '#platform/endpoint'
import type { Services } from '#platform/services'

export interface Answered {
  kind: AgreementKind
  of: { id: bigint } | { type: string }
  version: number
  status: AnswerStatus
  downlineHigherRate?: 'Y' | 'N'
}

/** A payee's answer, and what the agreement has become. */
export async function answerOf(
  { db }: Services,
  { memberId: payeeId }: Pick<SignedIn, 'memberId'>,
  { downlineHigherRate, ...answered }: Answered,
): Promise<{ version: number; status: string }> {
  const given = { ...answered, payeeId, isHigherConfirmed: downlineHigherRate === 'Y' }
  const { version, state } = await db.transaction().execute((trx) => answerAgreement(trx, given))
  return { version, status: state }
}
