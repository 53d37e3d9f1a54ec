import { login } from '@tucano/contract/session'
import { connect } from '@tucano/database'
import { Encryption } from '../../server/src/platform/encryption.ts'
import { hashPassword } from '../../server/src/platform/password.ts'
import { seal } from '../../server/src/testing/test-server.ts'
import { type Site, send } from './site.ts'

const MEMBERS = 1000
const IN_FLIGHT = 12

/** Whole logins a second, each of another member and from another address, as many as the server takes. Each turn has members of its own. */
export async function loginRate({ url, databaseUrl }: Site, seconds: number, turn: number): Promise<number> {
  const { db, pool } = connect({ url: databaseUrl, connections: 2, onError: () => undefined })
  const password_hash = await hashPassword('floresta77')
  const rows = Array.from({ length: MEMBERS }, (_, n) => ({ account: `rate${turn}x${n}`, nickname: `rate${n}`, password_hash }))
  await db.insertInto('member.members').values(rows).execute()
  const encryption = new Encryption(db)
  const bodies: string[] = []
  for (const { account } of rows)
    bodies.push(JSON.stringify({ value: await seal({ encryption }, { type: 'username', username: account, password: 'floresta77' }) }))
  await pool.end()
  let next = 0
  let entered = 0
  const enter = async (): Promise<void> => {
    const n = next++
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `13.${turn}.${n >> 8}.${n & 255}` }
    const { success } = JSON.parse(await send(url + login.path, { method: 'POST', headers }, bodies[n])) as { success: boolean }
    if (!success) throw new Error('a login was refused')
    entered++
  }
  const until = performance.now() + seconds * 1000
  const goesOn = (): boolean => performance.now() < until && next < MEMBERS
  const lane = async (): Promise<void> => {
    while (goesOn()) await enter()
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, lane))
  return entered / seconds
}
