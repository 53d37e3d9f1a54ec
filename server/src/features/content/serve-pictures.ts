import { bannerDigest } from '@tucano/contract/content'
import type { Db } from '@tucano/database'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000

/** Pictures of banners. An address is the digest of its bytes, and never shows anything else. */
export function servePictures(app: FastifyInstance, db: Db): void {
  app.get('/pictures/banners/:file', async ({ url }, reply) => {
    const digest = bannerDigest(url)
    const found = digest && (await db.selectFrom('content.pictures').select('webp').where('digest', '=', digest).executeTakeFirst())
    if (!found) return reply.code(404).send()
    return reply.type('image/webp').header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`).send(found.webp)
  })
}
