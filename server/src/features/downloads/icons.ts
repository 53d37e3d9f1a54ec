import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { brandFolder } from '@tucano/brand'
import { downloadPaths } from '@tucano/contract/downloads'
import type { Services } from '#platform/services'

/** `any` has its own outline, `maskable` fills the square: phones cut it to whatever shape they like. */
const drawings = { any: 'favicon.svg', maskable: 'icon-maskable.svg' } as const

interface Icon {
  drawing: keyof typeof drawings
  size: number
}

/** Icons of an installed site; phones that know no manifest take the last one. */
const icons = {
  'any-192': { drawing: 'any', size: 192 },
  'any-512': { drawing: 'any', size: 512 },
  'maskable-192': { drawing: 'maskable', size: 192 },
  'maskable-512': { drawing: 'maskable', size: 512 },
  'touch-180': { drawing: 'maskable', size: 180 },
} as const satisfies Record<string, Icon>
export type IconName = keyof typeof icons

/** The brand's icons as PNG. Each is drawn once, when it is first asked for; its name holds the hash of the drawing that it comes from. */
export class Icons {
  #workerPool: Services['workerPool']
  #sources: Record<keyof typeof drawings, string>
  #drawn = new Map<IconName, Promise<Buffer>>()

  constructor({ brand, workerPool }: Pick<Services, 'brand' | 'workerPool'>) {
    const read = (file: string): string => fs.readFileSync(path.join(brandFolder(brand), 'assets', file), 'utf8')
    this.#sources = { any: read(drawings.any), maskable: read(drawings.maskable) }
    this.#workerPool = workerPool
  }

  /** For the manifest: where each icon is, and what it is for. */
  get listed(): { src: string; sizes: string; type: string; purpose: string }[] {
    const names = (Object.keys(icons) as IconName[]).filter((name) => !name.startsWith('touch'))
    return names.map((name) => {
      const { drawing, size } = icons[name]
      return { src: `${downloadPaths.icons}/${this.fileOf(name)}`, sizes: `${size}x${size}`, type: 'image/png', purpose: drawing }
    })
  }

  fileOf(name: IconName): string {
    return `${name}-${createHash('sha256').update(this.#sources[icons[name].drawing]).digest('hex').slice(0, 12)}.png`
  }

  named(file: string): IconName | undefined {
    return (Object.keys(icons) as IconName[]).find((name) => this.fileOf(name) === file)
  }

  read(name: IconName): Promise<Buffer> {
    const known = this.#drawn.get(name)
    if (known) return known
    const { drawing, size } = icons[name]
    const drawn = this.#workerPool.do('drawIcon', { svg: this.#sources[drawing], size }).then((png) => Buffer.from(png))
    this.#drawn.set(name, drawn)
    // What could not be drawn is tried again by the next who asks.
    drawn.catch(() => this.#drawn.delete(name))
    return drawn
  }
}
