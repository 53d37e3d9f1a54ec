import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

export interface Profile {
  name: string
  width: number
  height: number
  latencyMs: number
  downloadBytesPerSecond: number
  processorSlowDown: number
}

/** A cable at home and a middling phone on 4G. */
export const PROFILES: Profile[] = [
  { name: 'desktop', width: 1350, height: 940, latencyMs: 40, downloadBytesPerSecond: (10 * 1024 * 1024) / 8, processorSlowDown: 2 },
  { name: 'mobile', width: 390, height: 844, latencyMs: 150, downloadBytesPerSecond: (1.6 * 1024 * 1024) / 8, processorSlowDown: 4 },
]

/** A page with an empty cache, on a machine and a line as the profile has them. */
export async function openSlowly(
  browser: Browser,
  { width, height, latencyMs, downloadBytesPerSecond, processorSlowDown }: Profile,
): Promise<{ context: BrowserContext; page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ viewport: { width, height } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: downloadBytesPerSecond,
    uploadThroughput: downloadBytesPerSecond / 3,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: processorSlowDown })
  return { context, page, cdp }
}

/** The bytes of every script that a page fetches, as they come. */
export function scriptsOf(cdp: CDPSession): Map<string, number> {
  const kinds = new Map<string, string>()
  const scripts = new Map<string, number>()
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => type === 'Script' && kinds.set(requestId, response.url))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = kinds.get(requestId)
    if (url !== undefined) scripts.set(url, encodedDataLength)
  })
  return scripts
}
