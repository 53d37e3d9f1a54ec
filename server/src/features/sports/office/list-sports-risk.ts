import type { RequestOf } from '@tucano/contract/endpoint'
import { listSportsRisk as contract } from '@tucano/contract/sports/office'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { answer } from '#platform/endpoint'
import { isMatchClosed, readClosings } from '../board/closings.ts'
import type { Words } from '../board/describe.ts'
import { AHEAD_STATES, LIVE_STATES, readEventsByUrn } from '../board/events.ts'
import { wordIn } from '../board/market.ts'
import type { Sports } from '../sports.ts'

const PAGE = 40

interface RiskRow {
  urn: string
  bets: number
  stake: bigint
  exposure: bigint
}

interface SportRow {
  sport: string
  name: Words
  matches: number
  exposure: bigint
}

type Asked = Pick<RequestOf<typeof contract>, 'sport' | 'league' | 'when'>

/** What each match that is asked for can cost: of each of its markets the worst. */
const worst = ({ sport, league, when }: Asked) => sql`
  select e.id, e.urn, e.sport_urn, sum(x.bets)::integer as bets, sum(x.stake)::bigint as stake, sum(greatest(x.exposure, 0))::bigint as exposure
  from (
    select o.event_id, max(o.bets) filter (where o.outcome = '') as bets, max(o.stake) filter (where o.outcome = '') as stake,
      coalesce(max(o.payout) filter (where o.outcome <> ''), 0) - coalesce(max(o.stake) filter (where o.outcome = ''), 0) as exposure
    from sports.exposures o group by o.event_id, o.market_id, o.specifiers
  ) x join sports.events e on e.id = x.event_id
  where x.bets > 0 ${sport === undefined ? sql`` : sql`and e.sport_urn = ${sport}`} ${league === undefined ? sql`` : sql`and e.tournament_urn = ${league}`}
    ${when === undefined ? sql`` : sql`and e.state = any (${[...(when === 'live' ? LIVE_STATES : AHEAD_STATES)]}::text[])`}
  group by e.id`

async function readTotal(db: Db, currency: string): Promise<{ bets: number; stake: bigint; potential: bigint; now: Date }> {
  const { rows } = await sql<{ bets: number; stake: bigint; potential: bigint; now: Date }>`
    select count(*)::integer as bets, coalesce(sum(b.stake), 0)::bigint as stake, coalesce(sum(b.potential), 0)::bigint as potential, platform.clock() as now
    from sports.bets b where b.state in ('pending', 'open') and b.currency = ${currency}`.execute(db)
  return rows[0]!
}

async function readBySport(db: Db, asked: Asked): Promise<SportRow[]> {
  const { rows } = await sql<SportRow>`
    select w.sport_urn as sport, jsonb_build_object('pt', coalesce(max(n.name_pt), w.sport_urn), 'en', coalesce(max(n.name_en), w.sport_urn)) as name, count(*)::integer as matches,
      sum(w.exposure)::bigint as exposure
    from (${worst(asked)}) w left join sports.names n on n.urn = w.sport_urn group by w.sport_urn order by exposure desc, w.sport_urn`.execute(
    db,
  )
  return rows
}

export const listSportsRisk = ({ services, board }: Sports) =>
  answer(contract, async ({ after = 0, ...asked }, { language }) => {
    const { db, brand } = services
    const [{ rows }, total, bySport] = await Promise.all([
      sql<RiskRow>`select w.urn, w.bets, w.stake, w.exposure from (${worst(asked)}) w order by w.exposure desc, w.urn limit ${PAGE + 1} offset ${after}`.execute(
        db,
      ),
      readTotal(db, brand.currency.code),
      readBySport(db, asked),
    ])
    const page = rows.slice(0, PAGE)
    const events = await readEventsByUrn(
      db,
      page.map(({ urn }) => urn),
    )
    const [shown, closings] = await Promise.all([board.rows(events, language), readClosings(db)])
    const { now, bets, stake, potential } = total
    return {
      now: now.getTime(),
      list: page.flatMap((row) => {
        const match = shown.find(({ event }) => event === row.urn)
        const event = events.find(({ urn }) => urn === row.urn)
        if (!match || !event) return []
        return [
          { match, bets: row.bets, stake: String(row.stake), exposure: String(row.exposure), isOpen: !isMatchClosed(closings, event) },
        ]
      }),
      next: rows.length > PAGE ? after + PAGE : null,
      total: { bets, stake: String(stake), potential: String(potential) },
      bySport: bySport.map(({ name, exposure, ...row }) => ({ ...row, name: wordIn(name, language), exposure: String(exposure) })),
    }
  })
