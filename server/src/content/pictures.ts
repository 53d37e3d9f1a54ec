import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { type Brand, brandFolder } from '@tucano/brand'
import {
  BANNER_BYTES_MAX,
  BANNER_HEIGHT_MIN,
  BANNER_WIDTH_MIN,
  type ContentItems,
  bannerAddress,
  bannerDigest,
} from '@tucano/contract/content'
import type { Db } from '@tucano/database'
import { journal } from '#journal/journal'
import { readPicture, readWebp } from '#platform/picture'
import type { WorkerPool } from '#platform/worker-pool'
import { sql } from 'kysely'
import { type Editor, editing } from './edit.ts'
import { Refusal } from './refusal.ts'

const PICTURE = /^[\w-]+(\/[\w-]+)*\.(svg|png|jpe?g|webp|avif)$/
const assetsOf = (brand: Brand): string => path.join(brandFolder(brand), 'assets')

/** A drawing of the brand, or a picture that was uploaded: that one says in words what it shows. */
export async function checkPicture(
  { image, alt }: Pick<ContentItems['banners'], 'image' | 'alt'>,
  { db, brand }: { db: Db; brand: Brand },
): Promise<void> {
  const digest = bannerDigest(image)
  if (digest !== undefined) {
    const known = await db.selectFrom('content.pictures').select('digest').where('digest', '=', digest).executeTakeFirst()
    if (!known) throw new Refusal('image', 'pictureMissing', 'no such picture was uploaded.')
    if (alt === '') throw new Refusal('alt', 'empty', 'must not be empty for a picture that was uploaded.')
    return
  }
  if (!PICTURE.test(image)) throw new Refusal('image', 'picture', `"${image}" is no picture below the assets.`)
  if (brand.imageCDNs.includes('/brand') && !fs.existsSync(path.join(assetsOf(brand), image)))
    throw new Refusal('image', 'pictureMissing', `the brand has no ${image}.`)
}

/** Pictures that the brand has for banners. */
export async function readPictures(brand: Brand): Promise<string[]> {
  const files = await fs.promises.readdir(path.join(assetsOf(brand), 'banners')).catch(() => [])
  return files
    .map((file) => `banners/${file}`)
    .filter((file) => PICTURE.test(file))
    .toSorted()
}

const LISTED_MAX = 60

/** Pictures that were uploaded, the newest first. */
export async function readUploaded(db: Db) {
  const rows = await db
    .selectFrom('content.pictures')
    .select(['digest', 'width', 'height', 'at'])
    .orderBy('at', 'desc')
    .limit(LISTED_MAX)
    .execute()
  return rows.map(({ digest, width, height, at }) => ({ image: bannerAddress(digest), at: at.getTime(), width, height }))
}

/** What the cameras of phones make: 5712 by 4284. */
const PIXELS_MAX = 25_000_000

/** Keeps what is drawn of a file. What it would cost is read before it waits for anybody. */
export async function keepPicture(editor: Editor, workerPool: WorkerPool, file: Buffer) {
  if (file.length > BANNER_BYTES_MAX) throw new Refusal('image', 'pictureLarge', 'the file is too large.')
  const facts = readPicture(file, PIXELS_MAX) ?? readWebp(file, PIXELS_MAX)
  if (!facts) throw new Refusal('image', 'pictureBroken', 'is no JPEG, PNG or WebP that can be drawn.')
  if (facts.width < BANNER_WIDTH_MIN || facts.height < BANNER_HEIGHT_MIN)
    throw new Refusal('image', 'pictureSmall', `must be at least ${BANNER_WIDTH_MIN} by ${BANNER_HEIGHT_MIN} pixels.`)
  const drawn = await workerPool.do('bannerPicture', file)
  if (!drawn) throw new Refusal('image', 'pictureBroken', 'cannot be drawn.')
  const { width, height } = drawn
  const webp = Buffer.from(drawn.webp)
  const digest = createHash('sha256').update(webp).digest('hex')
  const { author } = editor
  return editing(editor, 'banners', async (trx) => {
    const { at } = await trx
      .insertInto('content.pictures')
      .values({ digest, webp, width, height, operator_id: author.operatorId! })
      .onConflict((clash) => clash.column('digest').doUpdateSet({ operator_id: author.operatorId!, at: sql<Date>`clock_timestamp()` }))
      .returning('at')
      .executeTakeFirstOrThrow()
    await journal(trx, author, {
      action: 'content.upload',
      subject: `pictures:${digest.slice(0, 12)}`,
      details: { picture: digest, title: `${width} × ${height}` },
    })
    return { image: bannerAddress(digest), at: at.getTime(), width, height }
  })
}

/** Drops what no banner names and none did before: uploaded, and left. */
export function dropLeftPictures(editor: Pick<Editor, 'db'>): Promise<void> {
  return editing(editor, 'banners', async (trx) => {
    await sql`
      delete from content.pictures p where at < clock_timestamp() - interval '1 day'
        and not exists (select from notices.banners b where b.image like '%' || p.digest || '%')
        and not exists (select from content.versions v where v.subject = 'banners' and v.before ->> 'image' like '%' || p.digest || '%')`.execute(
      trx,
    )
  })
}
