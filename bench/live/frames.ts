// Frames of live tables while their scenes move: how many a second, and what a frame costs the page and whoever paints.
//   node tools/run.mjs bench/live/frames.ts http://localhost:3000
import fs from 'node:fs'
import type { CDPSession, Page } from '@playwright/test'
import { severalPath } from '../../web/src/features/live/several/beside.ts'
import { openBrowser } from '../browser.ts'

const [base = 'http://localhost:3000', ...only] = process.argv.slice(2)
const LOOKED_MS = 4000
const WAITED_MS = 90_000
/** Clock ticks of Linux, a hundred a second. */
const TICK_MS = 10

const ONE = ['roda-do-tucano', 'tres-dados', 'bacara-veloz', 'roleta-veloz', 'regata-das-jangadas', 'foguete-para-todos', 'galo-virtual']
const FOUR = ['roleta-veloz', 'tres-dados-velozes', 'bacara-veloz', 'foguete-para-todos']
const SETS = [...ONE.map((code) => [code]), FOUR].filter((codes) => only.length === 0 || only.includes(codes.join('+')))

const browser = await openBrowser()
const browserWide = await browser.newBrowserCDPSession()

/** Processor time of a process so far. */
function cpuMs(pid: number): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

interface Used {
  script: number
  styleAndLayout: number
  page: number
  painter: number
}

async function usedSoFar(cdp: CDPSession): Promise<Used> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string): number => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000
  const { processInfo } = await browserWide.send('SystemInfo.getProcessInfo')
  const timeOf = (type: string): number => processInfo.filter((one) => one.type === type).reduce((sum, { id }) => sum + cpuMs(id), 0)
  return {
    script: of('ScriptDuration'),
    styleAndLayout: of('RecalcStyleDuration') + of('LayoutDuration'),
    page: timeOf('renderer'),
    painter: timeOf('GPU'),
  }
}

/** Gaps between frames that a page was given. */
const gapsOf = (page: Page): Promise<number[]> =>
  page.evaluate(
    (forMs) =>
      new Promise<number[]>((done) => {
        const gaps: number[] = []
        const began = performance.now()
        let before = began
        const step = (now: number): void => {
          gaps.push(now - before)
          before = now
          if (now - began < forMs) requestAnimationFrame(step)
          else done(gaps.slice(1))
        }
        requestAnimationFrame(step)
      }),
    LOOKED_MS,
  )

async function measure(codes: readonly string[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  await page.goto(base + severalPath(codes))
  await page.locator(`section[data-table="${codes[0]}"][data-phase="closed"]`).waitFor({ timeout: WAITED_MS })
  await page.locator(`section[data-table="${codes[0]}"][data-phase="play"]`).waitFor({ timeout: WAITED_MS })
  const before = await usedSoFar(cdp)
  const gaps = (await gapsOf(page)).toSorted((a, b) => a - b)
  const after = await usedSoFar(cdp)
  const canvases = await page
    .locator('canvas')
    .evaluateAll((all) => all.map((one) => `${(one as HTMLCanvasElement).width}×${(one as HTMLCanvasElement).height}`))
  const perFrame = (key: keyof Used): string => ((after[key] - before[key]) / gaps.length).toFixed(1)
  const spent = gaps.reduce((sum, gap) => sum + gap, 0)
  console.log(
    [
      codes.join('+'),
      `${((gaps.length * 1000) / spent).toFixed(1)} a second`,
      `p95 ${gaps[Math.floor(gaps.length * 0.95)]!.toFixed(0)} ms`,
      `script ${perFrame('script')}`,
      `style and layout ${perFrame('styleAndLayout')}`,
      `page ${perFrame('page')}`,
      `painter ${perFrame('painter')} ms a frame`,
      canvases.join(' '),
    ].join(' | '),
  )
  await page.close()
}

for (const codes of SETS) await measure(codes).catch((error: unknown) => console.log(codes.join('+'), String(error).split('\n')[0]))
await browser.close()
