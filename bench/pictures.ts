// What a flood of pictures costs others at the door: `npm run bench:pictures`. Whole logins, one after the other, alone and beside twenty members who
// send the heaviest pictures that are taken, and the attack of before, which is refused.
import { uploadPicture } from '@tucano/contract/member'
import { login } from '@tucano/contract/session'
import { connect } from '@tucano/database'
import { openSession } from '../server/src/accounts/sessions.ts'
import { Encryption } from '../server/src/platform/encryption.ts'
import { hashPassword } from '../server/src/platform/password.ts'
import { heavyPicture } from '../server/src/testing/heavy-picture.ts'
import { seal } from '../server/src/testing/test-server.ts'
import { openTestCluster } from '../tools/test-cluster.ts'
import { openSite, send } from './accounts/site.ts'

const SENDERS = 20
const LOGINS = 200
/** Of each sender, after an answer: a flood of pictures is measured, not one of calls. */
const PAUSE_MS = 400
const pictures = {
  allowed: heavyPicture({ side: 5000, scans: 4 }).toString('base64'),
  refused: heavyPicture({ side: 6320, scans: 96 }).toString('base64'),
}

const cluster = await openTestCluster()
const site = await openSite(cluster.url)
const { db, pool } = connect({ url: site.databaseUrl, connections: 2, onError: () => undefined })
const password_hash = await hashPassword('floresta77')
const encryption = new Encryption(db)
let members = 0
try {
  await window(undefined, 20)
  say('alone', await window(undefined))
  say('beside pictures that are refused', await window('refused'))
  say('alone again', await window(undefined))
  // Last: what waits to be drawn is still there when nobody sends any more.
  say('beside the heaviest pictures that are taken', await window('allowed'))
} finally {
  await pool.end()
  await site.stop()
  await cluster.stop()
}

function say(what: string, times: number[]): void {
  const at = (share: number): string => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!.toFixed(0)
  console.log(`logins ${what}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (${times.length} of them)`)
}

async function newMember(): Promise<{ id: bigint; account: string }> {
  const account = `foto${++members}`
  const row = { account, nickname: account, password_hash }
  return { account, ...(await db.insertInto('member.members').values(row).returning('id').executeTakeFirstOrThrow()) }
}

function address(): string {
  return `14.${(members >> 16) & 255}.${(members >> 8) & 255}.${members & 255}`
}

/** Logins of so many members, with or without others who send pictures for as long as that takes. */
async function window(flood: keyof typeof pictures | undefined, count = LOGINS): Promise<number[]> {
  const loginsOver = new AbortController()
  const answered: Record<string, number> = {}
  const sender = async (): Promise<void> => {
    while (!loginsOver.signal.aborted) {
      const { id } = await newMember()
      const from = { ip: '127.0.0.1', country: null, userAgent: 'bench', network: '127.0.0.1' }
      const { token } = await openSession(db, from, { memberId: id, way: 'username', single: true })
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address(), authorization: token }
      const body = JSON.stringify({ picture: pictures[flood!] })
      const { signal } = loginsOver
      const reply = JSON.parse(await send(site.url + uploadPicture.path, { method: 'PUT', headers, signal }, body)) as {
        errorCode?: string
      }
      answered[reply.errorCode ?? 'taken'] = (answered[reply.errorCode ?? 'taken'] ?? 0) + 1
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  const senders = flood ? Array.from({ length: SENDERS }, sender) : []
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    const { account } = await newMember()
    const request = { type: 'username', username: account, password: 'floresta77' }
    const body = JSON.stringify({ value: await seal({ encryption }, request) })
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address() }
    const began = performance.now()
    const { success } = JSON.parse(await send(site.url + login.path, { method: 'POST', headers }, body)) as { success: boolean }
    if (!success) throw new Error('a login was refused')
    times.push(performance.now() - began)
  }
  loginsOver.abort()
  await Promise.allSettled(senders)
  if (flood) console.log(`  pictures: ${JSON.stringify(answered)}`)
  return times
}
