import { type SecondFactor, type SecondWay, secondWays } from '@tucano/contract/session'
import type { Db } from '@tucano/database'
import type { Caller } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { spendCode } from './codes.ts'
import { maskEmail, maskMobile } from './mask.ts'
import type { Member } from './members.ts'
import { type Way, isPasswordWay } from './sessions.ts'
import { findStep } from './totp.ts'

const MINUTES = 10
const TRIES_MAX = 5

/**
 * What a member can show besides a password. A name is known to many: it is asked for only where there is nothing stronger. Whoever entered by a number or another service shows the
 * authenticator, where there is one.
 */
export function waysOf(
  { letters }: Pick<Services, 'letters'>,
  member: Pick<Member, 'mobile_verified_at' | 'email_verified_at' | 'payee_name' | 'authenticator_since'>,
  entered: string,
): SecondWay[] {
  const byPassword = isPasswordWay(entered)
  const authenticator = member.authenticator_since !== null
  const sms = byPassword && letters.has('sms') && member.mobile_verified_at !== null
  const email = byPassword && letters.has('email') && member.email_verified_at !== null
  const bankName = byPassword && !authenticator && !sms && !email && member.payee_name !== null
  const has: Record<SecondWay, boolean> = { authenticator, sms, email, bankName }
  return secondWays.filter((way) => has[way])
}

/** Asks for more than the password. What is answered tells the page what it may ask for. */
export async function beginSecondFactor(services: Services, member: Member, { ip }: Pick<Caller, 'ip'>, way: Way): Promise<SecondFactor> {
  const { id } = await services.db
    .insertInto('session.second_factors')
    .values({ member_id: member.id, way, ip })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ways = waysOf(services, member, way)
  return {
    challenge: id,
    ways,
    mobile: ways.includes('sms') && member.mobile ? maskMobile(member.mobile) : null,
    email: ways.includes('email') && member.email ? maskEmail(member.email) : null,
  }
}

const open = sql<boolean>`used_at is null and created_at > clock_timestamp() - make_interval(mins => ${sql.lit(MINUTES)}) and tries < ${sql.lit(TRIES_MAX)}`

/** The member and the way of a login that waits for its second factor. */
export function findSecondFactor(db: Db, challenge: string) {
  return db.selectFrom('session.second_factors').select(['member_id', 'way']).where('id', '=', challenge).where(open).executeTakeFirst()
}

/** Counts a try; false when there have been too many, or somebody else has used it. */
export async function trySecondFactor(db: Db, challenge: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session.second_factors')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', challenge)
    .where(open)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Uses it up. Of two right answers at once, one enters. */
export async function spendSecondFactor(db: Db, challenge: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session.second_factors')
    .set({ used_at: sql`clock_timestamp()` })
    .where('id', '=', challenge)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether an answer is right, by one of the ways that the member has. */
export function checkSecondFactor(
  services: Services,
  member: Member,
  caller: Pick<Caller, 'cookies' | 'network'>,
  { way, answer }: { way: SecondWay; answer: string },
): Promise<boolean> {
  switch (way) {
    case 'authenticator':
      return spendAuthenticatorCode(services, member, answer)
    case 'sms':
      return spendCode(services, caller, { purpose: 'second', target: member.mobile!, code: answer })
    case 'email':
      return spendCode(services, caller, { purpose: 'second', target: member.email!, code: answer })
    case 'bankName':
      return Promise.resolve(sameName(answer, member.payee_name!))
  }
}

/** Letters only, without their accents: a name is the same however it is typed. */
const sameName = (one: string, other: string): boolean => plainName(one) === plainName(other)
const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\P{L}+/gu, ' ')
    .trim()
    .toLowerCase()

/** Whether a code of the member's authenticator is right. Each is taken once. */
export async function spendAuthenticatorCode(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  member: Member,
  code: string,
): Promise<boolean> {
  if (member.authenticator === null) return false
  const last = Number(member.authenticator_step ?? 0n)
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const step = findStep(vault.open(member.authenticator), code, rows[0]!.now, last)
  if (step === undefined) return false
  const { numUpdatedRows } = await db
    .updateTable('member.members')
    .set({ authenticator_step: BigInt(step) })
    .where('id', '=', member.id)
    .where(sql<boolean>`coalesce(authenticator_step, 0) < ${step}`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
