import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { getMemberInfo } from '@tucano/contract/member'
import { login } from '@tucano/contract/session'
import { getCountry } from '@tucano/contract/site'
import { connect } from '@tucano/database'
import { Encryption } from '../../server/src/platform/encryption.ts'
import { signedIn } from '../../server/src/testing/sign-in.ts'
import { seal } from '../../server/src/testing/test-server.ts'
import { type Site, send } from './site.ts'

const CALLS_A_SECOND = 50
/** A flood has stood for so long before anything is measured. */
const BEFORE_SECONDS = 2
let floods = 0

/** What a flood is made of: logins that would cost a hash each, or calls that cost next to nothing, for comparison. */
type Kind = 'logins' | 'readings'

interface Flood extends Pick<Site, 'url' | 'databaseUrl'> {
  /** No name comes twice: every login would cost a hash. */
  names: string
  kind: Kind
  rate: number
  count: number
}

/** Times of a member's calls, with a flood of so many a second beside them. Both are sent by the clock, whatever comes back. */
export async function callsBeside(
  { url, databaseUrl }: Site,
  { kind = 'logins', rate, seconds }: { kind?: Kind; rate: number; seconds: number },
): Promise<{ p50: number; p99: number; answered: Record<string, number> }> {
  const { db, pool } = connect({ url: databaseUrl, connections: 3, onError: () => undefined })
  const { id } = await db.selectFrom('member.members').select('id').where('account', '=', 'ana').executeTakeFirstOrThrow()
  const { headers } = await signedIn(db, id)
  await pool.end()
  const times: number[] = []
  const ask = async (): Promise<void> => {
    const began = performance.now()
    await send(url + getMemberInfo.path, { headers })
    times.push(performance.now() - began)
  }
  const flooding =
    rate > 0
      ? await floodElsewhere({ url, databaseUrl, names: `f${++floods}x`, kind, rate, count: rate * (BEFORE_SECONDS + seconds) })
      : undefined
  const answered = flooding?.()
  await new Promise((resolve) => setTimeout(resolve, BEFORE_SECONDS * 1000))
  await byTheClock(CALLS_A_SECOND, CALLS_A_SECOND * seconds, ask)
  times.sort((a, b) => a - b)
  return { p50: times[times.length >> 1]!, p99: times[Math.floor(times.length * 0.99)]!, answered: (await answered) ?? {} }
}

/** In a thread of its own, which waits for its sign: whoever floods must not disturb whoever measures. */
async function floodElsewhere(flood: Flood): Promise<() => Promise<Record<string, number>>> {
  const worker = new Worker(import.meta.filename, { workerData: flood })
  const message = () => new Promise<unknown>((resolve, reject) => worker.once('message', resolve).once('error', reject))
  await message()
  return () => {
    worker.postMessage('go')
    return message() as Promise<Record<string, number>>
  }
}

if (!isMainThread) {
  const { url, databaseUrl, names, kind, rate, count } = workerData as Flood
  const { db, pool } = connect({ url: databaseUrl, connections: 1, onError: () => undefined })
  const encryption = new Encryption(db)
  const bodies: string[] = []
  for (let n = 0; n < count; n++)
    bodies.push(
      JSON.stringify({ value: await seal({ encryption }, { type: 'username', username: `${names}${n}`, password: 'errada123' }) }),
    )
  await pool.end()
  const answered: Record<string, number> = {}
  const read = async (): Promise<void> => void (await send(url + getCountry.path, {}))
  const enter = async (n: number): Promise<void> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `12.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` }
    const { errorCode = 'in' } = JSON.parse(await send(url + login.path, { method: 'POST', headers }, bodies[n])) as { errorCode?: string }
    answered[errorCode] = (answered[errorCode] ?? 0) + 1
  }
  parentPort?.once(
    'message',
    () => void byTheClock(rate, count, kind === 'logins' ? enter : read).then(() => parentPort?.postMessage(answered)),
  )
  parentPort?.postMessage('ready')
}

/** Sends so many at a rate, without waiting for answers; waits for all of them at the end. */
async function byTheClock(rate: number, count: number, one: (n: number) => Promise<void>): Promise<void> {
  const under: Promise<void>[] = []
  const began = performance.now()
  while (under.length < count) {
    const due = ((performance.now() - began) / 1000) * rate
    while (under.length < Math.min(due, count)) under.push(one(under.length).catch(() => undefined))
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await Promise.all(under)
}
