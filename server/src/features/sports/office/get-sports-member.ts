import { getSportsMember as contract } from '@tucano/contract/sports/office-limits'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { lookAtMember } from '#journal/look-at-member'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Words } from '../board/describe.ts'
import { wordIn } from '../board/market.ts'
import type { Sports } from '../sports.ts'
import { matchWords } from './match-words.ts'
import { readMember } from './member-rows.ts'

const LISTED = 50

interface LateRow {
  event: string
  name: Words
  sport: string
  isVirtual: boolean
  startsAt: Date | null
  liveBets: number
  late: number
  stake: bigint
}

/** Matches that a member had live bets on. A bet on several counts on each. */
async function readMatches(db: Db, memberId: bigint): Promise<LateRow[]> {
  const { rows } = await sql<LateRow>`
    select e.urn as event, ${matchWords} as name, e.sport_urn as sport, e.is_virtual as "isVirtual", e.starts_at as "startsAt", x.bets as "liveBets", x.late, x.stake
    from (
      select l.event_id, count(*)::integer as bets, (count(*) filter (where b.is_late))::integer as late, sum(b.stake)::bigint as stake
      from sports.bets b cross join lateral (select distinct o.event_id from sports.legs o where o.bet_id = b.id) l
      where b.member_id = ${memberId}::bigint and b.is_live and b.is_late is not null and b.accepted_at > platform.clock() - interval '30 days' group by l.event_id
    ) x join sports.events e on e.id = x.event_id left join sports.names nh on nh.urn = e.home_urn left join sports.names na on na.urn = e.away_urn
    order by x.late desc, x.bets desc, e.id desc limit ${LISTED}`.execute(db)
  return rows
}

export const getSportsMember = ({ services: { db } }: Sports) =>
  answer(contract, async ({ memberId: asked }, { operator, language }) => {
    const { memberId } = await lookAtMember(db, operator, asked)
    const member = await readMember(db, memberId)
    if (!member) throw new Fault('member.unknown')
    return {
      member,
      matches: (await readMatches(db, memberId)).map(({ name, startsAt, stake, ...row }) => ({
        ...row,
        name: wordIn(name, language),
        startsAt: startsAt?.getTime() ?? null,
        stake: String(stake),
      })),
    }
  })
