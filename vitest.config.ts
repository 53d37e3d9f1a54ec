import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { VitestProgress } from './tools/progress/vitest-reporter.ts'

export default defineConfig({
  test: {
    include: ['{art,games,contract,brand,pix,bank,database,ledger,server,web,tools}/**/*.test.ts'],
    globalSetup: ['tools/vitest-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 30_000,
    // What is waited for comes at once on an idle machine; a busy one may take its time.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    reporters: process.env['TEST_RESULTS']
      ? ['dot', ['json', { outputFile: path.join(process.env['TEST_RESULTS'], 'unit.json') }], new VitestProgress()]
      : ['default'],
  },
})
