import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@tucano/database'
import type { Caller } from '#platform/endpoint'
import { sql } from 'kysely'

const COOKIE = 'device'
const COOKIE_SECONDS = 400 * 86_400

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
const isToken = (token: string | undefined): token is string => token !== undefined && /^[\w-]{43}$/.test(token)

/** The browser that calls, if the member has signed in with it before. */
export async function findDevice(db: Db, memberId: bigint, { cookies }: Pick<Caller, 'cookies'>): Promise<bigint | undefined> {
  const token = cookies.read(COOKIE)
  if (!isToken(token)) return undefined
  const device = await db
    .selectFrom('session.devices')
    .select('id')
    .where('member_id', '=', memberId)
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  return device?.id
}

/** Trusts the browser that calls: it gets a token that scripts cannot read, and of which only the hash is kept here. */
export async function trustDevice(
  db: Db,
  memberId: bigint,
  { cookies, userAgent, network }: Pick<Caller, 'cookies' | 'userAgent' | 'network'>,
): Promise<bigint> {
  const known = cookies.read(COOKIE)
  const token = isToken(known) ? known : randomBytes(32).toString('base64url')
  cookies.write(COOKIE, token, COOKIE_SECONDS)
  const { id } = await db
    .insertInto('session.devices')
    .values({ member_id: memberId, token_hash: hashOf(token), name: deviceName(userAgent) })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'token_hash']).doUpdateSet({ seen_at: sql`clock_timestamp()`, name: deviceName(userAgent) }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('session.networks')
    .values({ member_id: memberId, network })
    .onConflict((conflict) => conflict.columns(['member_id', 'network']).doUpdateSet({ seen_at: sql`clock_timestamp()` }))
    .execute()
  return id
}

/** A network is forgotten after half a year: addresses change hands. */
export async function knowsNetwork(db: Db, memberId: bigint, network: string): Promise<boolean> {
  const found = await db
    .selectFrom('session.networks')
    .select('network')
    .where('member_id', '=', memberId)
    .where('network', '=', network)
    .where('seen_at', '>', sql<Date>`clock_timestamp() - interval '180 days'`)
    .executeTakeFirst()
  return found !== undefined
}

const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]
const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

/** What a person calls the browser: "Chrome · Android". */
export function deviceName(userAgent: string): string {
  const find = (names: [RegExp, string][]): string | undefined => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(' · ')
}
