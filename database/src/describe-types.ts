import type pg from 'pg'

/** TypeScript of a column's type as our driver reads it: 64-bit integers are bigint, decimals never become floats. */
const TYPES: Record<string, string> = {
  bigint: 'bigint',
  xid8: 'string',
  integer: 'number',
  smallint: 'number',
  boolean: 'boolean',
  text: 'string',
  uuid: 'string',

  bytea: 'Buffer',
  inet: 'string',
  date: 'string',
  jsonb: 'unknown',
  'timestamp with time zone': 'Date',
  'text[]': 'string[]',
  'bigint[]': 'bigint[]',
  'integer[]': 'number[]',
  'timestamp with time zone[]': 'Date[]',
}

interface Column {
  table: string
  column: string
  type: string
  required: boolean
  filled: boolean
}

/** The Kysely types of every table and view, from the migrated database. */
export async function describeTypes(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<Column>(`
    select n.nspname || '.' || c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type, a.attnotnull as required,
      a.attidentity <> '' or a.attgenerated <> '' or a.atthasdef as filled
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v') and not c.relispartition and a.attnum > 0 and not a.attisdropped
      and n.nspname !~ '^(pg_|information_schema$|graphile_worker$|public$)'
    order by 1, a.attnum`)
  const tables = Map.groupBy(rows, ({ table }) => table)
  const bodies = [...tables].map(([table, columns]) => `  '${table}': {\n${columns.map(line).join('\n')}\n  }`)
  return [
    '// Generated from migrations/ by `npm run schema`. Do not edit.',
    "import type { Generated } from 'kysely'",
    '',
    `export interface Tables {\n${bodies.join('\n')}\n}`,
    '',
  ].join('\n')
}

function line({ table, column, type, required, filled }: Column): string {
  const known = TYPES[type]
  if (known === undefined) throw new Error(`${table}.${column} has type ${type}, which describe-types.ts does not know yet`)
  const nullable = required || known === 'unknown' ? known : `${known} | null`
  return `    ${column}: ${filled ? `Generated<${nullable}>` : nullable}`
}
