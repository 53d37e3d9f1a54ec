// A table's page as a visitor meets it: how soon it can be played at, and what it takes to fetch.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { livePath } from '@tucano/contract/pages'
import { openBrowser } from '../browser.ts'
import { PROFILES, openSlowly, scriptsOf } from '../profiles.ts'
import { openBenchSite } from '../site.ts'
import { type Figure, at, seconds } from '../sports/figure.ts'

const READY_MS = 2000
const SCRIPT_BYTES = 150_000
const PATIENCE_MS = 60_000
const TABLES = ['roleta-veloz', 'bacara-veloz', 'foguete-para-todos', 'blackjack-arpoador', 'regata-das-jangadas', 'galo-virtual']
const desktop = PROFILES[0]!

interface Visit {
  readyMs: number
  scripts: Map<string, number>
}

async function visit(browser: Browser, address: string, code?: string): Promise<Visit> {
  const { context, page, cdp } = await openSlowly(browser, desktop)
  await context.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' })
  const scripts = scriptsOf(cdp)
  await page.goto(address, { waitUntil: 'commit' })
  if (code !== undefined) await page.locator(`[data-table="${code}"][data-phase]`).first().waitFor({ timeout: PATIENCE_MS })
  const readyMs = await page.evaluate(() => performance.now())
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
  await context.close()
  return { readyMs, scripts }
}

export async function measureTablePages({ visits, tables }: { visits: number; tables: number }): Promise<Figure[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-table-page-'))
  const site = await openBenchSite({ DATA_DIR: folder, DEMO_DAYS: '0', DEMO_ROUNDS: '0', SANDBOX_BANK: '0' })
  const browser = await openBrowser()
  try {
    const shell = (await visit(browser, site.url)).scripts
    const figures: Figure[] = []
    for (const code of TABLES.slice(0, tables)) {
      const made: Visit[] = []
      for (let n = 0; n < visits; n++) made.push(await visit(browser, site.url + livePath(code), code))
      const ready = at(
        made.map(({ readyMs }) => readyMs),
        0.5,
      )
      const beyond = Math.max(
        ...made.map(({ scripts }) => [...scripts].filter(([url]) => !shell.has(url)).reduce((sum, [, bytes]) => sum + bytes, 0)),
      )
      figures.push({
        what: `the page of ${code}, empty cache, ${desktop.name}: ready; JavaScript beyond the shell, gzip`,
        figure: `${seconds(ready)}; ${(beyond / 1000).toFixed(0)} kB`,
        asked: `${seconds(READY_MS)}; ${SCRIPT_BYTES / 1000} kB`,
        isMet: ready <= READY_MS && beyond <= SCRIPT_BYTES,
      })
    }
    return figures
  } finally {
    await browser.close()
    await site.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
