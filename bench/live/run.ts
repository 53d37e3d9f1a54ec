// The figures of live tables: `npm run bench:live`. A short share: `-- --short`; some of it: `-- --only bets,settle,pages,tables,table-page`; fewer of everybody: `-- --members 2000`; all tables for so long: `-- --minutes 60`.
import { parseArgs } from 'node:util'
import { type Figure, tableOf } from '../sports/figure.ts'
import { measureLastSecond, measureSettling, openMembers } from './bets.ts'
import { type LiveSite, newTokens, openLiveSite } from './site.ts'
import { measureTablePages } from './table-page.ts'
import { measureTables } from './tables.ts'
import { measureComingBack, measureDeliveries, measureEvents, openVisitors } from './watch.ts'

const PARTS = ['bets', 'settle', 'pages', 'tables', 'table-page'] as const
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', default: PARTS.join() },
    minutes: { type: 'string', default: '60' },
    members: { type: 'string', default: '5000' },
  },
})
const wanted = new Set(values.only.split(','))
const unknown = [...wanted].filter((one) => !(PARTS as readonly string[]).includes(one))
if (unknown.length > 0) throw new Error(`no part is called ${unknown.join()}: there are ${PARTS.join(', ')}`)
/** The whole, or as little as tells that it works. */
const or = (whole: number, short: number): number => (values.short ? short : whole)

const MEMBERS = or(Number(values.members), 200)
const PAGES = 2 * MEMBERS
const figures: Figure[] = []
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const note = (found: readonly Figure[]): void => {
  figures.push(...found)
  say(`${tableOf(found)}\n`)
}

async function measurePages(site: LiveSite): Promise<void> {
  const [one, other] = (await newTokens(site, MEMBERS + 1, 2)) as [string, string]
  note(await measureEvents(site, { pages: MEMBERS, events: or(8, 3), token: one, others: other }))
  note(await measureDeliveries(site, { token: one, forSeconds: 10 }))
  note(await openVisitors(site, { open: MEMBERS, pages: PAGES }))
  note(await measureComingBack(site, or(1000, 100)))
}

if (['bets', 'settle', 'pages', 'tables'].some((part) => wanted.has(part))) {
  say('books and a server are opened')
  const site = await openLiveSite(MEMBERS + 2)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void site.stop().finally(() => process.exit(1)))
  try {
    if (['bets', 'settle', 'pages'].some((part) => wanted.has(part))) say(`${await openMembers(site, MEMBERS)} members look at one table`)
    if (wanted.has('bets')) note(await measureLastSecond(site, Math.min(or(2000, 100), MEMBERS)))
    if (wanted.has('settle')) note(await measureSettling(site, MEMBERS))
    if (wanted.has('pages')) await measurePages(site)
    await site.ask(() => ({ do: 'close' }))
    if (wanted.has('tables')) note(await measureTables(site, values.short ? 60 : Number(values.minutes) * 60))
  } finally {
    await site.stop()
  }
}
if (wanted.has('table-page')) note(await measureTablePages({ visits: or(5, 1), tables: or(6, 1) }))

const missed = figures.filter(({ isMet }) => isMet === false).length
say(`\n${tableOf(figures)}\n\n${figures.filter(({ isMet }) => isMet).length} met, ${missed} missed`)
process.exit()
