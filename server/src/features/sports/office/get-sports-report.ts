import { getSportsReport as contract } from '@tucano/contract/sports/office-limits'
import { type RawBuilder, sql } from 'kysely'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Sports } from '../sports.ts'

interface ReportRow {
  key: string
  name: string
  bets: number
  stake: bigint
  paid: bigint
  returnBp: number | null
}

/** By what lines are made, and what each is called; `name` is the column of the language. */
const keysIn = (name: string): Record<'sport' | 'league' | 'market', { key: RawBuilder<unknown>; name: RawBuilder<unknown> }> => ({
  sport: { key: sql`e.sport_urn`, name: sql`coalesce(ns.${sql.ref(name)}, e.sport_urn)` },
  league: { key: sql`coalesce(e.tournament_urn, '')`, name: sql`coalesce(nt.${sql.ref(name)}, e.tournament_urn, '')` },
  market: {
    key: sql`l.market_id::text`,
    name: sql`coalesce((select d.${sql.ref(name)} from sports.descriptions d where d.market_id = l.market_id order by d.variant limit 1), l.market_id::text)`,
  },
})
const DAYS_MAX = 366
const DAY_MS = 86_400_000

/** A bet of several selections counts on each with its share. */
export const getSportsReport = ({ services }: Sports) =>
  answer(contract, async ({ from, to, by }, { language }) => {
    const { db, brand } = services
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
    if (days < 0 || days > DAYS_MAX) throw new Fault('request.invalid', { fields: [{ field: 'to', problem: `at most ${DAYS_MAX} days` }] })
    const zone = brand.timeZone
    const keys = keysIn(language === 'EN' ? 'name_en' : 'name_pt')
    const within = sql`b.state = 'settled' and b.currency = ${brand.currency.code} and b.settled_at >= ${from}::date::timestamp at time zone ${zone} and b.settled_at < (${to}::date + 1)::timestamp at time zone ${zone}`
    const sums = sql`sum(x.stake * x.share)::bigint as stake, sum(x.payout * x.share)::bigint as paid, (sum(x.return_bp * x.stake * x.share) / nullif(sum(x.stake * x.share), 0))::float8 as "returnBp"`
    const { rows } =
      by === 'day'
        ? await sql<ReportRow>`
            select x.key, x.key as name, count(*)::integer as bets, ${sums}
            from (select to_char(b.settled_at at time zone ${zone}, 'YYYY-MM-DD') as key, b.stake, b.payout, b.return_bp, 1.0 as share from sports.bets b where ${within}) x group by x.key order by x.key`.execute(
            db,
          )
        : await sql<ReportRow>`
            select x.key, min(x.name) as name, count(distinct x.id)::integer as bets, ${sums}
            from (
              select b.id, ${keys[by].key} as key, ${keys[by].name} as name, b.stake, b.payout, b.return_bp, 1.0 / count(*) over (partition by b.id) as share
              from sports.bets b join sports.legs l on l.bet_id = b.id join sports.events e on e.id = l.event_id left join sports.names ns on ns.urn = e.sport_urn left join sports.names nt on nt.urn = e.tournament_urn
              where ${within}
            ) x group by x.key order by stake desc, x.key`.execute(db)
    return {
      list: rows.map(({ stake, paid, returnBp, ...row }) => ({
        ...row,
        stake: String(stake),
        paid: String(paid),
        net: String(stake - paid),
        holdBp: stake > 0n ? Number(((stake - paid) * 10_000n) / stake) : null,
        marginBp: returnBp === null ? null : Math.round(10_000 - returnBp),
      })),
    }
  })
