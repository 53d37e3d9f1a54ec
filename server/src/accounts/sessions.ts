import { sessionEnded } from '@tucano/contract/session'
import type { Db } from '@tucano/database'
import type { Caller, SignedIn } from '#platform/endpoint'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'
import { deviceName } from './devices.ts'
import { isPasswordOld } from './members.ts'
import { hashToken, newToken } from './token.ts'

const IDLE_MINUTES = 30
const ABSOLUTE_HOURS = 12
/** Being seen is written down this seldom, so that a busy page does not rewrite the row at every call. */
const SEEN_EVERY_SECONDS = 30

/** How a session came about. Who entered by one of the first two has shown the password. */
const passwordWays = ['username', 'register'] as const
export const isPasswordWay = (way: string): boolean => (passwordWays as readonly string[]).includes(way)
export type Way = (typeof passwordWays)[number] | 'sms' | 'google' | 'facebook' | 'firebase' | 'trial'

interface Opening {
  memberId: bigint
  way: Way
  /** Older sessions of the member end. */
  single: boolean
  /** The browser's token, when it came in by the door: it is trusted from now on, and the login stands in the history. */
  browser?: string
}

/** Opens a session and returns its token, of which only the hash is kept. */
export async function openSession(
  db: Db,
  { ip, country, userAgent, network }: Pick<Caller, 'ip' | 'country' | 'userAgent' | 'network'>,
  { memberId, way, single, browser }: Opening,
): Promise<{ token: string; firstTime: boolean }> {
  const token = newToken()
  const seen = browser === undefined ? null : hashToken(browser)
  const { rows } = await sql<{ firstTime: boolean }>`
    select session.open_session(${memberId}, ${hashToken(token)}, ${way}, ${single}, ${ip}, ${country}, ${deviceName(userAgent)},
      ${seen}, ${network}) as "firstTime"`.execute(db)
  for (const reader of readers) reader.forget(memberId)
  return { token, firstTime: rows[0]!.firstTime }
}

export type EndedWhy = 'logout' | 'replaced' | 'revoked' | 'idle' | 'expired'

/** Ends open sessions of a member: one, all, or all but one. Their pages are told. Returns how many there were. */
export async function endSessions(
  db: Db,
  memberId: bigint,
  why: EndedWhy,
  { only, except }: { only?: bigint; except?: bigint } = {},
): Promise<number> {
  let ending = db
    .updateTable('session.sessions')
    .set({ ended_at: sql`clock_timestamp()`, ended_why: why })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
  if (only !== undefined) ending = ending.where('id', '=', only)
  if (except !== undefined) ending = ending.where('id', '<>', except)
  const ended = await ending.returning('id').execute()
  for (const { id } of ended) await publish(db, sessionEnded, { sessionId: String(id), why }, memberId)
  // Here at once; other processes hear of it after the commit.
  for (const reader of readers) reader.forget(memberId)
  return ended.length
}

/** Sessions that nobody used for half an hour, or that are half a day old, are over already; this writes it down. */
export async function sweepSessions(db: Db): Promise<void> {
  const { rows } = await sql<{ id: bigint; member_id: bigint; why: 'idle' | 'expired' }>`
    select id, member_id, case when created_at <= clock_timestamp() - make_interval(hours => ${ABSOLUTE_HOURS}) then 'expired' else 'idle' end as why
    from session.sessions where ended_at is null and (seen_at <= clock_timestamp() - make_interval(mins => ${IDLE_MINUTES})
      or created_at <= clock_timestamp() - make_interval(hours => ${ABSOLUTE_HOURS})) limit 1000`.execute(db)
  for (const { id, member_id, why } of rows) await db.transaction().execute((trx) => endSessions(trx, member_id, why, { only: id }))
}

/** The member of a token, if its session is open, was used within half an hour, and is younger than half a day. */
async function readSession(db: Db, token: string, passwordExpires: boolean): Promise<SignedIn | undefined> {
  const found = await db
    .selectFrom('session.sessions as s')
    .innerJoin('member.members as m', 'm.id', 's.member_id')
    .select(['s.id as sessionId', 's.way', 'm.id as memberId', 'm.account', 'm.type', 'm.password_default'])
    .select(isPasswordOld('m.password_changed_at').as('passwordOld'))
    .select(sql<boolean>`s.seen_at < clock_timestamp() - make_interval(secs => ${SEEN_EVERY_SECONDS})`.as('stale'))
    .select(sql<boolean>`coalesce(m.excluded_until > platform.clock(), false)`.as('excluded'))
    .where('s.token_hash', '=', hashToken(token))
    .where('s.ended_at', 'is', null)
    .where('m.status', '=', 'active')
    .where(sql<boolean>`s.seen_at > clock_timestamp() - make_interval(mins => ${IDLE_MINUTES})`)
    .where(sql<boolean>`s.created_at > clock_timestamp() - make_interval(hours => ${ABSOLUTE_HOURS})`)
    .where(sql<boolean>`coalesce(m.trial_until > clock_timestamp(), true)`)
    .executeTakeFirst()
  if (!found) return undefined
  if (found.stale)
    await db
      .updateTable('session.sessions')
      .set({ seen_at: sql`clock_timestamp()` })
      .where('id', '=', found.sessionId)
      .execute()
  const { sessionId, memberId, account, type, way, password_default, passwordOld, excluded } = found
  const byPassword = isPasswordWay(way)
  return {
    sessionId,
    memberId,
    account,
    type,
    excluded,
    passwordChangeRequired: byPassword && (password_default || (passwordExpires && passwordOld)),
  }
}

/** What ends a session is heard of at once, in every process: this is for a word that was lost, and for hours that are over. */
const REMEMBERED_MS = 10_000
const REMEMBERED_MAX = 50_000

const readers = new Set<SessionReader>()

interface CachedSession {
  member: Promise<SignedIn | undefined>
  /** Known once it has been read. */
  memberId?: bigint
  until: number
}

/** Knows who calls. What was read is remembered for seconds, and forgotten when a session of the member ends or the account changes. */
export class SessionReader {
  #read: (token: string) => Promise<SignedIn | undefined>
  #remembered = new Map<string, CachedSession>()

  constructor(db: Db, passwordExpires: boolean) {
    this.#read = (token) => readSession(db, token, passwordExpires)
    readers.add(this)
  }

  read(token: string): Promise<SignedIn | undefined> {
    if (token.length !== 43) return Promise.resolve(undefined)
    const now = performance.now()
    const known = this.#remembered.get(token)
    if (known && known.until > now) return known.member
    const read: CachedSession = { member: this.#read(token), until: now + REMEMBERED_MS }
    if (this.#remembered.size >= REMEMBERED_MAX) this.#remembered.clear()
    this.#remembered.set(token, read)
    void this.#learn(token, read)
    return read.member
  }

  /** What is being read at this moment may be of the member, and is read again as well. */
  forget(memberId: bigint): void {
    for (const [token, known] of this.#remembered)
      if (known.memberId === undefined || known.memberId === memberId) this.#remembered.delete(token)
  }

  close(): void {
    readers.delete(this)
  }

  /** Trouble with the database is nobody's session, and nobody's token may be somebody's soon: both are asked again at once. */
  async #learn(token: string, read: CachedSession): Promise<void> {
    const member = await read.member.catch(() => undefined)
    if (member) read.memberId = member.memberId
    else if (this.#remembered.get(token) === read) this.#remembered.delete(token)
  }
}
