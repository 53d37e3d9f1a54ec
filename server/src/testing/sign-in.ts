import type { Db } from '@tucano/database'
import { openSession } from '#accounts/sessions'
import { newToken } from '#accounts/token'

/** A session of a member without the door: for tests of what is behind it. */
export async function signedIn(db: Db, memberId: bigint): Promise<{ token: string; headers: { authorization: string } }> {
  const { token } = await openSession(
    db,
    { ip: '127.0.0.1', country: null, userAgent: 'test', network: '127.0.0.1' },
    { memberId, way: 'username', single: true },
  )
  return { token, headers: { authorization: token } }
}

/** What a page asks free play with; each random string is good once. */
export const freePlay = () => ({ os: 'test', platform: 'W', random: newToken(), gatewayVersion: 3 }) as const
