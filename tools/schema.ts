// Writes database/schema.sql and database/src/tables.ts: what the migrations make, read back from a database that ran them.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { migrate, startCluster } from '@tucano/database'
import { describeSchema } from '@tucano/database/describe'
import { describeTypes } from '@tucano/database/describe-types'
import pg from 'pg'

const root = path.join(import.meta.dirname, '..')

export async function generateSchema(url: string): Promise<{ 'database/schema.sql': string; 'database/src/tables.ts': string }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return { 'database/schema.sql': await describeSchema(client), 'database/src/tables.ts': await describeTypes(client) }
  } finally {
    await client.end()
  }
}

if (import.meta.main) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-schema-'))
  fs.chmodSync(folder, 0o755)
  const cluster = await startCluster({ folder, volatile: true })
  try {
    await migrate(cluster.url)
    for (const [file, text] of Object.entries(await generateSchema(cluster.url))) fs.writeFileSync(path.join(root, file), text)
  } finally {
    await cluster.stop()
    fs.rmSync(folder, { recursive: true })
  }
}
