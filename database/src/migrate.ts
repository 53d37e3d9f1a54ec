import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { applicationName } from './application-name.ts'
import { type SqlFunction, applyFunctions, dropFunctions, readFunctions } from './functions.ts'

const FOLDER = path.join(import.meta.dirname, '..')
/** Any constant: two processes that start at once must not migrate at once. */
const LOCK_KEY = 7_382_120

interface Migration {
  name: string
  sql: string
  hash: string
}

/**
 * Brings a database up to date, in one transaction, and returns the names of what it ran: migrations in their order, and functions that are new or
 * differ from those of the database. A function is applied as soon as what it names exists, so that migrations can use it in defaults and triggers.
 */
export async function migrate(url: string, folder = FOLDER): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: applicationName })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    const migrations = readMigrations(path.join(folder, 'migrations'))
    const applied = await readHashes(client, 'platform.migrations')
    refuseRewritten(migrations, applied)
    const functions = readFunctions(path.join(folder, 'functions'))
    const known = await readHashes(client, 'platform.functions')
    const open = migrations.filter(({ name }) => !applied.has(name))
    const changed = functions.filter(({ name, hash }) => known.get(name) !== hash)
    if (open.length + changed.length === 0 && known.size === functions.length) return []
    await client.query('begin; set local check_function_bodies = off')
    await run(client, { open, changed, functions })
    await client.query('commit')
    if (open.length > 0) await allowJobSchema(client)
    return [...open, ...changed].map(({ name }) => name)
  } finally {
    await client.end()
  }
}

async function run(
  client: pg.Client,
  { open, changed, functions }: { open: Migration[]; changed: SqlFunction[]; functions: SqlFunction[] },
) {
  let left = changed
  let why: unknown
  for (const migration of open) {
    await apply(client, migration)
    ;({ left, why } = await applyFunctions(client, left))
  }
  if (left.length > 0) ({ left, why } = await applyFunctions(client, left))
  const [first] = left
  if (first) throw new Error(`function ${first.name} cannot be applied: ${(why as Error).message}`, { cause: why })
  await dropFunctions(client, functions)
}

/** The job library makes a schema of its own, as the application. The right to do so belongs to the database and is not copied with it. */
export async function allowJobSchema(client: pg.Client): Promise<void> {
  await client.query(`do $$ begin execute format('grant create on database %I to tucano_app', current_database()); end $$`)
}

function readMigrations(folder: string): Migration[] {
  const names = fs.readdirSync(folder).filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file))
  return names.toSorted().map((file) => {
    const sql = fs.readFileSync(path.join(folder, file), 'utf8')
    return { name: path.basename(file, '.sql'), sql, hash: createHash('sha256').update(sql).digest('hex') }
  })
}

async function readHashes(client: pg.Client, table: 'platform.migrations' | 'platform.functions'): Promise<Map<string, string>> {
  const { rows: found } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table])
  if (!found[0]?.found) return new Map()
  const { rows } = await client.query<{ name: string; hash: string }>(`select name, hash from ${table}`)
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

/** Migrations are append-only: one that was edited after it ran would mean two databases of the same version that differ. */
function refuseRewritten(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...applied.keys()].find((name) => !known.has(name))
  if (unknown) throw new Error(`the database was made by another version: it has run migration ${unknown}, which this one does not have`)
  for (const { name, hash } of migrations) {
    const before = applied.get(name)
    if (before !== undefined && before !== hash) throw new Error(`migration ${name} was changed after it had run on this database`)
  }
}

async function apply(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  try {
    await client.query(sql)
    await client.query('insert into platform.migrations (name, hash) values ($1, $2)', [name, hash])
  } catch (error) {
    throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
