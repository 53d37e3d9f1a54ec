import type { Page } from '@playwright/test'
import { openBrowser } from '../browser.ts'

const CARDS = 1000
const DISTANCE = 10_000
const SPEED = 2000

interface TraceEvent {
  name: string
  ph: string
  dur?: number
  ts: number
  pid: number
  tid: number
  args?: { name?: string }
}

/**
 * Loads a thousand covers and scrolls over them twice: once to count frames, and once to read from the trace how long the page's own thread was
 * busy at a time. Tracing itself takes the processors' time, so frames are not counted then, and of tasks only the outermost are traced.
 */
export async function scroll(url: string): Promise<{ cards: number; frames: number; slowFrames: number; longestTask: number }> {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1350, height: 940 } })
    await page.goto(`${url}/rng`)
    const loaded = async (): Promise<number> => Number(await page.locator('[data-items]').getAttribute('data-items'))
    while ((await loaded()) < CARDS) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await page.waitForTimeout(60)
    }
    await toBeginning(page)
    await gesture(page)
    await toBeginning(page)
    const counting = countFrames(page)
    await gesture(page)
    const at = await counting
    await toBeginning(page)
    await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
    await gesture(page)
    const tasks = tasksOf(JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] })
    const gaps = at.slice(1).map((now, index) => now - at[index]!)
    return {
      cards: await loaded(),
      frames: (gaps.length / (at.at(-1)! - at[0]!)) * 1000,
      slowFrames: gaps.filter((gap) => gap > 25).length,
      longestTask: Math.max(...tasks) / 1000,
    }
  } finally {
    await browser.close()
  }
}

/** Away from the end, where there is always more to load. Covers that nobody has asked for before are drawn now. */
async function toBeginning(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 2000))
  await page.waitForLoadState('networkidle', { timeout: 60_000 })
  await page.waitForTimeout(1000)
}

async function gesture(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Input.synthesizeScrollGesture', { x: 600, y: 500, yDistance: -DISTANCE, speed: SPEED, gestureSourceType: 'mouse' })
}

const countFrames = (page: Page): Promise<number[]> =>
  page.evaluate(
    (forMs) =>
      new Promise<number[]>((resolve) => {
        const at: number[] = []
        const began = performance.now()
        const next = (now: number): void => {
          at.push(now)
          if (now - began < forMs) requestAnimationFrame(next)
          else resolve(at)
        }
        requestAnimationFrame(next)
      }),
    (DISTANCE / SPEED) * 1000,
  )

function tasksOf({ traceEvents }: { traceEvents: TraceEvent[] }): number[] {
  const main = traceEvents.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && pid === main?.pid && tid === main.tid && name.endsWith('RunTask'),
  )
  if (tasks.length === 0) throw new Error('the trace has no tasks of the page')
  return tasks.map(({ dur = 0 }) => dur)
}
