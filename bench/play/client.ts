// What a player feels of a slot: how soon the first spin is possible, what it takes to fetch, and how smoothly the reels turn.
// `npm run bench:client`. Times are medians of several visits with an empty cache; frames are counted while reels turn, with movement.
import type { Browser, Page } from '@playwright/test'
import { connect } from '@tucano/database'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { createMember } from '../../server/src/accounts/members.ts'
import { openSession } from '../../server/src/accounts/sessions.ts'
import { openBrowser } from '../browser.ts'
import { PROFILES, type Profile, openSlowly, scriptsOf } from '../profiles.ts'
import { openBenchSite } from '../site.ts'

const GAMES = [
  ['ARA', 'sete-da-sorte'],
  ['ARA', 'onca-de-ouro'],
  ['BOT', 'rio-das-pedras'],
  ['IPE', 'acai-express'],
  ['MICO', 'trovao'],
] as const
const VISITS = 3
const SPINS = 6
const FULL_SPEED = { latencyMs: 0, downloadBytesPerSecond: -1, processorSlowDown: 1 }

const addressOf = ([vendor, code]: readonly [string, string]): string => `/game?vendor=${vendor}&type=RNG&code=${code}`
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

async function newPlayer(databaseUrl: string): Promise<string> {
  const { db, pool } = connect({ url: databaseUrl, connections: 1, onError: () => undefined })
  const created = await createMember(db, { account: 'medida', nickname: 'Medida', passwordHash: '*' })
  if (!('id' in created)) throw new Error('a member could not be made')
  const to = await openAccount(db, { memberId: created.id, pocket: 'cash', currency: 'BRL' })
  const from = await operatorAccount(db, 'clearing', 'BRL')
  await post(db, { key: 'bench:client', kind: 'deposit', moves: [{ from, to, amount: 100_000_000n, currency: 'BRL' }] })
  const visitor = { ip: '127.0.0.1', country: null, userAgent: 'bench', network: '127.0.0.1' }
  const { token } = await openSession(db, visitor, { memberId: created.id, way: 'username', single: false })
  await pool.end()
  return token
}

const isReady = (page: Page) => page.locator('[data-stage][data-ready][data-phase="idle"]').waitFor({ timeout: 60_000 })

interface Visit {
  readyMs: number
  scripts: Map<string, number>
}

async function visit(browser: Browser, profile: Profile, { token, address }: { token: string; address: string }): Promise<Visit> {
  const { context, page, cdp } = await openSlowly(browser, profile)
  await context.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' })
  await page.addInitScript((given) => sessionStorage.setItem('token', given), token)
  const scripts = scriptsOf(cdp)
  await page.goto(address, { waitUntil: 'commit' })
  if (address.includes('/game?')) await isReady(page)
  else await page.waitForLoadState('networkidle')
  const readyMs = await page.evaluate(() => performance.now())
  await context.close()
  return { readyMs, scripts }
}

/** When each frame came, while so many spins were shown. */
async function framesOf(page: Page): Promise<{ rate: number; slow: number; longest: number }> {
  const gaps = await page.evaluate(async (spins) => {
    const stage = document.querySelector<HTMLElement>('[data-stage]')!
    const main = document.querySelector<HTMLElement>('[data-main]')!
    const found: number[] = []
    let last: number | undefined
    for (let spin = 0; spin < spins;) {
      if (stage.dataset['phase'] === 'idle') {
        main.click()
        spin++
        last = undefined
      }
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      if (last !== undefined && stage.dataset['phase'] !== 'idle') found.push(now - last)
      last = now
    }
    return found
  }, SPINS)
  const sum = gaps.reduce((all, gap) => all + gap, 0)
  return { rate: (gaps.length / sum) * 1000, slow: gaps.filter((gap) => gap > 25).length / gaps.length, longest: Math.max(...gaps) }
}

const site = await openBenchSite()
const browser = await openBrowser()
try {
  const token = await newPlayer(site.databaseUrl)
  const [desktop] = PROFILES
  const shell = (await visit(browser, desktop!, { token, address: site.url })).scripts
  console.log('                        first spin   JavaScript beyond the shell   frames 1350 × 940          frames 390 × 844')
  for (const game of GAMES) {
    const visits: Visit[] = []
    for (let n = 0; n < VISITS; n++) visits.push(await visit(browser, desktop!, { token, address: site.url + addressOf(game) }))
    const beyond = [...visits[0]!.scripts].filter(([url]) => !shell.has(url)).reduce((sum, [, bytes]) => sum + bytes, 0)
    const frames: string[] = []
    for (const { width, height } of PROFILES) {
      const { context, page } = await openSlowly(browser, { name: '', width, height, ...FULL_SPEED })
      await page.addInitScript((given) => sessionStorage.setItem('token', given), token)
      await page.goto(site.url + addressOf(game))
      await isReady(page)
      const { rate, slow, longest } = await framesOf(page)
      frames.push(`${rate.toFixed(0)}/s, ${(slow * 100).toFixed(1)} % late, longest ${longest.toFixed(0)} ms`)
      await context.close()
    }
    const ready = `${median(visits.map(({ readyMs }) => readyMs)).toFixed(0)} ms`
    console.log(`${game[1].padEnd(24)}${ready.padStart(10)}${`${(beyond / 1000).toFixed(0)} kB`.padStart(30)}   ${frames.join('   ')}`)
  }
} finally {
  await browser.close()
  await site.stop()
}
