import { getMemberInfo } from '@tucano/contract/member'
import { login } from '@tucano/contract/session'
import { connect } from '@tucano/database'
import { Encryption } from '../../server/src/platform/encryption.ts'
import { signedIn } from '../../server/src/testing/sign-in.ts'
import { seal } from '../../server/src/testing/test-server.ts'
import type { Site } from './site.ts'

const CALLS_A_SECOND = 50

/** The 99th percentile of a member's calls, with so many logins a second beside them. Both are sent by the clock, whatever comes back. */
export async function callsBeside(
  { url, databaseUrl }: Site,
  { logins, seconds }: { logins: number; seconds: number },
): Promise<{ p99: number; answered: Record<string, number> }> {
  const { db, pool } = connect({ url: databaseUrl, connections: 3, onError: () => undefined })
  const { id } = await db.selectFrom('member.members').select('id').where('account', '=', 'ana').executeTakeFirstOrThrow()
  const { headers } = await signedIn(db, id)
  const sealed = await seal({ encryption: new Encryption(db) }, { type: 'username', username: 'bruno', password: 'errada123' })
  const answered: Record<string, number> = {}
  const times: number[] = []
  const enter = async (n: number): Promise<void> => {
    const response = await fetch(`${url}${login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `12.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` },
      body: JSON.stringify({ value: sealed }),
    })
    const { errorCode = 'in' } = (await response.json()) as { errorCode?: string }
    answered[errorCode] = (answered[errorCode] ?? 0) + 1
  }
  const ask = async (): Promise<void> => {
    const began = performance.now()
    const response = await fetch(`${url}${getMemberInfo.path}`, { headers })
    await response.text()
    times.push(performance.now() - began)
  }
  await byTheClock(seconds, [
    { rate: CALLS_A_SECOND, send: ask },
    { rate: logins, send: enter },
  ])
  await pool.end()
  times.sort((a, b) => a - b)
  return { p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN, answered }
}

/** Sends at a rate, without waiting for answers; waits for all of them at the end. */
async function byTheClock(seconds: number, streams: { rate: number; send: (n: number) => Promise<void> }[]): Promise<void> {
  const under: Promise<void>[] = []
  const began = performance.now()
  const sent = streams.map(() => 0)
  while (performance.now() - began < seconds * 1000) {
    for (const [index, { rate, send }] of streams.entries()) {
      const due = ((performance.now() - began) / 1000) * rate
      while (sent[index]! < due) under.push(send(sent[index]!++).catch(() => undefined))
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await Promise.all(under)
}
