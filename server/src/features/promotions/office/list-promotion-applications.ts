import { type PromotionApplication, listPromotionApplications as contract } from '@tucano/contract/promotions/office'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { pageOf } from './pages.ts'

interface Row extends Omit<PromotionApplication, 'at' | 'decidedAt'> {
  at: Date
  decidedAt: Date | null
  micros: string
}

const PAGE = 30

export const listPromotionApplications = ({ db }: Services) =>
  answer(contract, async ({ isDecided, after }) => {
    const { where, order } = pageOf({ table: 'a', isDecided, waiting: 'applying', after })
    const [{ rows }, { rows: counts }] = await Promise.all([
      sql<Row>`
        select a.id::text as "applicationId", a.promotion_id::text as "promotionId", v.definition ->> 'title' as title, a.member_id::text as "memberId", m.account, a.comment,
          (select count(*)::integer from promotions.pictures p where p.application_id = a.id) as pictures, v.definition -> 'reward' as reward, a.state, a.at,
          a.decided_by as "decidedBy", a.decided_at as "decidedAt", a.reason, floor(extract(epoch from ${sql.ref(isDecided ? 'a.decided_at' : 'a.at')}) * 1000000)::text as micros
        from promotions.applications a join member.members m on m.id = a.member_id
        join promotions.entries e on e.promotion_id = a.promotion_id and e.member_id = a.member_id and e.period = a.period
        join promotions.versions v on v.promotion_id = e.promotion_id and v.version = e.version
        where ${where} order by ${order} limit ${PAGE + 1}`.execute(db),
      sql<{ waiting: number }>`select count(*)::integer as waiting from promotions.applications a where a.state = 'applying'`.execute(db),
    ])
    const shown = rows.slice(0, PAGE)
    const last = shown.at(-1)
    return {
      list: shown.map(({ at, decidedAt, micros: _micros, ...row }) => ({
        ...row,
        at: at.getTime(),
        decidedAt: decidedAt?.getTime() ?? null,
      })),
      next: rows.length > PAGE && last ? `${last.micros}.${last.applicationId}` : null,
      waiting: counts[0]!.waiting,
    }
  })
