// Drives Chromium over the production build with a fixed slow-down of network and processor, and prints what a visitor feels.
// `npm run pagespeed`, or `npm run pagespeed -- /help /rng`, or as a member of the demo: `npm run pagespeed -- --as bruno /`. Each figure is the median of several visits with an empty cache.
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { connect } from '@tucano/database'
import { signedIn } from '../server/src/testing/sign-in.ts'
import { openBrowser } from './browser.ts'
import { PROFILES, type Profile, openSlowly } from './profiles.ts'
import { openBenchSite } from './site.ts'

const VISITS = 5

interface Figures {
  paintMs: number
  shift: number
  longestTaskMs: number
  kilobytes: number
}

async function visit(browser: Browser, url: string, profile: Profile, token: string | undefined): Promise<Figures> {
  const { context, page, cdp } = await openSlowly(browser, profile)
  let bytes = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength))
  await page.addInitScript(observe)
  if (token) await page.addInitScript((given) => sessionStorage.setItem('token', given), token)
  await page.goto(url, { waitUntil: 'networkidle' })
  const seen = await page.evaluate(() => (window as unknown as { seen: { paint: number; shift: number; longest: number } }).seen)
  await context.close()
  return { paintMs: seen.paint, shift: seen.shift, longestTaskMs: seen.longest, kilobytes: bytes / 1000 }
}

/** Runs in the page before anything else. */
function observe(): void {
  const seen = { paint: 0, shift: 0, longest: 0 }
  Object.assign(window, { seen })
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => (seen.paint = startTime))
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.shift += value
  })
  watch('longtask', ({ duration }) => (seen.longest = Math.max(seen.longest, duration)))
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function enter(account: string): Promise<string> {
  const { db, pool } = connect({ url: site.databaseUrl, connections: 1, onError: () => undefined })
  const { id } = await db.selectFrom('member.members').select('id').where('account', '=', account).executeTakeFirstOrThrow()
  const { token } = await signedIn(db, id)
  await pool.end()
  return token
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { as: { type: 'string' } } })
const paths = positionals.length > 0 ? positionals : ['/', '/rng', '/noticePage', '/help', '/promotions']
const site = await openBenchSite()
const token = values.as === undefined ? undefined : await enter(values.as)
const browser = await openBrowser()
for (const profile of PROFILES) {
  const { name, latencyMs, downloadBytesPerSecond, processorSlowDown } = profile
  const network = `${((downloadBytesPerSecond * 8) / 1024 / 1024).toFixed(1)} Mbit/s, ${latencyMs} ms, processor slowed ${processorSlowDown} times`
  console.log(`\n${name}: ${network}, median of ${VISITS}\n${'route'.padEnd(14)} largest paint   layout shift   longest task   bytes`)
  for (const path of paths) {
    const visits: Figures[] = []
    for (let count = 0; count < VISITS; count++) visits.push(await visit(browser, `${site.url}${path}`, profile, token))
    const of = (key: keyof Figures): number => median(visits.map((figures) => figures[key]))
    const cells = [
      `${Math.round(of('paintMs'))} ms`.padStart(13),
      of('shift').toFixed(3).padStart(14),
      `${Math.round(of('longestTaskMs'))} ms`.padStart(14),
      `${Math.round(of('kilobytes'))} kB`.padStart(9),
    ]
    console.log(`${path.padEnd(14)} ${cells.join(' ')}`)
  }
}
await browser.close()
await site.stop()
