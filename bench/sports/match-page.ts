// What a visitor feels of a match's page while it is played: how soon a price can be pressed, what it takes to fetch, whether moving odds hold the page up.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { pages } from '@tucano/contract/pages'
import { listLiveMatches } from '@tucano/contract/sports'
import { openBrowser } from '../browser.ts'
import { PROFILES, openSlowly, scriptsOf } from '../profiles.ts'
import { openBenchSite } from '../site.ts'
import { type Figure, at, ms, seconds } from './figure.ts'

const PRICE_MS = 2000
const SCRIPT_BYTES = 120_000
const TASK_MS = 50
const SPORTS = { football: 'sr:sport:1', basketball: 'sr:sport:2', tennis: 'sr:sport:5', CS2: 'sr:sport:109' }
const PATIENCE_MS = 240_000
const WATCHED = '[data-state="open"][data-odds]'
const desktop = PROFILES[0]!

/** A match of the sport that is played, and can be bet on. */
async function liveMatch(url: string, sport: string): Promise<string> {
  const end = performance.now() + PATIENCE_MS
  let listed = 0
  while (performance.now() < end) {
    const { value } = (await (await fetch(`${url}${listLiveMatches.path}?${new URLSearchParams({ sport })}`)).json()) as {
      value: { list: { event: string; markets: { state: string }[] }[] } | null
    }
    listed = value?.list.length ?? 0
    const found = value?.list.find(({ markets }) => markets.some(({ state }) => state === 'open'))
    if (found) return url + pages.sportsMatch.path.replace('$match', found.event)
    await pause(500)
  }
  throw new Error(`of ${listed} matches of ${sport} none can be bet on`)
}

interface Visit {
  priceMs: number
  scripts: Map<string, number>
}

async function visit(browser: Browser, address: string, isMatch: boolean, look?: (page: Page) => Promise<void>): Promise<Visit> {
  const { context, page, cdp } = await openSlowly(browser, desktop)
  await context.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' })
  const scripts = scriptsOf(cdp)
  await page.goto(address, { waitUntil: 'commit' })
  // Between two beats a match takes no bets: a price that was there before is one, too.
  if (isMatch) await page.locator('[data-odds]:not([data-odds=""])').first().waitFor({ timeout: PATIENCE_MS })
  else await page.waitForLoadState('networkidle')
  const priceMs = await page.evaluate(() => performance.now())
  await look?.(page)
  await context.close()
  return { priceMs, scripts }
}

interface Moved {
  longest: number
  tasks: number
  moves: number
}

/** Counts long tasks while odds move. What loading does is over by then. */
async function watchMoving(page: Page, forSeconds: number): Promise<Moved> {
  await page.locator(WATCHED).first().waitFor({ timeout: PATIENCE_MS })
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
  return page.evaluate(async (lasting) => {
    const seen = { longest: 0, tasks: 0, moves: 0 }
    const tasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        seen.tasks++
        seen.longest = Math.max(seen.longest, duration)
      }
    })
    tasks.observe({ type: 'longtask' })
    const odds = new MutationObserver((changes) => (seen.moves += changes.length))
    odds.observe(document.body, { subtree: true, attributeFilter: ['data-odds'] })
    await new Promise((resolve) => setTimeout(resolve, lasting))
    tasks.disconnect()
    odds.disconnect()
    return seen
  }, forSeconds * 1000)
}

export async function measureMatchPage({
  visits,
  forSeconds,
  sports,
}: {
  visits: number
  forSeconds: number
  sports: number
}): Promise<Figure[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-match-page-'))
  const site = await openBenchSite({ DATA_DIR: folder, DEMO_DAYS: '0', DEMO_ROUNDS: '0', SANDBOX_BANK: '0', LOCAL_WORLD: '1' })
  const browser = await openBrowser()
  try {
    const shell = (await visit(browser, site.url, false)).scripts
    const figures: Figure[] = []
    for (const [name, sport] of Object.entries(SPORTS).slice(0, sports)) {
      let moved: Moved = { longest: 0, tasks: 0, moves: 0 }
      const made: Visit[] = []
      for (let n = 1; n <= visits; n++) {
        const look = async (page: Page): Promise<void> => void (moved = await watchMoving(page, forSeconds))
        made.push(await visit(browser, await liveMatch(site.url, sport), true, n === visits ? look : undefined))
      }
      const price = at(
        made.map(({ priceMs }) => priceMs),
        0.5,
      )
      const beyond = Math.max(
        ...made.map(({ scripts }) => [...scripts].filter(([url]) => !shell.has(url)).reduce((sum, [, bytes]) => sum + bytes, 0)),
      )
      figures.push(
        {
          what: `a page of ${name}, empty cache, ${desktop.name}: first price`,
          figure: seconds(price),
          asked: seconds(PRICE_MS),
          isMet: price <= PRICE_MS,
        },
        {
          what: 'its JavaScript beyond the shell, gzip',
          figure: `${(beyond / 1000).toFixed(0)} kB`,
          asked: `${SCRIPT_BYTES / 1000} kB`,
          isMet: beyond <= SCRIPT_BYTES,
        },
        {
          what: `its longest task in ${forSeconds} s of moving odds`,
          figure: `${moved.tasks === 0 ? `none over ${TASK_MS} ms` : `${ms(moved.longest)}, ${moved.tasks} over ${TASK_MS} ms`}; ${moved.moves} odds moved`,
          asked: ms(TASK_MS),
          isMet: moved.tasks === 0 && moved.moves > 0,
        },
      )
    }
    return figures
  } finally {
    await browser.close()
    await site.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
