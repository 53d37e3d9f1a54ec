// Draws docs/architecture.svg: the rooms of the house and the arrows between them, measured from the imports. `npm run picture`.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '..')
const FILE = path.join(ROOT, 'docs', 'architecture.svg')

interface Cruised {
  modules: { source: string; dependencies: { resolved: string }[] }[]
}

/** A room is a workspace, or a layer inside the two large ones. */
function roomOf(file: string): string | undefined {
  if (/\.(test|spec)\.ts$|\/testing\/|test-cluster/.test(file)) return undefined
  const [, side, layer] = /^(web|server)\/src\/([^/]+)/.exec(file) ?? []
  if (side && layer) return layer.includes('.') ? `${side} main` : `${side} ${layer}`
  return /^(art|contract|brand|pix|bank|database|ledger|games)\//.exec(file)?.[1]
}

interface House {
  rooms: Map<string, number>
  arrows: Map<string, number>
}

function measure(): House {
  const folders = ['art', 'games', 'contract', 'brand', 'pix', 'bank', 'database', 'ledger', 'server', 'web']
  const flags = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders]
  const output = execFileSync(process.execPath, [path.join(ROOT, 'node_modules/.bin/depcruise'), ...flags], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  const { modules } = JSON.parse(output) as Cruised
  const rooms = new Map<string, number>()
  const arrows = new Map<string, number>()
  for (const { source, dependencies } of modules) {
    const from = roomOf(source)
    if (!from || !/\.tsx?$/.test(source)) continue
    rooms.set(from, (rooms.get(from) ?? 0) + 1)
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved)
      if (to && to !== from) arrows.set(`${from} → ${to}`, (arrows.get(`${from} → ${to}`) ?? 0) + 1)
    }
  }
  return { rooms, arrows }
}

const ends = (arrow: string): [string, string] => arrow.split(' → ') as [string, string]

/** A room stands below every room that points to it. */
function floors({ rooms, arrows }: House): Map<string, number> {
  const floor = new Map([...rooms.keys()].map((room) => [room, 0]))
  for (let pass = 0; pass < rooms.size; pass++) {
    for (const arrow of arrows.keys()) {
      const [from, to] = ends(arrow)
      floor.set(to, Math.max(floor.get(to) ?? 0, (floor.get(from) ?? 0) + 1))
    }
  }
  return floor
}

const WIDTH = 168
const HEIGHT = 54
const GAP_X = 28
const GAP_Y = 56
const SIDES = ['web', 'contract', 'brand', 'server', 'database']

function draw(house: House): string {
  const floor = floors(house)
  const rank = (room: string): number => SIDES.findIndex((side) => room.startsWith(side))
  const rows = Map.groupBy(
    [...house.rooms.keys()].toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b)),
    (room) => floor.get(room) ?? 0,
  )
  const columns = Math.max(...[...rows.values()].map(({ length }) => length))
  const place = new Map<string, { x: number; y: number }>()
  for (const [row, rooms] of rows) {
    const indent = ((columns - rooms.length) * (WIDTH + GAP_X)) / 2
    rooms.forEach((room, column) => place.set(room, { x: 24 + indent + column * (WIDTH + GAP_X), y: 24 + row * (HEIGHT + GAP_Y) }))
  }
  const width = 48 + columns * (WIDTH + GAP_X) - GAP_X
  const height = 48 + rows.size * (HEIGHT + GAP_Y) - GAP_Y
  const lines = [...house.arrows].toSorted(([a], [b]) => a.localeCompare(b)).map(([arrow, count]) => drawArrow(place, arrow, count))
  const boxes = [...place].map(([room, { x, y }]) => drawRoom(room, house.rooms.get(room) ?? 0, x, y))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Inter, system-ui, sans-serif" font-size="13">
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z" fill="#5B6963"/></marker></defs>
<rect width="100%" height="100%" fill="#FBF8F3"/>
${lines.join('\n')}
${boxes.join('\n')}
</svg>
`
}

function drawArrow(place: ReadonlyMap<string, { x: number; y: number }>, arrow: string, count: number): string {
  const [from, to] = ends(arrow).map((room) => place.get(room) ?? { x: 0, y: 0 }) as [{ x: number; y: number }, { x: number; y: number }]
  const [x1, y1, x2, y2] = [from.x + WIDTH / 2, from.y + HEIGHT, to.x + WIDTH / 2, to.y - 2]
  const bend = (y2 - y1) / 2
  const weight = Math.min(4, 1 + Math.log2(count) / 2).toFixed(1)
  return `<path d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}" fill="none" stroke="#5B6963" stroke-opacity="0.45" stroke-width="${weight}" marker-end="url(#tip)"><title>${arrow}: ${count} imports</title></path>`
}

const COLOURS: Record<string, string> = { web: '#0B6E99', server: '#0F6B4F', contract: '#B93C0A', brand: '#B93C0A', database: '#17211D' }

function drawRoom(room: string, files: number, x: number, y: number): string {
  const colour = COLOURS[room.split(' ')[0] ?? ''] ?? '#17211D'
  return `<g><rect x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}" rx="12" fill="#fff" stroke="${colour}" stroke-width="1.5"/><text x="${x + WIDTH / 2}" y="${y + 24}" text-anchor="middle" font-weight="600" fill="${colour}">${room}</text><text x="${x + WIDTH / 2}" y="${y + 42}" text-anchor="middle" fill="#5B6963" font-size="11">${files} ${files === 1 ? 'file' : 'files'}</text></g>`
}

export const architecturePicture = (): string => draw(measure())

if (import.meta.main) fs.writeFileSync(FILE, architecturePicture())
