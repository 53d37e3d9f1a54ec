import fs from 'node:fs'
import path from 'node:path'
import { type Layer, ownerOf, schemasOf } from './layers.ts'

/** Tables, views and functions of each schema. */
export type Schemas = ReadonlyMap<string, ReadonlySet<string>>

export function readSchemas(root: string): Schemas {
  const schemas = new Map<string, Set<string>>()
  const add = (schema: string, name: string): void => void (schemas.get(schema) ?? schemas.set(schema, new Set()).get(schema)!).add(name)
  const schema = fs.readFileSync(path.join(root, 'database/schema.sql'), 'utf8')
  for (const [, of = '', name = ''] of schema.matchAll(/^create (?:unlogged )?(?:table|view) (\w+)\.(\w+)/gimu)) add(of, name)
  for (const file of sqlFiles(root, 'database/functions')) add(path.basename(path.dirname(file)), path.basename(file, '.sql'))
  return schemas
}

const sqlFiles = (root: string, folder: string): string[] =>
  fs
    .globSync(`${folder}/**/*.sql`, { cwd: root })
    .toSorted()
    .map((file) => path.join(root, file))

/** What a text names of other schemas, as `schema.name`. */
export function namesIn(text: string, schemas: Schemas): Set<string> {
  const found = [...text.matchAll(/\b([a-z]+)\.([a-z_]+)\b/gu)].filter(([, schema = '', name = '']) => schemas.get(schema)?.has(name))
  return new Set(found.map(([whole]) => whole))
}

const withoutComments = (sql: string): string => sql.replace(/--.*$/gmu, '')

/** The texts of a program, where SQL and names of tables stand; what is put into them is not text. */
const textsOf = (program: string): string =>
  [...program.matchAll(/'[^'\n]*'|`[^`]*`/gu)].map(([text]) => text.replace(/\$\{[^}]*\}/gu, ' ')).join('\n')

/** A function names its own schema and those below it. */
export function judgeFunction(layers: readonly Layer[], schemas: Schemas, { schema, sql }: { schema: string; sql: string }): string[] {
  const allowed = schemasOf(layers, ownerOf(layers, schema))
  return outside([...namesIn(withoutComments(sql), schemas)], allowed)
}

/** A program of a folder names the folder's schemas and those below it. */
export function judgeProgram(layers: readonly Layer[], schemas: Schemas, { folder, text }: { folder: string; text: string }): string[] {
  return outside([...namesIn(textsOf(text), schemas)], schemasOf(layers, folder))
}

const outside = (names: readonly string[], allowed: ReadonlySet<string>): string[] =>
  names.filter((name) => !allowed.has(name.split('.')[0]!)).toSorted()

/** A trigger joins a table and a function: one of their schemas may name the other. */
export function judgeTriggers(layers: readonly Layer[], migration: string): string[] {
  const triggers = withoutComments(migration).matchAll(/create trigger (\w+)[^;]*?\bon (\w+)\.\w+[^;]*?execute function (\w+)\.\w+/gu)
  return [...triggers].flatMap(([, trigger = '', table = '', run = '']) => {
    const may = (from: string, to: string): boolean => schemasOf(layers, ownerOf(layers, from)).has(to)
    return table === run || may(table, run) || may(run, table) ? [] : [`${trigger} of ${table} runs ${run}`]
  })
}

/** The folder of the table to which a file of the server belongs; files of `server/src` itself put everything together. */
export function folderOf(file: string): string | undefined {
  const [, , first, second, third] = file.split('/')
  if (first === 'features') return third === undefined ? undefined : `server/src/features/${second}`
  return second === undefined || first === 'testing' ? undefined : `server/src/${first}`
}

export interface Found {
  file: string
  names: string[]
}

/** Everything that names a schema which it may not. */
export function judgeTree(root: string, layers: readonly Layer[]): Found[] {
  const schemas = readSchemas(root)
  const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')
  const functions = sqlFiles(root, 'database/functions').map((file) => ({
    file: path.relative(root, file),
    names: judgeFunction(layers, schemas, { schema: path.basename(path.dirname(file)), sql: fs.readFileSync(file, 'utf8') }),
  }))
  const migrations = sqlFiles(root, 'database/migrations').map((file) => ({
    file: path.relative(root, file),
    names: judgeTriggers(layers, fs.readFileSync(file, 'utf8')),
  }))
  const programs = fs.globSync('server/src/**/*.ts', { cwd: root }).flatMap((file) => {
    const folder = folderOf(file.replaceAll(path.sep, '/'))
    return folder === undefined || file.endsWith('.test.ts')
      ? []
      : [{ file, names: judgeProgram(layers, schemas, { folder, text: read(file) }) }]
  })
  const books = fs
    .globSync('ledger/src/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, names: judgeProgram(layers, schemas, { folder: 'ledger', text: read(file) }) }))
  return [...functions, ...migrations, ...programs, ...books].filter(({ names }) => names.length > 0)
}
