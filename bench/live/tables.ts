// All tables at once, for as long as they are given: rounds that were void, and how long what happens between bets and result took.
import { setTimeout as pause } from 'node:timers/promises'
import { liveTables } from '@tucano/live'
import { type Figure, seconds } from '../sports/figure.ts'
import type { LiveSite } from './site.ts'

/** The beacon's round comes so long after the close: what is not sealed by then is void. */
const SEALED_MS = 6000
/** After its result has been shown, the next round opens within so long. */
const NEXT_MS = 2000

interface Rounds {
  tables: number
  rounds: number
  voids: number
  sealedMs: number
  sealedMostMs: number
  nextMs: number
  nextMostMs: number
}

const READ = `
  with played as (
    select r.table_code, r.number, d.void_reason, d.is_over, e.opens_at, d.closes_at, d.sealed_at, d.told_at, s.shown_ms,
      lead(e.opens_at) over (partition by r.table_code order by r.number) as next_at
    from live.rounds r join draws.draws d on d.event_id = r.event_id join betting.events e on e.id = r.event_id
    join unnest($2::text[], $3::integer[]) s(code, shown_ms) on s.code = r.table_code where e.opens_at >= $1
  ),
  waits as (
    select *, extract(epoch from sealed_at - closes_at) * 1000 as sealed_ms, extract(epoch from next_at - told_at) * 1000 - shown_ms as next_ms from played where is_over
  )
  select count(distinct table_code)::integer as tables, count(*)::integer as rounds, count(void_reason)::integer as voids,
    percentile_cont(0.99) within group (order by sealed_ms)::float as "sealedMs", max(sealed_ms)::float as "sealedMostMs",
    percentile_cont(0.99) within group (order by next_ms)::float as "nextMs", max(next_ms)::float as "nextMostMs" from waits`

export async function measureTables({ books: { owner } }: LiveSite, forSeconds: number): Promise<Figure[]> {
  const from = new Date()
  await pause(forSeconds * 1000)
  const codes = liveTables.map(({ code }) => code)
  const shown = liveTables.map(({ resultMs }) => resultMs)
  const found = (await owner.query<Rounds>(READ, [from, codes, shown])).rows[0]!
  return [
    {
      what: `rounds of ${found.tables} tables in ${(forSeconds / 60).toFixed(1)} min that were void or sealed too late`,
      figure: `${found.voids} of ${found.rounds}; sealed p99 ${seconds(found.sealedMs)}, at most ${seconds(found.sealedMostMs)} after the close`,
      asked: 'none',
      isMet: found.voids === 0 && found.sealedMostMs < SEALED_MS && found.rounds > 0,
    },
    {
      what: 'a next round after the result was shown',
      figure: `p99 ${seconds(found.nextMs)}, at most ${seconds(found.nextMostMs)}`,
      asked: seconds(NEXT_MS),
      isMet: found.nextMostMs <= NEXT_MS,
    },
  ]
}
