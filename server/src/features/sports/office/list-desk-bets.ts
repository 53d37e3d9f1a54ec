import { type DeskBet, listDeskBets as contract } from '@tucano/contract/sports/office'
import type { RequestOf } from '@tucano/contract/endpoint'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { lookAtMember } from '#journal/look-at-member'
import { readCursor } from '#platform/cursor'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { readBets } from '../bets/read-bets.ts'
import { showBet } from '../bets/show-bet.ts'
import { eventOf } from '../get-match.ts'
import type { Sports } from '../sports.ts'

const PAGE = 25
type Asked = Omit<RequestOf<typeof contract>, 'event'> & { eventId: bigint | undefined }

interface Found {
  id: string
  account: string
  isLate: boolean | null
  riseBp: number | null
  micros: string
}

async function find(db: Db, { eventId, market, specifiers, outcome, memberId, state, scored, before }: Asked): Promise<Found[]> {
  const at = readCursor(before)
  const { rows } = await sql<Found>`
    select b.id, m.account, b.is_late as "isLate", b.rise_bp as "riseBp", floor(extract(epoch from b.placed_at) * 1000000)::text as micros
    from sports.bets b join member.members m on m.id = b.member_id
    where true
      ${state === undefined ? sql`` : state === 'open' ? sql`and b.state in ('pending', 'open')` : sql`and b.state in ('settled', 'void', 'refused')`}
      ${memberId === undefined ? sql`` : sql`and b.member_id = ${memberId}::bigint`}
      ${scored ? sql`and b.is_live and b.is_late is not null and b.accepted_at > platform.clock() - interval '30 days'` : sql``}
      ${
        eventId === undefined
          ? sql``
          : sql`and b.id in (
        select l.bet_id from sports.legs l where l.event_id = ${eventId}::bigint ${market === undefined ? sql`` : sql`and l.market_id = ${market}`}
          ${specifiers === undefined ? sql`` : sql`and l.specifiers = ${specifiers}`} ${outcome === undefined ? sql`` : sql`and l.outcome = ${outcome}`}
      )`
      }
      ${at ? sql`and (b.placed_at, b.id) < (to_timestamp(0) + ${at.micros}::bigint * interval '1 microsecond', ${at.id}::uuid)` : sql``}
    order by b.placed_at desc, b.id desc limit ${PAGE + 1}`.execute(db)
  return rows
}

export const listDeskBets = ({ services: { db }, board }: Sports) =>
  answer(contract, async ({ event, ...asked }, { operator, language }) => {
    if (event === undefined && asked.memberId === undefined)
      throw new Fault('request.invalid', { fields: [{ field: 'event', problem: 'a match or a member is to be named' }] })
    if (asked.memberId !== undefined) await lookAtMember(db, operator, asked.memberId)
    const found = await find(db, { ...asked, eventId: event === undefined ? undefined : (await eventOf(db, event)).id })
    const page = found.slice(0, PAGE)
    const [rows, describe] = await Promise.all([
      readBets(
        db,
        page.map(({ id }) => id),
      ),
      board.descriptions.read(),
    ])
    const byId = new Map(rows.map((row) => [row.id, row]))
    const last = page.at(-1)
    return {
      list: page.flatMap(({ id, account, isLate, riseBp }): DeskBet[] => {
        const row = byId.get(id)
        if (!row) return []
        return [{ memberId: String(row.memberId), account, isLive: row.isLive, isLate, riseBp, bet: showBet(row, { describe, language }) }]
      }),
      next: found.length > PAGE && last ? `${last.micros}.${last.id}` : null,
    }
  })
