import { TRIES_MAX, countTry, forgive } from '#accounts/attempts'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'
import type { SignedIn } from '#platform/endpoint'

/**
 * Checks what proves that a signed-in member is the member: a password, a payment password, a code. Counted by member and not by address, so
 * that whoever has found a session open cannot go through all of them.
 */
export async function prove({ db }: Pick<House, 'db'>, { memberId }: SignedIn, check: () => Promise<boolean>): Promise<boolean> {
  const key = `proof ${memberId}`
  if ((await countTry(db, key)) > TRIES_MAX) throw new Fault('verification.too.many', { retryAfterSeconds: 1800 })
  const right = await check()
  if (right) await forgive(db, key)
  return right
}
