import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'

const FOLDER = path.join(import.meta.dirname, '..', 'migrations')
/** Any constant: two processes that start at once must not migrate at once. */
const LOCK_KEY = 7_382_120

interface Migration {
  name: string
  sql: string
  hash: string
}

/** Brings a database up to date and returns the names of the migrations that it ran. Each runs in a transaction of its own. */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'tucano' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    const applied = await readApplied(client)
    const migrations = readMigrations()
    refuseRewritten(migrations, applied)
    const open = migrations.filter(({ name }) => !applied.has(name))
    for (const migration of open) await apply(client, migration)
    if (open.length > 0) await allowJobSchema(client)
    return open.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** The job library makes a schema of its own, as the application. The right to do so belongs to the database and is not copied with it. */
export async function allowJobSchema(client: pg.Client): Promise<void> {
  await client.query(`do $$ begin execute format('grant create on database %I to tucano_app', current_database()); end $$`)
}

function readMigrations(): Migration[] {
  const names = fs.readdirSync(FOLDER).filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file))
  return names.toSorted().map((file) => {
    const sql = fs.readFileSync(path.join(FOLDER, file), 'utf8')
    return { name: path.basename(file, '.sql'), sql, hash: createHash('sha256').update(sql).digest('hex') }
  })
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const table = await client.query<{ found: boolean }>(`select to_regclass('platform.migrations') is not null as found`)
  if (!table.rows[0]?.found) return new Map()
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from platform.migrations')
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

/** Migrations are append-only: one that was edited after it ran would mean two databases of the same version that differ. */
function refuseRewritten(migrations: Migration[], applied: Map<string, string>): void {
  for (const { name, hash } of migrations) {
    const before = applied.get(name)
    if (before !== undefined && before !== hash) throw new Error(`migration ${name} was changed after it had run on this database`)
  }
}

async function apply(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into platform.migrations (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
