import { TRIES_MAX, countTry, forgive } from '#accounts/attempts'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

/**
 * Checks what proves that somebody is the member: a password, a payment password, a code. Counted by member and secret and not by address or
 * session, so that whoever has found a session open, or knows one secret, cannot go through all values of another.
 */
export async function prove({ db }: Pick<Services, 'db'>, key: string, check: () => Promise<boolean>): Promise<boolean> {
  if ((await countTry(db, key)) > TRIES_MAX) throw new Fault('verification.too.many', { retryAfterSeconds: 1800 })
  const right = await check()
  if (right) await forgive(db, key)
  return right
}
