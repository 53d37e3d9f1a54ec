import type pg from 'pg'

/** Schemas of the product, without those of libraries. */
const OURS = `n.nspname !~ '^(pg_|information_schema$|graphile_worker$|public$)'`

/**
 * The schema as SQL that a person reads: what all migrations and functions together make. Written from the catalogue, since the embedded PostgreSQL
 * comes without pg_dump, and in a form that is the same for every server version.
 */
export async function describeSchema(client: pg.ClientBase): Promise<string> {
  const parts: string[] = []
  for (const schema of await list(client, `select n.nspname as line from pg_namespace n where ${OURS} order by 1`)) {
    parts.push(`-- ${schema} ${'-'.repeat(Math.max(0, 110 - schema.length))}`)
    parts.push(...(await list(client, TABLES, schema)), ...(await list(client, VIEWS, schema)), ...(await list(client, FUNCTIONS, schema)))
    parts.push(...(await list(client, TRIGGERS, schema)), ...(await list(client, GRANTS, schema)))
  }
  return `-- Generated from migrations/ and functions/ by \`npm run schema\`. Do not edit.\n\n${parts.join('\n\n')}\n`
}

async function list(client: pg.ClientBase, sql: string, schema?: string): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(sql, schema === undefined ? [] : [schema])
  return rows.map(({ line }) => line)
}

/** What is written about a table, a column or a function, as comment lines above it. */
const remark = (comment: string, indent = ''): string =>
  `coalesce('${indent}-- ' || replace(${comment}, E'\\n', E'\\n${indent}-- ') || E'\\n', '')`

const COLUMN = `${remark('col_description(a.attrelid, a.attnum)', '  ')} || '  ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
  || case when a.attnotnull then ' not null' else '' end
  || case when a.attidentity <> '' then ' generated ' || case a.attidentity when 'a' then 'always' else 'by default' end || ' as identity'
          when a.attgenerated <> '' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
          when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end`

/** Partitions are left out: jobs make them, and which exist depends on the day. */
const TABLES = `
select ${remark(`obj_description(c.oid, 'pg_class')`)} || 'create table ' || n.nspname || '.' || c.relname || E' (\\n' || (
    select string_agg(entry, E',\\n' order by rank, place) from (
      select 1 as rank, lpad(a.attnum::text, 5) as place, ${COLUMN} as entry
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      union all
      select 2, k.contype::text || k.conname::text, '  constraint ' || k.conname || ' ' || pg_get_constraintdef(k.oid)
      from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'c', 'f', 'x')
    ) entries) || E'\\n)' || case when c.relkind = 'p' then ' partition by ' || pg_get_partkeydef(c.oid) else '' end || ';'
  || coalesce((select E'\\n' || string_agg(pg_get_indexdef(i.indexrelid) || ';', E'\\n' order by i.indexrelid::regclass::text)
       from pg_index i where i.indrelid = c.oid and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)), '') as line
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname = $1 and c.relkind in ('r', 'p') and not c.relispartition order by c.relname`

const VIEWS = `
select ${remark(`obj_description(c.oid, 'pg_class')`)} || 'create view ' || n.nspname || '.' || c.relname || E' as\\n' || pg_get_viewdef(c.oid, true) as line
from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1 and c.relkind = 'v' order by c.relname`

/** What a function takes and gives; how it does it stands in its file. */
const FUNCTIONS = `
select ${remark(`obj_description(p.oid, 'pg_proc')`)} || 'function ' || n.nspname || '.' || p.proname || '(' || pg_get_function_arguments(p.oid) || ') returns '
  || pg_get_function_result(p.oid) || case when p.prosecdef then ' security definer' else '' end || ';' as line
from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = $1 and p.prokind in ('f', 'p') order by p.proname, p.oid::regprocedure::text`

const TRIGGERS = `
select string_agg(pg_get_triggerdef(t.oid) || ';', E'\\n' order by c.relname, t.tgname) as line
from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
where n.nspname = $1 and not t.tgisinternal and not c.relispartition having count(*) > 0`

const GRANTS = `
select string_agg(line, E'\\n' order by line) as line from (
  select 'grant ' || string_agg(lower(g.privilege_type), ', ' order by g.privilege_type) || ' on ' || n.nspname || '.' || c.relname || ' to tucano_app;' as line
  from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) g
  where n.nspname = $1 and not c.relispartition and g.grantee = 'tucano_app'::regrole group by n.nspname, c.relname
  union all
  select 'grant execute on function ' || p.oid::regprocedure || ' to tucano_app;'
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace, aclexplode(p.proacl) g where n.nspname = $1 and g.grantee = 'tucano_app'::regrole
) grants having count(*) > 0`
