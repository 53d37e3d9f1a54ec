import fs from 'node:fs/promises'
import path from 'node:path'
import { type CoverTheme, type MarkTheme, drawMark } from '@tucano/art'
import type { FastifyInstance } from 'fastify'
import type { Services } from '#platform/services'
import type { Catalogue } from './catalogue.ts'
import type { CoverOrder } from './draw-cover.ts'

const YEAR_SECONDS = 31_536_000
/** Of a cover's size, for screens that show one pixel as one. */
const SMALL = 0.6

/** Covers and marks, drawn by us from what the catalogue says. */
export class CataloguePictures {
  #services: Services
  #catalogue: Catalogue
  #folder: string
  #drawing = new Map<string, Promise<Buffer>>()
  #stopped = false

  constructor(services: Services, catalogue: Catalogue) {
    this.#services = services
    this.#catalogue = catalogue
    this.#folder = path.join(services.configuration.dataFolder, 'covers')
  }

  serve(app: FastifyInstance): void {
    app.get<{ Params: { file: string } }>('/brand/covers/:file', async ({ params }, reply) => {
      const [, name, small] = /^([0-9a-f]{20})(-small)?\.webp$/.exec(params.file) ?? []
      const cover = name && (await this.#cover(name, small === undefined ? 1 : SMALL))
      if (!cover) return reply.code(404).send()
      return reply.type('image/webp').header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`).send(cover)
    })
    app.get<{ Params: { type: string; file: string } }>('/brand/vendors/:type/:file', async ({ params }, reply) => {
      const code = /^([A-Z0-9_]{2,20})\.svg$/.exec(params.file)?.[1]
      const vendor = (await this.#catalogue.read()).vendors.get(code ?? '')
      if (!vendor) return reply.code(404).send()
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=3600')
        .send(drawMark(vendor.theme as MarkTheme))
    })
  }

  /** Draws what is missing, one after the other, so that the first visitor need not wait. Whoever asks meanwhile goes first. */
  async drawAhead(): Promise<void> {
    for (const { shown } of (await this.#catalogue.read()).games) {
      if (this.#stopped) return
      const name = path.basename(shown.pt.showIcon, '.webp')
      for (const scale of [SMALL, 1]) await this.#cover(name, scale).catch(() => undefined)
    }
  }

  stop(): void {
    this.#stopped = true
  }

  /** From the folder if it was drawn before; otherwise it is drawn now, once, however many ask. */
  async #cover(name: string, scale: number): Promise<Buffer | undefined> {
    const file = path.join(this.#folder, `${name}${scale === 1 ? '' : '-small'}.webp`)
    const kept = await fs.readFile(file).catch(() => undefined)
    if (kept) return kept
    const game = (await this.#catalogue.read()).byCover(name)
    if (!game) return undefined
    const { row, vendor } = game
    const drawing =
      this.#drawing.get(file) ??
      this.#draw({ name: row.name, vendor: vendor.name, theme: row.theme as CoverTheme, scale }, file).finally(() =>
        this.#drawing.delete(file),
      )
    this.#drawing.set(file, drawing)
    return drawing
  }

  async #draw(given: CoverOrder, file: string): Promise<Buffer> {
    const cover = Buffer.from(await this.#services.workerPool.do('drawCover', given))
    await this.#keep(cover, file).catch((error: unknown) => this.#services.log.warn({ err: error }, 'a cover could not be kept'))
    return cover
  }

  /** Whole or not at all: another process may be reading. */
  async #keep(cover: Buffer, file: string): Promise<void> {
    const draft = `${file}.${process.pid}.tmp`
    await fs.mkdir(this.#folder, { recursive: true })
    await fs.writeFile(draft, cover)
    await fs.rename(draft, file)
  }
}
