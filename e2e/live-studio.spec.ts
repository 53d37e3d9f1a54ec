import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { type SimulatedTable, type Studio, exampleOf, startStudio } from '@tucano/studio-simulator'
import { expectClean } from './support/axe.ts'
import { newPlayer } from './support/fund.ts'
import { openAs } from './support/member.ts'
import { openEntry } from './support/records.ts'
import { type Site, expect, openSite, test } from './support/site.ts'

const TOKEN = 'a-token-of-the-studio-0001'
const TABLES: readonly SimulatedTable[] = [
  // Rounds long enough for a slow machine: what is compared is by the studio's clock.
  { id: 'roulette-1', kind: 'roulette', title: 'Roleta do estúdio', pace: { betsMs: 22_000, spinMs: 4000, resultMs: 14_000 } },
]
const TABLE = 'aurora-roulette-1'
/** How late the picture is said to be: a stream delayed by a second, and what a busy machine needs besides. */
const LATENCY_MS = 9000
const ROUND_MS = 120_000

let studio: Studio
let site: Site
test.beforeAll(async () => {
  studio = await startStudio({ token: TOKEN, tables: TABLES, delayMs: 1000 })
  const configured = exampleOf(studio, { token: TOKEN, tables: TABLES, delayMs: 1000 })
  for (const { video } of configured.tables) video.latencyMs = LATENCY_MS
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-studio-')), 'studios.json')
  fs.writeFileSync(file, JSON.stringify([configured]))
  site = await openSite({ env: { LIVE_STUDIOS: file } })
})
test.afterAll(async () => {
  await site.stop()
  await studio.stop()
})

const desk = (page: Page) => page.locator(`[data-table="${TABLE}"]`)

interface Seen {
  what: string
  /** The studio's clock at what was on the screen. */
  pictureMs: number | null
}

/** Notes what the page is told and shows, each with where the picture was at that moment. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen[] = []
    Object.assign(globalThis, { seen })
    const now = (): number | null => {
      const at = document.querySelector<HTMLVideoElement & { studioAt?: () => number | undefined }>('video')?.studioAt?.()
      return at ?? null
    }
    const note = (what: string): void => void seen.push({ what, pictureMs: now() })
    const Own = globalThis.WebSocket
    globalThis.WebSocket = class extends Own {
      constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given)
        this.addEventListener('message', ({ data }) => note(`frame ${String(data)}`))
      }
    }
    new MutationObserver(() => {
      if (document.querySelector('[data-result]')) note('result on the page')
      note(`balance ${document.querySelector('header')?.textContent ?? ''}`)
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  })
}

test('at a studio’s table: its picture plays, a bet is taken, and nobody is told where the ball lies before the picture shows it; then it is paid, and what the studio has signed is checked', async ({
  page,
}) => {
  const account = await newPlayer(site, 100_00n)
  await watch(page)
  await openAs(page, site, account, `/live/${TABLE}`)
  await expect(page.locator('[data-picture="playing"]')).toBeVisible({ timeout: ROUND_MS })
  await expectClean(page, 'a table of a studio', 'main')
  await expect(page.getByRole('heading', { level: 1, name: 'Roleta do estúdio' })).toBeVisible()
  await expect(async () => {
    await expect(desk(page)).toHaveAttribute('data-phase', 'open', { timeout: ROUND_MS })
    await page.locator('[data-spot="colour-red"]').click()
    await page.locator('[data-spot="colour-black"]').click()
    await expect.poll(() => stakeOf(account), { timeout: 4000 }).toBe('200')
  }).toPass({ timeout: ROUND_MS })
  await expect(page.locator('[data-result]')).toBeVisible({ timeout: ROUND_MS })
  const [bet] = await site.sql<{ id: string; payout: string; draw: string; at: string; number: number }>(
    `select b.id, b.payout, b.event_id as draw, (s.body::jsonb->>'at') as at, (s.body::jsonb->'result'->>'number')::integer as number from betting.bets b join member.members m on m.id = b.member_id
     join live.studio_rounds r on r.event_id = b.event_id join live.studio_events s on s.table_code = r.table_code and s.studio_round = r.studio_round
     where m.account = $1 and b.state = 'settled' and s.body::jsonb->>'type' = 'result'`,
    [account],
  )
  const resultMs = Number(bet!.at)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen[] }).seen)
  const left = String(100_00n - 200n + BigInt(bet!.payout)).padStart(3, '0')
  const written = `${left.slice(0, -2)},${left.slice(-2)}`
  // Until then the balance may have been the same by other chips.
  const closed = seen.findLastIndex(
    ({ what }) => what.startsWith('frame ') && what.includes('"phase":"closed"') && what.includes(bet!.draw),
  )
  expect(closed).toBeGreaterThan(0)
  const telling = seen
    .slice(closed)
    .filter(
      ({ what }) =>
        what === 'result on the page' ||
        (what.startsWith('frame ') && what.includes(`"result":{"number":${bet!.number}}`) && what.includes(bet!.draw)) ||
        (bet!.payout !== '0' && what.startsWith('balance ') && what.includes(written)),
    )
  expect(telling.length).toBeGreaterThan(1)
  for (const { what, pictureMs } of telling) expect(pictureMs, what.slice(0, 200)).toBeGreaterThanOrEqual(resultMs)
  await expect(page.getByRole('banner')).toContainText(written)

  await openEntry(page, 'personalHistoryCopy')
  await page
    .locator(`tr[data-bet="${bet!.id}"]`)
    .getByRole('button', { name: /^Ver a aposta em/ })
    .click()
  await expect(page.locator('[data-lines="2"]')).toContainText('Vermelho')
  await page.getByRole('button', { name: 'Ver o que foi assinado' }).click()
  await expect(page.locator('[data-verdict="right"]')).toContainText('assinaturas conferem')
  await expect(page.getByText(/^Resultado · /)).toBeVisible()
})

test('without its picture a table goes on: the number comes as the studio tells it', async ({ page }) => {
  await page.route('**/index.m3u8', (route) => route.abort())
  await openAs(page, site, await newPlayer(site, 100_00n), `/live/${TABLE}`)
  await expect(page.locator('[data-picture="failed"]')).toBeVisible({ timeout: ROUND_MS })
  await expect(page.getByText('A imagem não abriu.')).toBeVisible()
  await expect(page.locator('[data-told-number]')).toBeVisible({ timeout: ROUND_MS })
})

const stakeOf = async (account: string): Promise<string | undefined> =>
  (
    await site.sql<{ stake: string }>(
      `select b.stake from betting.bets b join member.members m on m.id = b.member_id where m.account = $1 order by b.id desc limit 1`,
      [account],
    )
  )[0]?.stake
