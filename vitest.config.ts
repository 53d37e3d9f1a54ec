import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongFirst } from './tools/long-first.ts'
import { VitestProgress } from './tools/progress/vitest-reporter.ts'

export default defineConfig({
  test: {
    include: ['{art,games,contract,brand,pix,sandbox-bank,beacon,feed,world,database,ledger,server,web,tools}/**/*.test.ts'],
    globalSetup: ['tools/vitest-setup.ts'],
    setupFiles: ['tools/vitest-file.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes at once on an idle machine; a busy one may take its time.
    expect: { poll: { timeout: 60_000 } },
    // Much of a test of the server is waiting for the database: one more than there are cores keeps both busy.
    maxWorkers: 3,
    // Files share a process, and what it has loaded: loading the server takes longer than most files of its tests.
    isolate: false,
    restoreMocks: true,
    // What a server says while its database is taken away is of no interest unless its test fails.
    silent: 'passed-only',
    sequence: { sequencer: LongFirst },
    reporters: process.env['TEST_RESULTS']
      ? ['dot', ['json', { outputFile: path.join(process.env['TEST_RESULTS'], 'unit.json') }], new VitestProgress()]
      : ['default'],
  },
})
