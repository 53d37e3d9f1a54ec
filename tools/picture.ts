// Draws docs/architecture.svg: folders and the arrows between them, measured from the imports: which there are, not how many. `npm run picture`.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '..')
const FILE = path.join(ROOT, 'docs', 'architecture.svg')

interface Imports {
  modules: { source: string; dependencies: { resolved: string }[] }[]
  /** Those that the rules forbid. */
  summary: { violations: { rule: { name: string }; from: string; to: string }[] }
}

const FOLDERS = ['art', 'games', 'contract', 'brand', 'pix', 'sandbox-bank', 'beacon', 'database', 'ledger', 'server', 'web']

/** Every import of the project, read once for the rules and for the picture. */
export function readImports(): Imports {
  const flags = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...FOLDERS, 'tools', 'e2e', 'bench']
  const output = execFileSync(process.execPath, [path.join(ROOT, 'node_modules/.bin/depcruise'), ...flags], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  return JSON.parse(output) as Imports
}

/** A folder is a workspace, or a layer inside the two large ones. */
function folderOf(file: string): string | undefined {
  if (/\.(test|spec)\.ts$|\/testing\/|test-cluster/.test(file)) return undefined
  const [, side, layer] = /^(web|server)\/src\/([^/]+)/.exec(file) ?? []
  if (side && layer) return layer.includes('.') ? `${side} main` : `${side} ${layer}`
  return /^(art|contract|brand|pix|sandbox-bank|database|ledger|games)\//.exec(file)?.[1]
}

interface Layout {
  folders: Set<string>
  arrows: Set<string>
}

function measure({ modules }: Imports): Layout {
  const found = new Set<string>()
  const arrows = new Set<string>()
  for (const { source, dependencies } of modules) {
    const from = folderOf(source)
    if (!from || !/\.tsx?$/.test(source)) continue
    found.add(from)
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved)
      if (to && to !== from) arrows.add(`${from} → ${to}`)
    }
  }
  return { folders: found, arrows }
}

const ends = (arrow: string): [string, string] => arrow.split(' → ') as [string, string]

/** A folder stands below every folder that points to it. */
function levels({ folders, arrows }: Layout): Map<string, number> {
  const level = new Map([...folders].map((folder) => [folder, 0]))
  for (let pass = 0; pass < folders.size; pass++) {
    for (const arrow of arrows) {
      const [from, to] = ends(arrow)
      level.set(to, Math.max(level.get(to) ?? 0, (level.get(from) ?? 0) + 1))
    }
  }
  return level
}

const WIDTH = 168
const HEIGHT = 44
const GAP_X = 28
const GAP_Y = 56
const SIDES = ['web', 'contract', 'brand', 'server', 'database']

function draw(layout: Layout): string {
  const level = levels(layout)
  const rank = (folder: string): number => SIDES.findIndex((side) => folder.startsWith(side))
  const rows = Map.groupBy(
    [...layout.folders].toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b)),
    (folder) => level.get(folder) ?? 0,
  )
  const columns = Math.max(...[...rows.values()].map(({ length }) => length))
  const place = new Map<string, { x: number; y: number }>()
  for (const [row, folders] of rows) {
    const indent = ((columns - folders.length) * (WIDTH + GAP_X)) / 2
    folders.forEach((folder, column) => place.set(folder, { x: 24 + indent + column * (WIDTH + GAP_X), y: 24 + row * (HEIGHT + GAP_Y) }))
  }
  const width = 48 + columns * (WIDTH + GAP_X) - GAP_X
  const height = 48 + rows.size * (HEIGHT + GAP_Y) - GAP_Y
  const lines = [...layout.arrows].toSorted((a, b) => a.localeCompare(b)).map((arrow) => drawArrow(place, arrow))
  const boxes = [...place].map(([folder, { x, y }]) => drawFolder(folder, x, y))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Inter, system-ui, sans-serif" font-size="13">
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z" fill="#5B6963"/></marker></defs>
<rect width="100%" height="100%" fill="#FBF8F3"/>
${lines.join('\n')}
${boxes.join('\n')}
</svg>
`
}

function drawArrow(place: ReadonlyMap<string, { x: number; y: number }>, arrow: string): string {
  const [from, to] = ends(arrow).map((folder) => place.get(folder) ?? { x: 0, y: 0 }) as [
    { x: number; y: number },
    { x: number; y: number },
  ]
  const [x1, y1, x2, y2] = [from.x + WIDTH / 2, from.y + HEIGHT, to.x + WIDTH / 2, to.y - 2]
  const bend = (y2 - y1) / 2
  return `<path d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}" fill="none" stroke="#5B6963" stroke-opacity="0.45" stroke-width="1.5" marker-end="url(#tip)"><title>${arrow}</title></path>`
}

const COLOURS: Record<string, string> = { web: '#0B6E99', server: '#0F6B4F', contract: '#B93C0A', brand: '#B93C0A', database: '#17211D' }

function drawFolder(folder: string, x: number, y: number): string {
  const colour = COLOURS[folder.split(' ')[0] ?? ''] ?? '#17211D'
  return `<g><rect x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}" rx="12" fill="#fff" stroke="${colour}" stroke-width="1.5"/><text x="${x + WIDTH / 2}" y="${y + HEIGHT / 2 + 5}" text-anchor="middle" font-weight="600" fill="${colour}">${folder}</text></g>`
}

export const architecturePicture = (imports: Imports): string => draw(measure(imports))

if (import.meta.main) fs.writeFileSync(FILE, architecturePicture(readImports()))
