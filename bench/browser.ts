import { type Browser, chromium } from '@playwright/test'
import { provideChromium } from '../tools/chromium.ts'

/** @param own the program itself ends the browser when it is told to stop */
export const openBrowser = ({ own = false } = {}): Promise<Browser> =>
  chromium.launch({
    handleSIGINT: !own,
    handleSIGTERM: !own,
    handleSIGHUP: !own,
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
