import type { Db } from '@tucano/database'
import type { Caller } from '#platform/endpoint'
import type { Asker } from '#platform/letters'
import { findDevice } from './devices.ts'

/** Whoever calls, known by nothing but the network. */
export const strangerAt = ({ network }: Pick<Caller, 'network'>): Asker => ({ name: `network ${network}`, budget: 'stranger' })

/** Whoever calls has shown the password of the account that the letter is for. */
export const provenAt = ({ network }: Pick<Caller, 'network'>): Asker => ({ name: `network ${network}`, budget: 'known' })

/** Who asks for a letter to a member: a browser that the member has signed in with before, or a stranger. Of nobody it is asked all the same. */
export async function askerFor(db: Db, memberId: bigint | undefined, caller: Pick<Caller, 'network' | 'cookies'>): Promise<Asker> {
  const device = await findDevice(db, memberId, caller)
  return device === undefined ? strangerAt(caller) : { name: `device ${device}`, budget: 'known' }
}
