import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'

const NO_SCHEMA = '3F000'
/** What a function names does not exist yet: a type, a table, a schema, another function. */
const NOT_YET = new Set(['42704', '42P01', NO_SCHEMA, '42883'])
/** `create or replace` cannot change what a function returns. */
const OTHER_RESULT = '42P13'

export interface SqlFunction {
  /** As in `ledger.post`. */
  name: string
  sql: string
  hash: string
  /** What the file says above the function. */
  comment: string
}

/** One function a file: functions/<schema>/<name>.sql. */
export function readFunctions(folder: string): SqlFunction[] {
  const files = fs.globSync('*/*.sql', { cwd: folder }).toSorted()
  return files.map((file) => {
    const sql = fs.readFileSync(path.join(folder, file), 'utf8')
    const name = `${path.dirname(file)}.${path.basename(file, '.sql')}`
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex'), comment: commentOf(sql) }
  })
}

/** The lines of comment right above the function. */
function commentOf(sql: string): string {
  const [above = ''] = sql.split(/^create or replace function /m)
  const lines = above.trimEnd().split('\n')
  const first = lines.findLastIndex((line) => !line.startsWith('--')) + 1
  return lines
    .slice(first)
    .map((line) => line.replace(/^-- ?/, ''))
    .join('\n')
}

/** Applies what can be applied, in the transaction of the caller, and returns the rest: what needs something that is not there yet. */
export async function applyFunctions(client: pg.Client, functions: SqlFunction[]): Promise<{ left: SqlFunction[]; why: unknown }> {
  let why: unknown
  let left = functions
  let before: number
  // A function may stand in a default or in the signature of another: what was applied may have been what another one needed.
  do {
    before = left.length
    const next: SqlFunction[] = []
    for (const each of left) {
      const problem = await apply(client, each)
      if (problem === undefined) continue
      why = problem
      next.push(each)
    }
    left = next
  } while (left.length > 0 && left.length < before)
  return { left, why }
}

/** Functions whose files are gone. */
export async function dropFunctions(client: pg.Client, known: SqlFunction[]): Promise<void> {
  const names = known.map(({ name }) => name)
  const { rows } = await client.query<{ name: string }>('delete from platform.functions where name <> all ($1) returning name', [names])
  for (const { name } of rows) for (const signature of await signaturesOf(client, name)) await client.query(`drop function ${signature}`)
}

/** Returns why the function cannot be applied yet. */
async function apply(client: pg.Client, each: SqlFunction): Promise<unknown> {
  await client.query('savepoint one_function')
  try {
    await create(client, each)
    await client.query('release one_function')
    return undefined
  } catch (error) {
    await client.query('rollback to one_function')
    if (error instanceof pg.DatabaseError && NOT_YET.has(error.code ?? '')) return error
    throw new Error(`function ${each.name} cannot be applied: ${(error as Error).message}`, { cause: error })
  }
}

async function create(client: pg.Client, { name, sql, hash, comment }: SqlFunction): Promise<void> {
  const [schema = ''] = name.split('.')
  const { rows } = await client.query<{ owner: string }>(
    `select quote_ident(r.rolname) as owner from pg_namespace n join pg_roles r on r.oid = n.nspowner where n.nspname = $1`,
    [schema],
  )
  if (!rows[0]) throw Object.assign(new pg.DatabaseError(`there is no schema ${schema}`, 0, 'error'), { code: NO_SCHEMA })
  const before = await signaturesOf(client, name)
  // A function belongs to the owner of its schema, unless its file says otherwise.
  await client.query(`set local role ${rows[0].owner}`)
  await client.query('savepoint as_it_is')
  try {
    await client.query(sql)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== OTHER_RESULT) throw error
    await client.query('rollback to as_it_is')
    for (const signature of before) await client.query(`drop function ${signature}`)
    await client.query(sql)
  }
  await client.query('reset role')
  const [signature, ...others] = (await signaturesOf(client, name)).toSorted(
    (a, b) => Number(before.includes(a)) - Number(before.includes(b)),
  )
  if (signature === undefined) throw new Error(`its file does not make it`)
  // The same name with other parameters is what the function was before.
  for (const other of others) await client.query(`drop function ${other}`)
  await client.query(`revoke execute on function ${signature} from public`)
  await client.query(`comment on function ${signature} is ${comment === '' ? 'null' : pg.escapeLiteral(comment)}`)
  await client.query(
    `insert into platform.functions (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash, at = clock_timestamp()`,
    [name, hash],
  )
}

async function signaturesOf(client: pg.Client, name: string): Promise<string[]> {
  const [schema, own] = name.split('.')
  const { rows } = await client.query<{ signature: string }>(
    `select p.oid::regprocedure::text as signature from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = $1 and p.proname = $2`,
    [schema, own],
  )
  return rows.map(({ signature }) => signature)
}
