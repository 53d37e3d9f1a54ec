// What hostile sockets cost: memory of the server's process while hellos are poured in, while sockets say nothing, and while nobody reads.
import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '@tucano/database'
import { statusChanged } from '@tucano/contract/site'
import { publish } from '../../server/src/platform/outbox.ts'
import { drawTable } from '../../tools/table.ts'
import { openTestCluster } from '../../tools/test-cluster.ts'
import { openSite } from '../accounts/site.ts'
import { frame, openRaw, sayHellos } from './flood.ts'

const HELLOS = 200_000
const SILENT = 2000
const EVENTS = 2000
const SAMPLE_MS = 50
const SETTLE_MS = 3000

const cluster = await openTestCluster()
const site = await openSite(cluster.url)
const { db, pool } = connect({ url: site.databaseUrl, connections: 2, onError: () => undefined })
const port = Number(new URL(site.url).port)
const address = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`
const memory = (): number => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) * 1024
const rows: string[][] = [['what', 'how much', 'memory at most', 'memory afterwards']]

/** Runs a load, and notes how much memory the server takes besides what it had. */
async function measure(what: string, load: () => Promise<string>): Promise<void> {
  const before = memory()
  let most = before
  const timer = setInterval(() => (most = Math.max(most, memory())), SAMPLE_MS)
  const how = await load()
  clearInterval(timer)
  await pause(SETTLE_MS)
  rows.push([what, how, `+${megabytes(most - before)}`, `${memory() < before ? '-' : '+'}${megabytes(Math.abs(memory() - before))}`])
}

/** So many at a time, each from an address of its own. */
async function flood(sockets: number, perSocket: number, from: number): Promise<string> {
  const sent = await Promise.all(Array.from({ length: sockets }, (_, n) => sayHellos(port, address(from + n), perSocket)))
  return `${sent.reduce((sum, one) => sum + one, 0)} of ${sockets * perSocket} hellos sent over ${sockets} sockets`
}

async function open(count: number, each: (n: number) => string): Promise<NonNullable<Awaited<ReturnType<typeof openRaw>>>[]> {
  const opened = []
  for (let n = 0; n < count; n++) opened.push(await openRaw(port, each(n)))
  return opened.filter((socket) => socket !== undefined)
}

async function happen(bytes: number): Promise<void> {
  const pad = 'x'.repeat(bytes)
  for (let n = 0; n < EVENTS; n++) await publish(db, statusChanged, { maintenance: false, pad } as never)
}

try {
  // What any load makes a process take is not counted.
  for (let n = 0; n < 3; n++) await flood(400, 100, 1000 * n)
  await fetch(site.url)
  await pause(SETTLE_MS)
  await measure('hellos poured in, four sockets', () => flood(4, HELLOS / 4, 100_000))
  await measure('hellos poured in, four hundred sockets', () => flood(400, HELLOS / 400, 200_000))
  await measure('sockets that open, pour, and come again', async () => {
    let sent = 0
    for (let n = 0; sent < HELLOS; n++)
      sent += (await Promise.all(Array.from({ length: 20 }, (_, k) => sayHellos(port, address(300_000 + n * 20 + k), 500)))).reduce(
        (a, b) => a + b,
      )
    return `${sent} hellos sent`
  })
  await measure('sockets that say no hello, while events happen', async () => {
    const sockets = await open(SILENT, (n) => address(400_000 + (n >> 7)))
    await happen(2000)
    for (const socket of sockets) socket.destroy()
    return `${sockets.length} sockets, ${EVENTS} events of 2 kB`
  })
  await measure('pages that do not read, while events happen', async () => {
    const sockets = await open(200, () => address(500_000))
    for (const socket of sockets) socket.pause().write(frame('{"type":"hello"}'))
    await happen(20_000)
    for (const socket of sockets) socket.destroy()
    return `${sockets.length} sockets, ${EVENTS} events of 20 kB`
  })
  await measure('one address that opens as many as it can', async () => {
    const sockets = await open(1000, () => address(600_000))
    for (const socket of sockets) socket.destroy()
    return `${sockets.length} of 1000 sockets given`
  })
  process.stdout.write(`${drawTable(rows)}\n`)
} finally {
  await pool.end()
  await site.stop()
  await cluster.stop()
}
