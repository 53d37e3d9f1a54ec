// How many bytes a first visit of `/` costs: everything that the browser fetched until the page was usable, as it came over the wire.
// `npm run first-load`. Exits with 1 when the scripts exceed their budget.
import { openBrowser } from './browser.ts'
import { openBenchSite } from './site.ts'

const SCRIPT_BUDGET_BYTES = 125_000

const site = await openBenchSite()
const browser = await openBrowser()
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
const cdp = await page.context().newCDPSession(page)
await cdp.send('Network.enable')
const kinds = new Map<string, { kind: string; url: string }>()
const scriptFiles: { file: string; bytes: number }[] = []
const totals = new Map<string, { files: number; bytes: number }>()
cdp.on('Network.responseReceived', ({ requestId, type, response }) => void kinds.set(requestId, { kind: type, url: response.url }))
cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
  const { kind = 'Other', url = '' } = kinds.get(requestId) ?? {}
  if (kind === 'Script') scriptFiles.push({ file: new URL(url).pathname, bytes: encodedDataLength })
  const total = totals.get(kind) ?? { files: 0, bytes: 0 }
  totals.set(kind, { files: total.files + 1, bytes: total.bytes + encodedDataLength })
})
await page.goto(site.url, { waitUntil: 'networkidle' })
await page.getByRole('button', { name: 'Entrar' }).first().waitFor()

console.log('First load of / (production build, gzip, bytes on the wire with headers)\n')
for (const [kind, { files, bytes }] of [...totals].toSorted(([, a], [, b]) => b.bytes - a.bytes)) {
  console.log(`${kind.padEnd(12)} ${String(files).padStart(3)} files ${String(Math.round(bytes / 100) / 10).padStart(8)} kB`)
}
for (const { file, bytes } of scriptFiles.toSorted((a, b) => b.bytes - a.bytes))
  console.log(`  ${file.padEnd(48)} ${(bytes / 1000).toFixed(1).padStart(6)} kB`)
const scripts = totals.get('Script')?.bytes ?? 0
console.log(`\nJavaScript: ${(scripts / 1000).toFixed(1)} kB of a budget of ${SCRIPT_BUDGET_BYTES / 1000} kB`)
await browser.close()
await site.stop()
process.exitCode = scripts <= SCRIPT_BUDGET_BYTES ? 0 : 1
