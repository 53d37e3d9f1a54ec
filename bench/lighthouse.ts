// Lighthouse's audits of the production build: accessibility and best practices must be 100, performance is reported only, since its score
// is unsteady on a shared machine. `npm run lighthouse`.
import { execFile, execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { provideChromium } from '../tools/chromium.ts'
import { openBenchSite } from './site.ts'

const FOLDER = path.join(import.meta.dirname, 'lighthouse')
const PATHS = ['/', '/rng', '/help', '/promotions']
const GATED = ['accessibility', 'best-practices']
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
]

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string }[] }>
  audits: Record<string, { score: number | null; title: string }>
}

if (!fs.existsSync(path.join(FOLDER, 'node_modules'))) {
  console.log('Installing Lighthouse …')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], { cwd: FOLDER, stdio: 'inherit' })
}
const site = await openBenchSite()
const output = path.join(os.tmpdir(), `lighthouse-${process.pid}.json`)
const env = { ...process.env, CHROME_PATH: provideChromium(console.log) }
for (const address of PATHS) {
  const flags = [
    `${site.url}${address}`,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    '--preset=desktop',
    `--only-categories=${[...GATED, 'performance'].join()}`,
    `--chrome-flags=${FLAGS.join(' ')}`,
  ]
  // Not waiting idly: the site that is looked at lives in this very process.
  await promisify(execFile)(process.execPath, [path.join(FOLDER, 'node_modules/lighthouse/cli/index.js'), ...flags], { env })
  const { categories, audits } = JSON.parse(fs.readFileSync(output, 'utf8')) as Report
  const scores = Object.entries(categories).map(([name, { score }]) => `${name} ${Math.round(score * 100)}`)
  console.log(`${address.padEnd(12)} ${scores.join('   ')}`)
  for (const name of GATED) {
    const failed = (categories[name]?.auditRefs ?? []).filter(({ id }) => (audits[id]?.score ?? 1) < 1)
    if ((categories[name]?.score ?? 0) < 1) process.exitCode = 1
    for (const { id } of failed) console.log(`  ${id}: ${audits[id]?.title}`)
  }
}
fs.rmSync(output, { force: true })
await site.stop()
