import { type Browser, chromium } from '@playwright/test'
import { provideChromium } from '../tools/chromium.ts'

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: provideChromium(console.log),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      '--disable-sync',
      '--disable-quic',
    ],
  })
