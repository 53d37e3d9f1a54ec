import fs from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Fault } from './fault.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}
/** The forms that the build has packed, the smallest first. */
const PACKED = [
  { coding: 'br', end: '.br' },
  { coding: 'gzip', end: '.gz' },
] as const

interface BuiltFile {
  bytes: Buffer
  type: string
  coding: string | undefined
}

/**
 * The built files of the site. A name carries the digest of its contents, so what was read once stays as it is: files are read when they are first asked for, and kept.
 * (A folder server that looks at the folder for every file costs the server more than all else that a page asks for.)
 */
class BuiltFiles {
  #folder: string
  #names: ReadonlySet<string>
  #read = new Map<string, Promise<BuiltFile>>()

  constructor(folder: string) {
    this.#folder = folder
    this.#names = new Set(fs.readdirSync(folder))
  }

  /** The file of this name in the best form that is accepted; nothing, where there is no such file. */
  find(name: string, accepted: string): Promise<BuiltFile> | undefined {
    const type = TYPES[path.extname(name)]
    if (type === undefined || !this.#names.has(name)) return undefined
    const codings = acceptedCodings(accepted)
    const packed = PACKED.find(({ coding, end }) => codings.has(coding) && this.#names.has(name + end))
    const stored = name + (packed?.end ?? '')
    const known = this.#read.get(stored)
    if (known) return known
    const reading = fs.promises
      .readFile(path.join(this.#folder, stored))
      .then((bytes): BuiltFile => ({ bytes, type, coding: packed?.coding }), missing)
    this.#read.set(stored, reading)
    // What could not be read now may be readable the next time.
    reading.catch(() => this.#read.delete(stored))
    return reading
  }
}

/** A server that runs while the web is built again and again has lost its files at last: the page says that a part of it did not come. */
function missing(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new Fault('route.unknown') : error
}

/** What stands in `accept-encoding`, without what is refused there. */
function acceptedCodings(header: string): Set<string> {
  const parts = header.split(',').map((part) => part.split(';').map((piece) => piece.trim().toLowerCase()))
  return new Set(parts.filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? '')).map(([coding]) => coding ?? ''))
}

export function serveBuiltFiles(app: FastifyInstance, folder: string, { seconds }: { seconds: number }): void {
  const files = new BuiltFiles(folder)
  app.get<{ Params: { name: string } }>('/assets/:name', async ({ params, headers }, reply) => {
    const { name } = params
    const file = await files.find(name, [headers['accept-encoding'] ?? ''].flat().join(','))
    if (!file) throw new Fault('route.unknown')
    const tag = `"${name}"`
    void reply.header('cache-control', `public, max-age=${seconds}, immutable`).header('vary', 'accept-encoding').header('etag', tag)
    if (headers['if-none-match'] === tag) return reply.code(304).send()
    if (file.coding !== undefined) void reply.header('content-encoding', file.coding)
    return reply.type(file.type).send(file.bytes)
  })
}
