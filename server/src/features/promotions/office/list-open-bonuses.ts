import { listOpenBonuses as contract } from '@tucano/contract/promotions/office'
import { answer } from '#platform/endpoint'
import { readCursor } from '#platform/cursor'
import type { Services } from '#platform/services'
import { sql } from 'kysely'

interface Row {
  grantId: string
  memberId: string
  account: string
  title: string
  state: 'active' | 'waiting'
  amount: string
  required: string
  progress: string
  grantedAt: Date
  expiresAt: Date | null
  micros: string
}

const PAGE = 30

export const listOpenBonuses = ({ db, brand }: Services) =>
  answer(contract, async ({ account: typed, after }) => {
    const account = typed?.trim().toLowerCase() ?? null
    const from = readCursor(after)
    const beyond = from
      ? sql`(b.granted_at, b.id) > (to_timestamp(0) + ${from.micros}::bigint * interval '1 microsecond', ${from.id}::bigint)`
      : sql`true`
    const { rows } = await sql<Row>`
      select b.id::text as "grantId", b.member_id::text as "memberId", m.account, b.title, b.state, b.amount::text, b.required::text, b.progress::text, b.granted_at as "grantedAt",
        b.expires_at as "expiresAt", floor(extract(epoch from b.granted_at) * 1000000)::text as micros
      from betting.bonuses b join member.members m on m.id = b.member_id
      where b.state in ('active', 'waiting') and b.currency = ${brand.currency.code} and (${account}::text is null or m.account = ${account}::text) and ${beyond}
      order by b.granted_at, b.id limit ${PAGE + 1}`.execute(db)
    const shown = rows.slice(0, PAGE)
    const last = shown.at(-1)
    return {
      list: shown.map(({ grantedAt, expiresAt, micros: _micros, ...row }) => ({
        ...row,
        grantedAt: grantedAt.getTime(),
        expiresAt: expiresAt?.getTime() ?? null,
      })),
      next: rows.length > PAGE && last ? `${last.micros}.${last.grantId}` : null,
    }
  })
