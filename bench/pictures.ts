// What a flood of pictures costs others at the door: `npm run bench:pictures`. Whole logins, one after the other, alone, beside members who send the
// heaviest pictures that are taken, and beside the attack of before, which is refused. The windows take turns, so that what else the machine does is in all.
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

const TURNS = 5
const LOGINS = 40
/** Twenty send what is refused, each twice a second. One picture is drawn at a time: three keep its process busy as well as twenty, and leave less behind. */
const SENDERS = { allowed: 3, refused: 20 }
const PAUSE_MS = 500
type Kind = keyof typeof SENDERS
const pictures = {
  allowed: bodyOf({ side: 5000, scans: 4 }),
  refused: bodyOf({ side: 6320, scans: 96 }),
}

const cluster = await openTestCluster()
const site = await openSite(cluster.url)
const { db, pool } = connect({ url: site.databaseUrl, connections: 2, onError: () => undefined })
const password_hash = await hashPassword('floresta77')
const encryption = new Encryption(db)
let members = 0
try {
  const times: Record<'alone' | Kind, number[]> = { alone: [], allowed: [], refused: [] }
  await window(undefined)
  for (let turn = 0; turn < TURNS; turn++) {
    times.alone.push(...(await window(undefined)))
    times.refused.push(...(await window('refused')))
    times.allowed.push(...(await window('allowed')))
  }
  say('alone', times.alone)
  say('beside pictures that are refused', times.refused)
  say('beside the heaviest pictures that are taken', times.allowed)
} finally {
  await pool.end()
  await site.stop()
  await cluster.stop()
}

function bodyOf(picture: { side: number; scans: number }): string {
  return JSON.stringify({ picture: heavyPicture(picture).toString('base64') })
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

/** Somebody with a session, who sends pictures until it is enough; ten are drawn for a member. */
async function newSender(kind: Kind): Promise<(enough: AbortSignal) => Promise<Record<string, number>>> {
  const { id } = await newMember()
  const from = { ip: '127.0.0.1', country: null, userAgent: 'bench', network: '127.0.0.1' }
  const { token } = await openSession(db, from, { memberId: id, way: 'username', single: true })
  return async (enough) => {
    const answered: Record<string, number> = {}
    for (let sent = 0; !enough.aborted; sent++) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `15.${id % 250n}.0.${sent % 250}`, authorization: token }
      const reply = await send(site.url + uploadPicture.path, { method: 'PUT', headers }, pictures[kind])
      const { errorCode = 'taken' } = JSON.parse(reply) as { errorCode?: string }
      answered[errorCode] = (answered[errorCode] ?? 0) + 1
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    return answered
  }
}

/** Logins of so many members, with or without others who send pictures for as long as that takes. */
async function window(kind: Kind | undefined): Promise<number[]> {
  const enough = new AbortController()
  const logins: (() => Promise<void>)[] = []
  for (let n = 0; n < LOGINS; n++) logins.push(await newLogin())
  const senders = await Promise.all(Array.from({ length: kind ? SENDERS[kind] : 0 }, () => newSender(kind!)))
  const floods = senders.map((flood) => flood(enough.signal))
  const times: number[] = []
  for (const enter of logins) {
    const began = performance.now()
    await enter()
    times.push(performance.now() - began)
  }
  enough.abort()
  const answers = await Promise.all(floods)
  if (kind) console.log(`  ${kind}: ${JSON.stringify(answers[0])} of one of ${answers.length} senders`)
  return times
}

/** A login of somebody new, sealed already. */
async function newLogin(): Promise<() => Promise<void>> {
  const { account } = await newMember()
  const body = JSON.stringify({ value: await seal({ encryption }, { type: 'username', username: account, password: 'floresta77' }) })
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address() }
  return async () => {
    const { success } = JSON.parse(await send(site.url + login.path, { method: 'POST', headers }, body)) as { success: boolean }
    if (!success) throw new Error('a login was refused')
  }
}
