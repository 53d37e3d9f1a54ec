import { Fault } from '#platform/fault'
import type { House } from '#platform/house'
import { keyOf } from './attempts.ts'
import { findMember } from './members.ts'
import { prove } from './proof.ts'

/** Nobody moves a member's money away without the six digits that the member chose for it. */
export async function provePaymentPassword(house: Pick<House, 'db' | 'workshop'>, memberId: bigint, given: string): Promise<void> {
  const hash = (await findMember(house.db, memberId))?.payment_password_hash
  if (!hash) throw new Fault('paymentPassword.missing')
  const isRight = () => house.workshop.do('verifyPassword', { password: given, hash })
  if (!(await prove(house, keyOf.secret(memberId, 'payment'), isRight))) throw new Fault('paymentPassword.wrong')
}
