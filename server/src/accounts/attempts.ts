import type { SecondWay } from '@tucano/contract/session'
import type { Db } from '@tucano/database'
import type { Caller } from '#platform/endpoint'
import { sql } from 'kysely'
import { deviceName } from './devices.ts'

const WINDOW_MINUTES = 30
/** After so many wrong passwords a captcha is asked for, and a stranger's right one is not enough. */
export const CAPTCHA_AFTER = 3
/** So many passwords of one account are compared in the window, and no more. */
export const TRIES_MAX = 10

/** What a member proves to be themselves by, inside a session or as a second factor at a login. */
export type Secret = 'password' | 'payment' | SecondWay

/**
 * Whose tries are counted. Strangers are counted together by account; a trusted browser is counted by itself, so that they cannot lock it out.
 * The first word is ours: whatever somebody types as a name, it is never the key of anything else.
 */
export const keyOf = {
  name: (account: string): string => `name ${account.slice(0, 255)}`,
  device: (device: bigint): string => `device ${device}`,
  /** One secret of a member. Each has a counter of its own, which only the right answer to that secret wipes. */
  secret: (memberId: bigint, secret: Secret): string => `secret ${secret} ${memberId}`,
  /** With an address that the operator has signed in from, or without one for all strangers together. */
  operator: (account: string, address = '-'): string => `operator ${address} ${account.slice(0, 255)}`,
  /** Names that no operator has: their refusals go into the journal so many times, and no more. */
  stranger: 'stranger operator',
  /** Codes of an operator who has shown the password. */
  operatorCode: (operatorId: bigint, address = '-'): string => `operatorCode ${address} ${operatorId}`,
  /** The password of an operator who has a session. */
  operatorPassword: (operatorId: bigint): string => `operatorPassword ${operatorId}`,
  /** Codes of promotions that a member has typed. */
  promotionCode: (memberId: bigint): string => `promotionCode ${memberId}`,
  /** Pictures that a member has sent. */
  picture: (memberId: bigint): string => `picture ${memberId}`,
}

export async function countFailures(db: Db, key: string): Promise<number> {
  const row = await db
    .selectFrom('session.failures')
    .select('wrong')
    .where('key', '=', key)
    .where('since', '>', sql<Date>`clock_timestamp() - make_interval(mins => ${WINDOW_MINUTES})`)
    .executeTakeFirst()
  return row?.wrong ?? 0
}

const inWindow = sql`f.since > clock_timestamp() - make_interval(mins => ${sql.lit(WINDOW_MINUTES)})`

/** Counts a try before its password is compared: many at once cannot slip through. */
export async function countTry(db: Db, key: string): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    insert into session.failures as f (key, tries) values (${key}, 1)
    on conflict (key) do update set tries = case when ${inWindow} then f.tries + 1 else 1 end,
      wrong = case when ${inWindow} then f.wrong else 0 end, since = case when ${inWindow} then f.since else clock_timestamp() end
    returning tries`.execute(db)
  return rows[0]!.tries
}

/** It was wrong. Returns how many were. */
export async function countFailure(db: Db, key: string): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`update session.failures set wrong = wrong + 1 where key = ${key} returning wrong`.execute(
    db,
  )
  return rows[0]?.wrong ?? 1
}

/** It was right: the slate is wiped. */
export async function forgive(db: Db, key: string): Promise<void> {
  await db.deleteFrom('session.failures').where('key', '=', key).execute()
}

export type Outcome = 'in' | 'wrong' | 'captcha' | 'second' | 'blocked' | 'closed'

/** Writes a try into the history. */
export async function noteAttempt(
  db: Db,
  { ip, country, userAgent }: Pick<Caller, 'ip' | 'country' | 'userAgent'>,
  { account, memberId, way, outcome }: { account: string; memberId: bigint | undefined; way: string; outcome: Outcome },
): Promise<void> {
  await db
    .insertInto('session.attempts')
    .values({ account: account.slice(0, 255), member_id: memberId ?? null, ip, country, device: deviceName(userAgent), way, outcome })
    .execute()
}
