import fs from 'node:fs'
import path from 'node:path'
import { downloadPaths } from '@tucano/contract/downloads'
import type { Catalogue } from '#catalogue/catalogue'
import type { Services } from '#platform/services'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Icons } from './icons.ts'
import { manifestOf } from './manifest.ts'
import { offlinePage } from './offline-page.ts'
import { profileOf } from './profile.ts'
import { provenSigning, signProfile } from './sign-profile.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

/** Serves what makes the site installable: manifest, icons, service worker, the page without a connection, and the profile for iPhones. */
export async function serveDownloads(app: FastifyInstance, services: Services, catalogue: Catalogue): Promise<void> {
  const icons = new Icons(services)
  const offline = offlinePage(services.brand)
  const worker = fs
    .readFileSync(path.join(import.meta.dirname, 'service-worker.js'), 'utf8')
    .replace('%VERSION%', offline.version)
    .replace('%OFFLINE%', downloadPaths.offline)

  app.get(downloadPaths.manifest, async (_request, reply) => {
    const manifest = manifestOf(services.brand, icons, await catalogue.read())
    return reply.type('application/manifest+json; charset=utf-8').header('cache-control', HOUR).send(JSON.stringify(manifest))
  })
  app.get(downloadPaths.serviceWorker, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker),
  )
  app.get(downloadPaths.offline, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': offline.policy })
      .send(offline.html),
  )
  app.get<{ Params: { file: string } }>(`${downloadPaths.icons}/:file`, async ({ params }, reply) => {
    const name = icons.named(params.file)
    if (!name) return reply.code(404).send()
    return reply
      .type('image/png')
      .header('cache-control', FOREVER)
      .send(await icons.read(name))
  })
  app.get(downloadPaths.touchIcon, async ({ headers }, reply) => {
    const tag = `"${icons.fileOf('touch-180')}"`
    void reply.headers({ etag: tag, 'cache-control': HOUR })
    if (headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type('image/png').send(await icons.read('touch-180'))
  })
  await serveProfile(app, services, icons)
}

async function serveProfile(app: FastifyInstance, { brand, configuration }: Services, icons: Icons): Promise<void> {
  const { profileSigning, publicUrl } = configuration
  const signing = profileSigning && (await provenSigning(profileSigning))
  const ours = new Set([...brand.domains.list, new URL(publicUrl).host])
  const signed = new Map<string, Promise<Buffer>>()
  const write = async (origin: string): Promise<string> => profileOf({ brand, origin, icon: await icons.read('touch-180') })
  // Anybody can name any host in a request: what carries our signature leads to an address of ours and nowhere else.
  const sign = (asked: string): Promise<Buffer> => {
    const origin = ours.has(new URL(asked).host) ? asked : publicUrl
    const known = signed.get(origin)
    if (known) return known
    const made = write(origin).then((profile) => signProfile(profile, signing!))
    signed.set(origin, made)
    made.catch(() => signed.delete(origin))
    return made
  }
  app.get(downloadPaths.profile, async (request, reply) => {
    const origin = originOf(request) ?? publicUrl
    const file = signing ? await sign(origin) : await write(origin)
    return reply
      .type('application/x-apple-aspen-config')
      .headers({
        'content-disposition': `attachment; filename="${brand.merchantCode.replaceAll(/[^\w-]/g, '')}.mobileconfig"`,
        'cache-control': 'no-store',
      })
      .send(file)
  })
}

/** Where whoever asks has reached us, unless it is no address at all. */
function originOf({ host, visitor }: FastifyRequest): string | undefined {
  const address = URL.parse(`${visitor.secure ? 'https' : 'http'}://${host}`)
  return address && address.host === host.toLowerCase() ? address.origin : undefined
}
