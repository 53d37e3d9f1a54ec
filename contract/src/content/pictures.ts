// Pictures of banners that operators upload.
import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { operatorErrors } from '../errors.ts'
import { open } from './door.ts'

/** A file may be as large as this, and is at least so wide and so tall: less would be a blur on a desk. */
export const BANNER_BYTES_MAX = 5 * 1024 * 1024
export const BANNER_WIDTH_MIN = 800
export const BANNER_HEIGHT_MIN = 250
export const bannerFileTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Where uploaded pictures are: named by the digest of their bytes, so that an address always shows the same. */
const ADDRESS = /^\/pictures\/banners\/([0-9a-f]{64})\.webp$/
export const bannerAddress = (digest: string): string => `/pictures/banners/${digest}.webp`
/** The digest in an address, or nothing for a drawing of the brand. */
export const bannerDigest = (image: string): string | undefined => ADDRESS.exec(image)?.[1]

export const BannerPicture = Type.Object({
  /** What a banner names it by. */
  image: Type.String(),
  at: Type.Integer(),
  width: Type.Integer(),
  height: Type.Integer(),
})

export const uploadBannerPicture = endpoint('uploadBannerPicture', {
  summary: 'Takes a JPEG, PNG or WebP of at most 5 MB, base64, and keeps what is drawn of it. A banner may then name its address',
  method: 'POST',
  path: '/wps/operators/content/pictures',
  ...open,
  role: 'admin',
  bodyMax: Math.ceil(BANNER_BYTES_MAX * 1.4),
  limit: { max: 30, windowMs: 60_000 },
  request: Type.Object({ picture: Type.String({ minLength: 1, maxLength: Math.ceil((BANNER_BYTES_MAX * 4) / 3) + 4 }) }),
  reply: BannerPicture,
  errors: [...operatorErrors, 'content.refused'],
})
