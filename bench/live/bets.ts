// Bets of thousands at one table: in its last second, and settled after its draw.
import { setTimeout as pause } from 'node:timers/promises'
import { type Figure, at, seconds, spread } from '../sports/figure.ts'
import { reconcile } from '../../server/src/betting/books.ts'
import type { Answered } from './orders.ts'
import { type LiveSite, SeenTable, newTokens } from './site.ts'

const BET_MS = 150
const SETTLED_MS = 1500
const LAST_MS = 1000
/** The page's countdown ends so long before the close. */
const EARLY_MS = 150
const TABLE = 'roleta-leme'
export const ROOM = `live:${TABLE}`
const CHIPS = { 'colour-red': '100', 'straight-17': '100' }
const LOOK_MS = 5

const addUp = (all: readonly Answered[]): Answered => {
  const codes: Record<string, number> = {}
  for (const one of all) for (const [code, many] of Object.entries(one.codes)) codes[code] = (codes[code] ?? 0) + many
  return { took: all.flatMap(({ took }) => took), codes }
}

/** Pages of members at the table, shared out among the processes. */
export async function openMembers(site: LiveSite, many: number): Promise<number> {
  const tokens = await newTokens(site, 1, many)
  const half = Math.ceil(many / 2)
  const opened = await site.ask<number>((n) => ({
    do: 'open',
    port: site.port,
    room: ROOM,
    tokens: tokens.slice(n * half, (n + 1) * half),
    from: n * 1000,
  }))
  return opened.reduce((sum, one) => sum + one, 0)
}

async function betAll(site: LiveSite, { fromMs, forMs, bets }: { fromMs: number; forMs: number; bets: number }): Promise<Answered> {
  const half = bets / 2
  return addUp(await site.ask<Answered>(() => ({ do: 'bet', room: ROOM, chips: CHIPS, fromMs, forMs, bets: half })))
}

const refusals = ({ codes }: Answered): string =>
  Object.entries(codes)
    .filter(([code]) => code !== 'taken')
    .map(([code, many]) => `, ${many} ${code}`)
    .join('')

export async function measureLastSecond(site: LiveSite, bets: number): Promise<Figure[]> {
  const table = await SeenTable.open(site.port, ROOM)
  const { closesAtMs } = await table.opened()
  const answered = await betAll(site, { fromMs: closesAtMs - LAST_MS, forMs: LAST_MS - EARLY_MS, bets })
  table.close()
  const taken = answered.codes['taken'] ?? 0
  return [
    {
      what: `${bets} bets of ${bets} members in the last second of a table, from the press to the answer`,
      figure: `${spread(answered.took)}; ${taken} taken${refusals(answered)}`,
      asked: `all, p99 ${BET_MS} ms`,
      isMet: taken === bets && at(answered.took, 0.99) <= BET_MS,
    },
  ]
}

export async function measureSettling(site: LiveSite, slips: number): Promise<Figure[]> {
  const { db, owner } = site.books
  const table = await SeenTable.open(site.port, ROOM)
  const { closesAtMs, drawId } = await table.opened()
  const forMs = closesAtMs - Date.now() - 2500
  const answered = await betAll(site, { fromMs: Date.now() + 500, forMs, bets: slips })
  const over = `select d.is_over as over, extract(epoch from platform.clock() - d.told_at) * 1000 as ms from draws.draws d where d.event_id = $1`
  let ms = Number.NaN
  for (;;) {
    const { rows } = await owner.query<{ over: boolean; ms: string | null }>(over, [drawId])
    ms = Number(rows[0]!.ms)
    if (rows[0]!.over) break
    await pause(LOOK_MS)
  }
  await table.until(({ phase, round, drawId: now }) => now !== drawId || phase === 'result' || round === 0)
  table.close()
  const { rows } = await owner.query<{ bets: number; settled: number }>(
    `select count(*)::integer as bets, count(*) filter (where b.state = 'settled' and b.version = 2)::integer as settled from betting.bets b where b.event_id = $1`,
    [drawId],
  )
  const { bets, settled } = rows[0]!
  const differences = await reconcile(db)
  const taken = answered.codes['taken'] ?? 0
  return [
    {
      what: `${slips} slips of a round settled, after the draw`,
      figure: `${seconds(ms)}; placed over ${seconds(forMs)}, ${spread(answered.took)}${refusals(answered)}`,
      asked: seconds(SETTLED_MS),
      isMet: bets === slips && ms <= SETTLED_MS,
    },
    {
      what: 'each of them settled once, and the books agree',
      figure: `${settled} of ${taken}, ${differences.length} differences`,
      asked: 'all',
      isMet: settled === taken && bets === taken && differences.length === 0,
    },
  ]
}
