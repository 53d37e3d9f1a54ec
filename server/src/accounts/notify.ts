import type { Services } from '#platform/services'
import { changedEmail } from './letter-texts.ts'
import type { Member } from './members.ts'

const USEFUL_MINUTES = 24 * 60

/** Tells the member of a change, at the address that was confirmed before it. A warning that cannot be written stops nothing. */
export async function tellChange(
  { db, brand, letters, log }: Services,
  { email, email_verified_at }: Pick<Member, 'email' | 'email_verified_at'>,
  { what, network }: { what: string; network: string },
): Promise<void> {
  if (!email || !email_verified_at) return
  try {
    await db.transaction().execute((trx) =>
      letters.write(trx, {
        channel: 'email',
        recipient: email,
        purpose: 'warning',
        asker: { name: `network ${network}`, budget: 'warning' },
        minutes: USEFUL_MINUTES,
        ...changedEmail(brand.name, what),
      }),
    )
    letters.call()
  } catch (error) {
    log.warn({ err: error }, 'a member was not told of a change')
  }
}
