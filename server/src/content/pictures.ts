import fs from 'node:fs'
import path from 'node:path'
import { type Brand, brandFolder } from '@tucano/brand'
import { type ContentItems, bannerAddress, bannerDigest } from '@tucano/contract/content'
import type { Db } from '@tucano/database'
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
