import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './tools/chromium.ts'

const results = process.env['TEST_RESULTS']

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // The test command takes a share, `npm run test:whole` all of them.
  ...(process.env['TEST_SHARE'] && { grepInvert: /@whole/ }),
  // Much of a browser test is waiting: one more than there are cores keeps both busy.
  workers: 3,
  // As long as a busy machine may take: what hangs is ended by the expectation that waits for it.
  timeout: 300_000,
  // What is waited for comes at once on an idle machine; a busy one may take its time.
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: results
    ? [['dot'], ['json', { outputFile: path.join(results, 'browser.json') }], ['./tools/progress/playwright-reporter.ts']]
    : [['list']],
  outputDir: '.data/e2e',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    // The worker of the installed site would live on from test to test: those who test it allow it.
    serviceWorkers: 'block',
    // Movement takes time of the processor: those who test it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium() ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        // Blurred glass is costly without a graphics card.
        '--blink-settings=prefersReducedTransparency=true',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        '--disable-sync',
        '--disable-quic',
      ],
    },
  },
})
