import type { Page } from '@playwright/test'
import type { Site } from './site.ts'

/** Where the piece belongs: only the server knows, and its database. */
async function answerOf(site: Site, id: string): Promise<number> {
  const [row] = await site.sql<{ answer: string }>('select answer from session.captchas where id = $1', [id])
  return Number(row?.answer)
}

/** Drags the piece of the puzzle that is open, `off` so many pixels from its place. */
export async function drag(page: Page, site: Site, off = 0): Promise<void> {
  const board = page.locator('[data-puzzle]')
  await board.waitFor()
  const target = (await answerOf(site, (await board.getAttribute('data-puzzle')) ?? '')) + off
  const handle = board.getByRole('slider')
  // The window comes in with a movement of its own.
  await handle.click({ trial: true })
  const box = (await handle.boundingBox())!
  const track = await handle.evaluate(
    (element) => element.parentElement!.getBoundingClientRect().width - (element as HTMLElement).offsetWidth,
  )
  const way = (target / Number(await handle.getAttribute('aria-valuemax'))) * track
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  // Quick at first, slower towards the end, as a hand does it.
  for (let step = 1; step <= 20; step++) {
    await page.mouse.move(x + way * Math.sin((step / 20) * (Math.PI / 2)), y + (step % 3))
    await page.waitForTimeout(8 + (step % 5) * 6)
  }
  await page.mouse.up()
}

/** The same by the arrow keys. */
export async function pressKeys(page: Page, site: Site): Promise<void> {
  const board = page.locator('[data-puzzle]')
  await board.waitFor()
  const target = await answerOf(site, (await board.getAttribute('data-puzzle')) ?? '')
  const handle = board.getByRole('slider')
  await handle.focus()
  for (let at = 0; at < target - 3; at += 4) await page.keyboard.press('ArrowRight', { delay: 4 + (at % 5) * 3 })
  await page.keyboard.press('Enter')
}

/** The six digits of the newest letter to somebody. */
export async function sentCode(site: Site, recipient: string): Promise<string> {
  const [row] = await site.sql<{ body: string }>('select body from platform.letters where recipient = $1 order by id desc limit 1', [
    recipient,
  ])
  return /\b\d{6}\b/.exec(row?.body ?? '')?.[0] ?? ''
}
