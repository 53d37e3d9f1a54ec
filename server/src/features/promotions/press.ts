import type { OwnPromotion } from '@tucano/contract/promotions'
import { TRIAL_TYPE } from '@tucano/contract/member'
import type { Db } from '@tucano/database'
import { readClock } from '#promotions/clock'
import { type Promotions, type Refusal, getOwn } from '#promotions/promotions'
import type { SignedIn } from '#platform/endpoint'
import { Fault } from '#platform/fault'

/** Refusals that leave something: the reward waits for an operator, or its entry was closed because nothing is left to give, or nothing more to this member. */
const KEPT: ReadonlySet<Refusal> = new Set(['promotion.waiting', 'promotion.budget', 'promotion.enough'])

/** Whoever plays for nothing has nothing to take. */
export function refuseTrial({ type }: SignedIn): void {
  if (type === TRIAL_TYPE) throw new Fault('account.trial')
}

/** What a member presses, in one transaction; a refusal undoes it, unless what it says was written down. */
export async function press(
  { db }: Promotions,
  act: (trx: Db, at: Date) => Promise<Refusal | undefined>,
  kept: ReadonlySet<Refusal> = KEPT,
): Promise<void> {
  const refusal = await db.transaction().execute(async (trx) => {
    const refused = await act(trx, await readClock(trx))
    if (refused && !kept.has(refused)) throw new Fault(refused)
    return refused
  })
  if (refusal) throw new Fault(refusal)
}

/** A promotion as the member sees it after a press. */
export async function showAfter(
  promotions: Promotions,
  of: { promotionId: bigint; memberId: bigint; period?: string },
): Promise<OwnPromotion> {
  const found = await getOwn(promotions, of, await readClock(promotions.db))
  if (!found) throw new Fault('promotion.unknown')
  return found.own
}
