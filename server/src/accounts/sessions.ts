import { createHash, randomBytes } from 'node:crypto'
import { sessionEnded } from '@tucano/contract/session'
import type { Db } from '@tucano/database'
import type { SignedIn } from '#platform/endpoint'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'

const IDLE_MINUTES = 30
const ABSOLUTE_HOURS = 12
/** Being seen is written down this seldom, so that a busy page does not rewrite the row at every call. */
const SEEN_EVERY_SECONDS = 30

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Opens a session and returns its token, of which only the hash is kept. A member has one session: an older one ends. */
export async function openSession(db: Db, memberId: bigint, ip: string): Promise<{ token: string; firstTime: boolean }> {
  const token = randomBytes(32).toString('base64url')
  const firstTime = await db.transaction().execute(async (trx) => {
    // The member's row is locked first: of two logins at once, the later one ends the earlier.
    const member = await trx
      .selectFrom('member.members')
      .select('first_login_at')
      .where('id', '=', memberId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await endSessions(trx, memberId, 'replaced')
    await trx
      .insertInto('session.sessions')
      .values({ token_hash: hashToken(token), member_id: memberId, ip })
      .execute()
    if (member.first_login_at === null)
      await trx
        .updateTable('member.members')
        .set({ first_login_at: sql`clock_timestamp()` })
        .where('id', '=', memberId)
        .execute()
    return member.first_login_at === null
  })
  return { token, firstTime }
}

/** Ends the open session of a member, if there is one, and tells its pages. */
export async function endSessions(db: Db, memberId: bigint, why: 'logout' | 'replaced' | 'revoked'): Promise<void> {
  const ended = await db
    .updateTable('session.sessions')
    .set({ ended_at: sql`clock_timestamp()`, ended_why: why })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  for (const { id } of ended) await publish(db, sessionEnded, { sessionId: String(id), why }, memberId)
}

/** The member of a token, if its session is open, was used within half an hour, and is younger than half a day. */
export async function readSession(db: Db, token: string, passwordExpires: boolean): Promise<SignedIn | undefined> {
  if (token.length !== 43) return undefined
  const found = await db
    .selectFrom('session.sessions as s')
    .innerJoin('member.members as m', 'm.id', 's.member_id')
    .select(['s.id as sessionId', 'm.id as memberId', 'm.account', 'm.type', 'm.password_default', 'm.password_changed_at'])
    .select(sql<boolean>`s.seen_at < clock_timestamp() - make_interval(secs => ${SEEN_EVERY_SECONDS})`.as('stale'))
    .where('s.token_hash', '=', hashToken(token))
    .where('s.ended_at', 'is', null)
    .where('m.status', '=', 'active')
    .where(sql<boolean>`s.seen_at > clock_timestamp() - make_interval(mins => ${IDLE_MINUTES})`)
    .where(sql<boolean>`s.created_at > clock_timestamp() - make_interval(hours => ${ABSOLUTE_HOURS})`)
    .executeTakeFirst()
  if (!found) return undefined
  if (found.stale)
    await db
      .updateTable('session.sessions')
      .set({ seen_at: sql`clock_timestamp()` })
      .where('id', '=', found.sessionId)
      .execute()
  const { sessionId, memberId, account, type, password_default, password_changed_at } = found
  return {
    sessionId,
    memberId,
    account,
    type,
    passwordChangeRequired: password_default || (passwordExpires && isExpired(password_changed_at)),
  }
}

const PASSWORD_DAYS = 90

/** Only brands that force the change let passwords expire. */
export const isExpired = (changedAt: Date): boolean => Date.now() - changedAt.getTime() > PASSWORD_DAYS * 86_400_000
