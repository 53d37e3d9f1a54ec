import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { applicationName } from './application-name.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

// 64-bit integers are bigint in our code, never a float or a string; arrays of them too.
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, BigInt)
const bigints = (text: string): (bigint | null)[] =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((each) => (each === 'NULL' ? null : BigInt(each)))
types.setTypeParser(1016, bigints as never)
// A date is a day, not a moment at which some time zone begins it.
types.setTypeParser(pg.types.builtins.DATE, (text) => text as never)

interface Options {
  url: string
  connections: number
  onError: (error: Error) => void
}

/** A pool that works as the application's role: what the migrations do not grant, it cannot do. */
export function connect({ url, connections, onError }: Options): { pool: pg.Pool; db: Db } {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: connections,
    application_name: applicationName,
    options: '-c role=tucano_app -c statement_timeout=30000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=60000',
    connectionTimeoutMillis: 5000,
  })
  // Without a listener, a connection that the server closes while idle would end the process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) }
}

export type Ask = (text: string, values?: unknown[]) => Promise<pg.QueryResult>

/** Queries on one connection that somebody else has opened and ends, within whatever transaction it is in. */
export function dbOf(client: { query: Ask }): Db {
  const connection = { query: client.query.bind(client), release: () => undefined }
  const pool = { connect: () => Promise.resolve(connection), end: () => Promise.resolve() }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) })
}
