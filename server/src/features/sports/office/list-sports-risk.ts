import { listSportsRisk as contract } from '@tucano/contract/sports/office'
import { sql } from 'kysely'
import { answer } from '#platform/endpoint'
import { isMatchClosed, readClosings } from '../board/closings.ts'
import { LIVE_STATES, readEventsByUrn } from '../board/events.ts'
import type { Sports } from '../sports.ts'

const PAGE = 40

interface RiskRow {
  urn: string
  bets: number
  stake: bigint
  exposure: bigint
  now: Date
}

export const listSportsRisk = ({ services, board }: Sports) =>
  answer(contract, async ({ sport, live = false, after = 0 }, { language }) => {
    const { db, brand } = services
    const { rows } = await sql<RiskRow>`
      select e.urn, sum(x.bets)::integer as bets, sum(x.stake)::bigint as stake, sum(greatest(x.exposure, 0))::bigint as exposure, platform.clock() as now
      from (
        select o.event_id, max(o.bets) filter (where o.outcome = '') as bets, max(o.stake) filter (where o.outcome = '') as stake,
          coalesce(max(o.payout) filter (where o.outcome <> ''), 0) - coalesce(max(o.stake) filter (where o.outcome = ''), 0) as exposure
        from sports.exposures o group by o.event_id, o.market_id, o.specifiers
      ) x join sports.events e on e.id = x.event_id
      where x.bets > 0 ${sport === undefined ? sql`` : sql`and e.sport_urn = ${sport}`} ${live ? sql`and e.state = any (${[...LIVE_STATES]}::text[])` : sql``}
      group by e.urn order by exposure desc, e.urn limit ${PAGE + 1} offset ${after}`.execute(db)
    const { rows: totals } = await sql<{ bets: number; stake: bigint; potential: bigint; now: Date }>`
      select count(*)::integer as bets, coalesce(sum(b.stake), 0)::bigint as stake, coalesce(sum(b.potential), 0)::bigint as potential, platform.clock() as now
      from sports.bets b where b.state in ('pending', 'open') and b.currency = ${brand.currency.code}`.execute(db)
    const page = rows.slice(0, PAGE)
    const events = await readEventsByUrn(
      db,
      page.map(({ urn }) => urn),
    )
    const [shown, closings] = await Promise.all([board.rows(events, language), readClosings(db)])
    const { now, bets, stake, potential } = totals[0]!
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
    }
  })
