import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { type Brand, readBrand } from '@tucano/brand'
import { createTestDatabase } from '@tucano/database/test-cluster'
import pg from 'pg'
import { noteNotOpen } from './not-open.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')

/** What a test wants different from the demo brand. The puzzle before each login is there only for those who ask for it. */
export interface Wishes {
  flags?: Record<string, boolean>
  brand?: Partial<Brand>
  env?: Record<string, string>
}

export interface Site {
  url: string
  databaseUrl: string
  /** Runs a statement as the owner of the site's database. */
  sql: <Row extends object = object>(statement: string, values?: unknown[]) => Promise<Row[]>
  /** All that the server has said so far. */
  log: () => string
  stop: () => Promise<void>
}

/** A real server process over a database of its own. */
export async function openSite(wishes: Wishes = {}): Promise<Site> {
  const databaseUrl = await createTestDatabase(process.env['TEST_CLUSTER_URL'] ?? '')
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      BRAND: await writeBrand(wishes),
      STRICT_REPLIES: '1',
      NODE_COMPILE_CACHE: path.join(ROOT, '.data', 'compile-cache'),
      REQUESTS_PER_MINUTE: '1000000',
      DEMO_ROUNDS: '0',
      // Those who want a bank start their own.
      SANDBOX_BANK: '0',
      LOG_LEVEL: 'info',
      ...wishes.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => void said.push(String(data)))
  const log = (): string => said.join('')
  const url = await listening(child, log)
  return { url, databaseUrl, sql: (statement, values) => runSql(databaseUrl, statement, values), log, stop: () => stop(child) }
}

async function writeBrand({ flags = {}, brand: change = {} }: Wishes): Promise<string> {
  const brand = await readBrand('tucano')
  const flip = (module: Brand['modules']): Brand['modules'] => ({
    ...module,
    enabled: flags[module.modId] ?? (module.modId !== 'GEETEST3' && module.enabled),
    children: (module.children ?? []).map(flip),
  })
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-brand-')), 'brand.json')
  fs.writeFileSync(file, JSON.stringify({ ...brand, modules: flip(brand.modules), ...change }))
  return file
}

function listening(child: ChildProcess, log: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const hear = (): void => {
      const address = /http:\/\/localhost:\d+/.exec(log())?.[0]
      if (!address) return
      child.stdout?.off('data', hear)
      resolve(address)
    }
    child.stdout?.on('data', hear)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${log()}`)))
  })
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

async function runSql<Row extends object>(databaseUrl: string, statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Row>(statement, values)
    return rows
  } finally {
    await client.end()
  }
}

/** A worker keeps the sites that its tests have asked for, one per set of wishes. */
const opened = new Map<string, Promise<Site>>()

function siteWith(wishes: Wishes): Promise<Site> {
  const key = JSON.stringify(wishes)
  const site = opened.get(key) ?? openSite(wishes)
  opened.set(key, site)
  return site
}

interface TestFixtures {
  wishes: Wishes
  /** The site of this test's wishes. Tests that change its data ask for one of their own with `openSite`. */
  site: Site
}

export const test = base.extend<TestFixtures, { sites: void }>({
  context: async ({ context }, use, info) => {
    await noteNotOpen(context, info)
    await use(context)
  },
  wishes: [{}, { option: true }],
  site: async ({ wishes, sites: _sites }, use) => use(await siteWith(wishes)),
  baseURL: async ({ site }, use) => use(site.url),
  sites: [
    async ({}, use) => {
      await use()
      for (const site of opened.values()) await (await site).stop()
      opened.clear()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
