import { createHash } from 'node:crypto'
import type { Services } from '#platform/services'
import { readPicture } from '#platform/picture'
import { sql } from 'kysely'
import { findAlike } from './alike.ts'

/** Larger ones are compared by their file alone: drawing them takes too much. */
const DRAWN_PIXELS_MAX = 16_000_000
const AT_A_TIME = 20

/** What a picture is compared by. A picture that cannot be drawn now is compared by its file: whoever sends it does not wait for that. */
export async function printOf(
  { workerPool }: Pick<Services, 'workerPool'>,
  bytes: Buffer,
): Promise<{ digest: Buffer; likeness: bigint | null }> {
  const drawn = readPicture(bytes, DRAWN_PIXELS_MAX) && (await workerPool.do('likenPicture', bytes).catch(() => undefined))
  return drawn
    ? { digest: Buffer.from(drawn.digest), likeness: BigInt(drawn.likeness) }
    : { digest: createHash('sha256').update(bytes).digest(), likeness: null }
}

/** Pictures that were sent before they were compared. */
export async function printPictures(services: Services): Promise<void> {
  const { db, vault } = services
  const { rows } = await sql<{ case_id: bigint; side: string; sealed: Buffer; member_id: bigint }>`
    select p.case_id, p.side, p.sealed, c.member_id from documents.pictures p join documents.cases c on c.id = p.case_id
    where p.digest is null order by p.case_id, p.side limit ${AT_A_TIME}`.execute(db)
  for (const { case_id, side, sealed, member_id } of rows) {
    const print = await printOf(services, vault.open(sealed))
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('documents.pictures').set(print).where('case_id', '=', case_id).where('side', '=', side).execute()
      await findAlike(trx, { caseId: case_id, memberId: member_id })
    })
  }
}
