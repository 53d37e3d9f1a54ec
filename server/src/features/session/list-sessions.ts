import * as contract from '@tucano/contract/session'
import type { Db } from '@tucano/database'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

const SHOWN = 20

export const listSessions = ({ db }: Services) =>
  answer(contract.listSessions, async (_request, { member }) => {
    const sessions = await readSessions(db, member.memberId)
    return { sessions: sessions.map((session) => ({ ...session, current: session.id === String(member.sessionId) })) }
  })

/** A member's sessions, those that are open first. */
export async function readSessions(db: Db, memberId: bigint) {
  const rows = await db
    .selectFrom('session.sessions')
    .select(['id', 'device', 'ip', 'country', 'way', 'created_at', 'seen_at', 'ended_at', 'ended_why'])
    .where('member_id', '=', memberId)
    .orderBy((order) => order.case().when('ended_at', 'is', null).then(0).else(1).end())
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ id, device, ip, country, way, created_at, seen_at, ended_at, ended_why }) => ({
    id: String(id),
    device,
    ip,
    country,
    way,
    openedAt: created_at.getTime(),
    seenAt: seen_at.getTime(),
    endedAt: ended_at?.getTime() ?? null,
    endedWhy: ended_why,
  }))
}
