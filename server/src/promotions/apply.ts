import type { Db } from '@tucano/database'
import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'
import type { Vault } from '#platform/vault'
import { sql } from 'kysely'
import { readClock } from './clock.ts'
import { begin, credit, letClaim, setEntry } from './earn.ts'
import { CAMPAIGN } from './periods.ts'
import { type Promotions, type Refusal, getOwn, refusalFor, refusalOf, refusalToGive } from './promotions.ts'
import type { Version } from './running.ts'

export interface Picture {
  type: string
  bytes: Buffer
}

const COMMENT_MAX = 140

/** The version that a member can apply under now, with so many pictures, or why it cannot. */
async function judge(
  promotions: Promotions,
  { promotionId, memberId, pictures }: { promotionId: bigint; memberId: bigint; pictures: number },
  at: Date,
): Promise<Version | Refusal> {
  const found = await getOwn(promotions, { promotionId, memberId }, at)
  if (!found) return 'promotion.unknown'
  const { own, version, member } = found
  if (member.isClosed) return 'play.closed'
  if (own.status === 'closed') return refusalOf(own)
  if (own.status === 'applying') return 'promotion.waiting'
  if (own.act !== 'apply' || version.definition.kind !== 'application') return 'promotion.state'
  const { pictures: asked } = version.definition
  if (asked === 'none' ? pictures > 0 : asked === 'required' && pictures === 0)
    throw new Fault('request.invalid', { fields: [{ field: 'pictures', problem: asked === 'none' ? 'are not asked for' : 'are missing' }] })
  return version
}

/** Why a member cannot apply now, before any of its pictures is drawn. */
export async function refuseApplying(
  promotions: Promotions,
  of: { promotionId: bigint; memberId: bigint; pictures: number },
): Promise<Refusal | undefined> {
  const judged = await judge(promotions, of, await readClock(promotions.db))
  return typeof judged === 'string' ? judged : undefined
}

/** Puts what a member asks for before an operator. Of many presses at once one is an application. */
export async function apply(
  promotions: Promotions,
  db: Db,
  of: { promotionId: bigint; memberId: bigint; comment: string; pictures: readonly Picture[]; vault: Vault },
  at: Date,
): Promise<Refusal | undefined> {
  const { promotionId, memberId, comment, pictures, vault } = of
  const judged = await judge({ ...promotions, db }, { promotionId, memberId, pictures: pictures.length }, at)
  if (typeof judged === 'string') return judged
  const version = judged
  const entry = { version, memberId, period: CAMPAIGN }
  if (!(await begin(db, entry, { state: 'applying', at })) && !(await beginAgain(db, entry))) return 'promotion.waiting'
  const { id } = await db
    .insertInto('promotions.applications')
    .values({
      promotion_id: promotionId,
      member_id: memberId,
      period: CAMPAIGN,
      comment: comment.trim() === '' ? '' : plainText(comment, 'comment', COMMENT_MAX),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (pictures.length > 0)
    await db
      .insertInto('promotions.pictures')
      .values(pictures.map(({ type, bytes }, index) => ({ application_id: id, number: index + 1, type, sealed: vault.seal(bytes) })))
      .execute()
  return undefined
}

/** The one that was turned down becomes one that waits; another press may have been there first. */
async function beginAgain(db: Db, { version, memberId, period }: { version: Version; memberId: bigint; period: string }): Promise<boolean> {
  const { rows } = await sql`
    update promotions.entries set state = 'applying', version = ${version.version}, reason = null, ended_at = null
    where promotion_id = ${version.promotionId}::bigint and member_id = ${memberId}::bigint and period = ${period} and state = 'rejected' returning period`.execute(
    db,
  )
  return rows.length > 0
}

export interface Application {
  id: bigint
  promotionId: bigint
  memberId: bigint
  period: string
}

/** An application that waits, held until the transaction ends. */
export async function lockApplication(db: Db, id: bigint): Promise<Application | undefined> {
  const { rows } = await sql<Application>`
    select a.id, a.promotion_id as "promotionId", a.member_id as "memberId", a.period from promotions.applications a where a.id = ${id}::bigint and a.state = 'applying' for update`.execute(
    db,
  )
  return rows[0]
}

/** Gives what was applied for, by itself or to be claimed, or says why not. */
export async function decide(
  promotions: Promotions,
  db: Db,
  { id, promotionId, memberId, period }: Application,
  { isApproved, by, reason }: { isApproved: boolean; by: string; reason: string | null },
): Promise<Refusal | undefined> {
  const { versions } = await promotions.versions.read(db)
  const row = await db
    .selectFrom('promotions.entries')
    .select('version')
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .where('period', '=', period)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const version = versions.find((each) => each.promotionId === promotionId && each.version === row.version)!
  const entry = { version, memberId, period }
  const decided = { state: isApproved ? 'issued' : 'rejected', decided_by: by, decided_at: sql<Date>`platform.clock()`, reason }
  await db.updateTable('promotions.applications').set(decided).where('id', '=', id).execute()
  if (!isApproved) {
    await setEntry(db, entry, { state: 'rejected', reason, ended_at: sql<Date>`platform.clock()` })
    return undefined
  }
  if (version.definition.kind !== 'application') return 'promotion.over'
  const closed = await refusalToGive(promotions, db, memberId)
  if (closed) return closed
  const { reward, claim } = version.definition
  if (claim === 'press') {
    await letClaim(db, { ...entry, reward }, await readClock(db))
    return undefined
  }
  const refusal = refusalFor(await credit(db, { ...entry, reward }, promotions.giving, { isAuto: true }))
  // Whoever seems to be somebody else's waits among those.
  return refusal === 'promotion.waiting' ? undefined : refusal
}
