import fs from 'node:fs'
import path from 'node:path'

/**
 * The layers of the project, read from the table of ARCHITECTURE.md: which folder may import which, and whose PostgreSQL schemas they are. The rules
 * on imports and on SQL are made from it; there is no other list.
 */
export interface Layer {
  /** As in `server/src/betting`; `server/src/features/*` stands for each feature. */
  folder: string
  /** Folders that it may import, besides itself. */
  imports: string[]
  /** Schemas that are its own. A feature has the one of its name as well. */
  schemas: string[]
}

const ROOT = path.join(import.meta.dirname, '..')
const HEAD = '| folder | what it is | may import | schemas |'

export function readLayers(text = fs.readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8')): Layer[] {
  const lines = text.split('\n')
  const from = lines.indexOf(HEAD)
  if (from < 0) throw new Error('ARCHITECTURE.md has no table of layers')
  const rows = lines.slice(from + 2, lines.indexOf('', from)).map((line) => line.split('|').slice(1, -1))
  const written = rows.flatMap(([folders = '', , imports = '', schemas = '']) =>
    coded(folders).map((folder) => ({ folder, imports: coded(imports), schemas: coded(schemas) })),
  )
  const known = new Set(written.map(({ folder }) => folder))
  return written.map(({ folder, imports, schemas }) => ({ folder, imports: imports.map((name) => resolve(name, folder, known)), schemas }))
}

/** What stands between backticks, with braces written out: `a/{b,c}` is two. */
function coded(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/gu)].flatMap(([, name = '']) => {
    const braces = /^(.*)\{(.*)\}(.*)$/u.exec(name)
    return braces ? braces[2]!.split(',').map((one) => `${braces[1]}${one.trim()}${braces[3]}`) : [name.replace(/\/$/u, '')]
  })
}

/** A name is a folder beside the one that imports it, or one of the top. */
function resolve(name: string, importer: string, known: ReadonlySet<string>): string {
  const side = /^(server|web)\//u.exec(importer)?.[1]
  const beside = `${side}/src/${name}`
  if (side && known.has(beside)) return beside
  if (known.has(name) || name.endsWith('/*')) return name
  throw new Error(`${importer} may import ${name}, which the table does not have`)
}

const isFeature = (folder: string): boolean => /^(server|web)\/src\/features\//u.test(folder)
const everyFeature = (folder: string): string => folder.replace(/\/features\/.*$/u, '/features/*')

/** All that holds for a folder: its own row, and for a feature also the row of every feature. */
function rowsOf(layers: readonly Layer[], folder: string): Layer[] {
  return layers.filter((layer) => layer.folder === folder || (isFeature(folder) && layer.folder === everyFeature(folder)))
}

/** The folders that a folder may import. */
export const importsOf = (layers: readonly Layer[], folder: string): string[] => rowsOf(layers, folder).flatMap(({ imports }) => imports)

/** The schemas that a folder of the server may name: its own, and those of what it may import. */
export function schemasOf(layers: readonly Layer[], folder: string): Set<string> {
  const rows = rowsOf(layers, folder)
  const below = new Set(rows.flatMap(({ imports }) => imports))
  const own = isFeature(folder) ? [path.posix.basename(folder)] : []
  return new Set([
    ...own,
    ...rows.flatMap(({ schemas }) => schemas),
    ...layers.filter((one) => below.has(one.folder)).flatMap(({ schemas }) => schemas),
  ])
}

/** The folder whose schema this is. */
export const ownerOf = (layers: readonly Layer[], schema: string): string =>
  layers.find(({ schemas }) => schemas.includes(schema))?.folder ?? `server/src/features/${schema}`
