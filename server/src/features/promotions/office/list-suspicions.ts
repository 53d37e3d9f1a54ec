import { type Suspicion, listSuspicions as contract } from '@tucano/contract/promotions/office'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { pageOf } from './pages.ts'

interface Row extends Omit<Suspicion, 'at' | 'decidedAt'> {
  at: Date
  decidedAt: Date | null
  micros: string
}

const PAGE = 30

export const listSuspicions = ({ db }: Services) =>
  answer(contract, async ({ isDecided, after }) => {
    const { where, order } = pageOf({ table: 's', isDecided, waiting: 'waiting', after })
    const [{ rows }, { rows: counts }] = await Promise.all([
      sql<Row>`
        select s.id::text as "suspicionId", s.member_id::text as "memberId", m.account, s.promotion_id::text as "promotionId", v.definition ->> 'title' as title, e.reward, s.reasons, s.state, s.at,
          s.decided_by as "decidedBy", s.decided_at as "decidedAt", s.reason, floor(extract(epoch from ${sql.ref(isDecided ? 's.decided_at' : 's.at')}) * 1000000)::text as micros
        from promotions.suspicions s join member.members m on m.id = s.member_id
        join promotions.entries e on e.promotion_id = s.promotion_id and e.member_id = s.member_id and e.period = s.period
        join promotions.versions v on v.promotion_id = e.promotion_id and v.version = e.version
        where ${where} order by ${order} limit ${PAGE + 1}`.execute(db),
      sql<{ waiting: number }>`select count(*)::integer as waiting from promotions.suspicions s where s.state = 'waiting'`.execute(db),
    ])
    const shown = rows.slice(0, PAGE)
    const last = shown.at(-1)
    return {
      list: shown.map(({ at, decidedAt, micros: _micros, ...row }) => ({
        ...row,
        at: at.getTime(),
        decidedAt: decidedAt?.getTime() ?? null,
      })),
      next: rows.length > PAGE && last ? `${last.micros}.${last.suspicionId}` : null,
      waiting: counts[0]!.waiting,
    }
  })
