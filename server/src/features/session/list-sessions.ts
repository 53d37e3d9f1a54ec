import * as contract from '@tucano/contract/session'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'

const SHOWN = 20

export const listSessions = ({ db }: House) =>
  answer(contract.listSessions, async (_request, { member }) => {
    const rows = await db
      .selectFrom('session.sessions')
      .select(['id', 'device', 'ip', 'country', 'way', 'created_at', 'seen_at', 'ended_at', 'ended_why'])
      .where('member_id', '=', member.memberId)
      .orderBy((order) => order.case().when('ended_at', 'is', null).then(0).else(1).end())
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute()
    return {
      sessions: rows.map(({ id, device, ip, country, way, created_at, seen_at, ended_at, ended_why }) => ({
        id: String(id),
        current: id === member.sessionId,
        device,
        ip,
        country,
        way,
        openedAt: created_at.getTime(),
        seenAt: seen_at.getTime(),
        endedAt: ended_at?.getTime() ?? null,
        endedWhy: ended_why,
      })),
    }
  })
