import fs from 'node:fs'
import path from 'node:path'
import { type Brand, brandFolder } from '@tucano/brand'
import { Refusal } from './refusal.ts'

const PICTURE = /^[\w-]+(\/[\w-]+)*\.(svg|png|jpe?g|webp|avif)$/
const assetsOf = (brand: Brand): string => path.join(brandFolder(brand), 'assets')

export function checkPicture(image: string, brand: Brand): void {
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
