import { createHash } from 'node:crypto'
import { BANNER_BYTES_MAX, BANNER_HEIGHT_MIN, BANNER_WIDTH_MIN, bannerAddress } from '@tucano/contract/content'
import { journal } from '#journal/journal'
import { readPicture, readWebp } from '#platform/picture'
import type { WorkerPool } from '#platform/worker-pool'
import { sql } from 'kysely'
import { type Editor, editing } from './edit.ts'
import { Refusal } from './refusal.ts'

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
