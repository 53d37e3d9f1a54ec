import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { keyOf } from './attempts.ts'
import { findMember } from './members.ts'
import { prove } from './proof.ts'

/** Nobody moves a member's money away without the six digits that the member chose for it. */
export async function provePaymentPassword(services: Pick<Services, 'db' | 'workerPool'>, memberId: bigint, given: string): Promise<void> {
  const hash = (await findMember(services.db, memberId))?.payment_password_hash
  if (!hash) throw new Fault('paymentPassword.missing')
  const isRight = () => services.workerPool.do('verifyPassword', { password: given, hash })
  if (!(await prove(services, keyOf.secret(memberId, 'payment'), isRight))) throw new Fault('paymentPassword.wrong')
}
