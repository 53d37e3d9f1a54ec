// The figures of sports: `npm run bench:sports`. A short share: `-- --short`; some of it: `-- --only feed,pages,place,settle,reprice,outage,match-page`.
import { parseArgs } from 'node:util'
import { tpcB } from '../ledger/rivals.ts'
import { type Figure, tableOf } from './figure.ts'
import { measureFeed } from './follow-feed.ts'
import { measureMatchPage } from './match-page.ts'
import { openMatches } from './matches.ts'
import { measureOutages } from './outage.ts'
import { measurePlacing } from './place.ts'
import { measureRepricing } from './reprice.ts'
import { measureKilled, measureSettling } from './settle.ts'
import { type SportsSite, openSportsSite } from './site.ts'
import { measurePages } from './watch.ts'

const PARTS = ['reprice', 'feed', 'pages', 'outage', 'place', 'settle', 'match-page'] as const
const { values } = parseArgs({ options: { short: { type: 'boolean', default: false }, only: { type: 'string', default: PARTS.join() } } })
const wanted = new Set(values.only.split(','))
const unknown = [...wanted].filter((one) => !(PARTS as readonly string[]).includes(one))
if (unknown.length > 0) throw new Error(`no part is called ${unknown.join()}: there are ${PARTS.join(', ')}`)
/** The whole, or as little as tells that it works. */
const or = (whole: number, short: number): number => (values.short ? short : whole)

const STEADY = 1500
const BURST = 5000
const figures: Figure[] = []
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const note = (found: readonly Figure[]): void => {
  figures.push(...found)
  say(`${tableOf(found)}\n`)
}

function measureReprice(): void {
  const matches = openMatches()
  try {
    note(measureRepricing(matches, { states: or(300, 25), matches: or(4, 1) }))
  } finally {
    matches.close()
  }
}

/** With a site of its own, one after the other: each begins with what the feed had said at first. */
async function measureSite(site: SportsSite): Promise<void> {
  let machine: number | undefined
  const parts: [string, () => Promise<readonly Figure[]>][] = [
    ['feed', async () => [await measureFeed(site, { perSecond: STEADY, forSeconds: or(60, 4) })]],
    ['feed', async () => [await measureFeed(site, { perSecond: BURST, forSeconds: or(10, 2) })]],
    ['pages', () => measurePages(site, { many: or(2000, 100), forSeconds: or(20, 4) })],
    ['outage', () => measureOutages(site, { many: or(2000, 100), turns: or(5, 1) })],
    [
      'place',
      async () => {
        const placed = await measurePlacing(site, { players: or(512, 64), forSeconds: or(10, 2) })
        machine = placed.tpcB
        return placed.figures
      },
    ],
    ['settle', () => measureSettling(site, or(10_000, 1000))],
    ['settle', () => measureKilled(site, or(10_000, 1000))],
  ]
  for (const [name, measure] of parts) {
    if (!wanted.has(name)) continue
    note(await measure())
    await site.restore()
  }
  machine ??= await tpcB(site.books, or(10, 2))
  note([{ what: 'TPC-B by pgbench on this machine, scale 20, 20 clients, prepared', figure: `${machine.toFixed(0)}/s` }])
}

if (wanted.has('reprice')) measureReprice()
if (['feed', 'pages', 'outage', 'place', 'settle'].some((part) => wanted.has(part))) {
  const site = await openSportsSite({ members: or(100_000, 2000), matches: 40 })
  try {
    await measureSite(site)
  } finally {
    await site.stop()
  }
}
if (wanted.has('match-page')) note(await measureMatchPage({ visits: or(5, 1), forSeconds: or(30, 6), sports: or(4, 1) }))

const missed = figures.filter(({ isMet }) => isMet === false).length
say(`\n${tableOf(figures)}\n\n${figures.filter(({ isMet }) => isMet).length} met, ${missed} missed`)
process.exit()
