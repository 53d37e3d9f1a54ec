import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { type Brand, readBrand } from '@tucano/brand'
import { type Db, connect } from '@tucano/database'
import { createTestDatabase } from '@tucano/database/test-cluster'
import pg from 'pg'
import { noteNotOpen } from './not-open.ts'
import { endHost, startInHost } from './site-host.ts'

/** What a test wants different from the demo brand. The puzzle before each login is there only for those who ask for it. */
export interface Wishes {
  flags?: Record<string, boolean>
  brand?: Partial<Brand>
  env?: Record<string, string>
}

export interface Site {
  url: string
  databaseUrl: string
  /** The site's database, as the site itself may use it. */
  db: Db
  /** Runs a statement as the owner of the site's database. */
  sql: <Row extends object = object>(statement: string, values?: unknown[]) => Promise<Row[]>
  /** All that the server has said so far. */
  log: () => string
  stop: () => Promise<void>
}

/** A real server over a database of its own. */
export async function openSite(wishes: Wishes = {}): Promise<Site> {
  const databaseUrl = await createTestDatabase(process.env['TEST_CLUSTER_URL'] ?? '')
  const server = await startInHost({
    DATABASE_URL: databaseUrl,
    PORT: '0',
    BRAND: await writeBrand(wishes),
    // It was built before the first test.
    BUILD_WEB: '0',
    STRICT_REPLIES: '1',
    REQUESTS_PER_MINUTE: '1000000',
    DEMO_ROUNDS: '0',
    DEMO_DAYS: '0',
    // Those who want a bank start their own.
    SANDBOX_BANK: '0',
    LOCAL_BEACON: '0',
    LOCAL_WORLD: '0',
    LOG_LEVEL: 'info',
    ...wishes.env,
  })
  // Opening a connection costs more than most of what is done on it.
  const { db, pool } = connect({ url: databaseUrl, connections: 3, onError: () => undefined })
  const owner = new pg.Pool({ connectionString: databaseUrl, max: 3 })
  owner.on('error', () => undefined)
  return {
    url: server.url,
    databaseUrl,
    db,
    sql: async <Row extends object>(statement: string, values: unknown[] = []) => (await owner.query<Row>(statement, values)).rows,
    log: server.log,
    stop: async () => {
      await Promise.all([pool.end(), owner.end()])
      await server.stop()
    },
  }
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

/** The sites of a worker, by their wishes: the one without any, which most tests want, and one other. Even a site at rest has work to do. */
const opened = new Map<string, Promise<Site>>()

async function siteWith(wishes: Wishes): Promise<Site> {
  const key = JSON.stringify(wishes)
  for (const [other, site] of key === '{}' ? [] : opened) {
    if (other === '{}' || other === key) continue
    opened.delete(other)
    await (await site).stop()
  }
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
  site: async ({ wishes }, use) => use(await siteWith(wishes)),
  baseURL: async ({ site }, use) => use(site.url),
  sites: [
    async ({}, use) => {
      await use()
      for (const site of opened.values()) await (await site).stop()
      opened.clear()
      await endHost()
    },
    { scope: 'worker', auto: true },
  ],
})

export { expect } from '@playwright/test'
