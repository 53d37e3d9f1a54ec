import { openBrowser } from '../browser.ts'

const CARDS = 1000
const DISTANCE = 12_000
const SPEED = 2500

interface TraceEvent {
  name: string
  ph: string
  dur?: number
  ts: number
  pid: number
  tid: number
  args?: { name?: string }
}

/** Loads a thousand covers, then scrolls over them, and reads from the trace what the page's own thread had to do. */
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
    // Away from the end, where there is always more to load. Covers that nobody has asked for before are drawn now.
    await page.evaluate(() => scrollTo(0, 2000))
    await page.waitForLoadState('networkidle', { timeout: 60_000 })
    await page.waitForTimeout(1000)
    const cdp = await page.context().newCDPSession(page)
    await browser.startTracing(page, {
      categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'toplevel', '__metadata'],
    })
    const counting = page.evaluate(
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
    await cdp.send('Input.synthesizeScrollGesture', { x: 600, y: 500, yDistance: -DISTANCE, speed: SPEED, gestureSourceType: 'mouse' })
    const at = await counting
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    const main = trace.traceEvents.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    const tasks = trace.traceEvents.filter(
      ({ name, ph, pid, tid }) => ph === 'X' && pid === main?.pid && tid === main.tid && /RunTask|ThreadControllerImpl::RunTask/.test(name),
    )
    if (tasks.length === 0) throw new Error('the trace has no tasks of the page')
    const gaps = at.slice(1).map((now, index) => now - at[index]!)
    return {
      cards: await loaded(),
      frames: (gaps.length / (at.at(-1)! - at[0]!)) * 1000,
      slowFrames: gaps.filter((gap) => gap > 25).length,
      longestTask: Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000,
    }
  } finally {
    await browser.close()
  }
}
