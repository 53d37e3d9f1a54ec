import type { Db } from '@tucano/database'
import type { Caller } from '#platform/endpoint'
import { sql } from 'kysely'
import { hashToken, isToken, newToken } from './token.ts'

const COOKIE = 'device'
const COOKIE_SECONDS = 400 * 86_400

/** The browser that calls, if the member has signed in with it before. Nobody is looked for as well: the work must not tell whether there is such a member. */
export async function findDevice(db: Db, memberId: bigint | undefined, { cookies }: Pick<Caller, 'cookies'>): Promise<bigint | undefined> {
  const token = cookies.read(COOKIE)
  if (!isToken(token)) return undefined
  const device = await db
    .selectFrom('session.devices')
    .select('id')
    .where('member_id', '=', memberId ?? 0n)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return device?.id
}

/** The token by which the browser that calls is known from now on, in a cookie that scripts cannot read. */
export function nameBrowser({ cookies }: Pick<Caller, 'cookies'>): string {
  const known = cookies.read(COOKIE)
  const token = isToken(known) ? known : newToken()
  cookies.write(COOKIE, token, COOKIE_SECONDS)
  return token
}

/** The hash of the token that the browser shows, if it shows one. */
export function browserOf({ cookies }: Pick<Caller, 'cookies'>): Buffer | null {
  const token = cookies.read(COOKIE)
  return isToken(token) ? hashToken(token) : null
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
