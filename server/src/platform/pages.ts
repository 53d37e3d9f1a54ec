import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { brandFolder, colourNames } from '@tucano/brand'
import { pageAt } from '@tucano/contract/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serveBuiltFiles } from './built-files.ts'
import { Fault } from './fault.ts'
import type { Services } from './services.ts'
import { sendFault } from './routes.ts'
import type { Visitor } from './visitor.ts'

/** What the page finds in its own HTML, so that it need not ask for it first. */
export interface Boot {
  data: unknown
  /** The first banner: the largest thing that the page shows. It is drawn by the HTML itself, before any script has come. */
  banner: { picture: string; group: string } | undefined
  /** Answers of calls that the page would make first. */
  answers: readonly unknown[]
}
export type BootReader = (request: { visitor: Visitor; address: URL }) => Promise<Boot>

const YEAR_SECONDS = 31_536_000
export const WEB_FOLDER = path.join(import.meta.dirname, '..', '..', '..', 'web', 'dist')
/** A flag a country, by its code in small letters. */
const FLAGS_FOLDER = path.join(path.dirname(fileURLToPath(import.meta.resolve('circle-flags/package.json'))), 'flags')

export interface PageTemplate {
  html: string
  /** Scripts and stylesheets of pages that are fetched with those of every page, as elements. */
  filesOf: ReadonlyMap<string, string>
  /** What the content policy has to allow of the page's own inline parts. */
  scriptHashes: string[]
  styleHashes: string[]
}

/** Reads the built page and fills in what is the same for every visitor of this brand. */
export function readTemplate({ brand }: Services): PageTemplate {
  const style = brandStyle(brand.colours)
  const html = fs
    .readFileSync(path.join(WEB_FOLDER, 'index.html'), 'utf8')
    .replaceAll('%BRAND_NAME%', escapeHtml(brand.name))
    .replaceAll('%BRAND_DESCRIPTION%', escapeHtml(brand.description))
    .replaceAll('%BRAND_COLOUR%', brand.colours.light.surface)
    .replace('<!--brand-style-->', () => `<style>${style}</style>`)
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
  return { html, filesOf: readPageFiles(), scriptHashes: scripts.map(hashOf), styleHashes: [hashOf(style)] }
}

/** The list that the build has written (web/page-files.ts). */
function readPageFiles(): Map<string, string> {
  const lists = JSON.parse(fs.readFileSync(path.join(WEB_FOLDER, 'page-files.json'), 'utf8')) as Record<string, string[]>
  const element = (file: string): string =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`
  return new Map(Object.entries(lists).map(([page, files]) => [page, files.map(element).join('')]))
}

/** How a content policy names an inline part. */
export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The brand's colours as custom properties: the stylesheet of the site names them and knows no value. */
export function brandStyle({ light, dark }: Services['brand']['colours']): string {
  const properties = (theme: typeof light): string => colourNames.map((name) => `--${name}:${theme[name]}`).join(';')
  return `:root{${properties(light)}}:root[data-theme=dark]{${properties(dark)}}`
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)

/** Serves the built site, the brand's pictures, and the page itself for every address that is a page. */
export async function servePages(app: FastifyInstance, services: Services, template: PageTemplate, readBoot: BootReader): Promise<void> {
  serveBuiltFiles(app, path.join(WEB_FOLDER, 'assets'), { seconds: YEAR_SECONDS })
  await app.register(fastifyStatic, {
    root: path.join(brandFolder(services.brand), 'assets'),
    prefix: '/brand/',
    index: false,
    setHeaders: cacheFor(3600),
  })
  await app.register(fastifyStatic, {
    root: FLAGS_FOLDER,
    prefix: '/brand/flags/',
    decorateReply: false,
    setHeaders: cacheFor(86_400),
  })
  app.setNotFoundHandler((request, reply) => sendFault(request, reply, new Fault('route.unknown')))
  app.get('/*', async (request, reply) => {
    const pathname = request.url.split('?')[0] ?? '/'
    if (!wantsPage(request, pathname)) return sendFault(request, reply, new Fault('route.unknown'))
    const page = pageAt(decodePath(pathname))
    const found = page !== undefined && (!['gallery', 'outbox'].includes(page) || services.brand.demo)
    // A window that comes back from another service would be cut off from the page that opened it.
    if (page === 'signIn') void reply.header('cross-origin-opener-policy', 'unsafe-none')
    const boot = await readBoot({ visitor: request.visitor, address: addressOf(request) })
    return sendPage(reply.code(found ? 200 : 404), template, { page: found ? page : undefined, ...boot })
  })
}

const cacheFor =
  (seconds: number) =>
  (reply: { header: (name: string, value: string) => unknown }): void => {
    reply.header('cache-control', `public, max-age=${seconds}`)
  }

function wantsPage({ method, headers }: FastifyRequest, pathname: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (/^\/(wps|lgw|lotto|brand|assets)\//.test(pathname)) return false
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
}

/** Whatever was asked for is below some host. */
function addressOf({ url }: FastifyRequest): URL {
  const address = new URL('http://site')
  const [pathname = '', search = ''] = url.split(/\?(.*)/s)
  address.pathname = pathname
  address.search = search
  return address
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** In a script element `<` could end it; in JSON it can always be written as an escape. */
const jsonElement = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

function sendPage(
  reply: FastifyReply,
  { html, filesOf }: PageTemplate,
  { page, data, banner, answers }: Boot & { page: string | undefined },
): FastifyReply {
  const filled = html
    .replace('<!--boot-->', () => jsonElement('boot', data))
    .replace('<!--page-files-->', () => filesOf.get(page ?? '') ?? '')
    .replace('<!--first-screen-->', () => (banner ? firstScreen(banner) : ''))
    .replace('<!--first-answers-->', () => (answers.length > 0 ? jsonElement('answers', answers) : ''))
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(filled)
}

/** The head's ground and the first banner, where the page will draw them (web/src/ui/first-screen.css). The page takes its place. */
const firstScreen = ({ picture, group }: NonNullable<Boot['banner']>): string =>
  `<div class="first-head"></div><div class="first-banner" data-group="${escapeHtml(group)}">` +
  `<img src="${escapeHtml(picture)}" alt="" fetchpriority="high"></div>`
