import { createHash, randomBytes } from 'node:crypto'
import os from 'node:os'
import type { Db } from '@tucano/database'
import { linkBefore } from '@tucano/randomness'
import type { Services } from '#platform/services'
import { sql } from 'kysely'

/** Every so many links one is kept, so that none is far from one that can be opened. */
const KEPT_EVERY = 500
const LENGTH = 10_000
const PROCESS = `${os.hostname()}:${process.pid}`

export const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest()

export interface ChainLink {
  chainId: bigint
  link: number
}

/** Makes the seeds of a source's draws, and commits to them in the public log, in one transaction. */
export async function makeChain(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  { source, length = LENGTH }: { source: string; length?: number },
): Promise<{ id: bigint; anchor: Buffer }> {
  const kept: { link: number; sealed: Buffer }[] = []
  let seed: Uint8Array = randomBytes(32)
  for (let link = length; link > 0; link--) {
    if (link === length || link % KEPT_EVERY === 0) kept.push({ link, sealed: vault.seal(Buffer.from(seed)) })
    seed = sha256(seed)
  }
  const anchor = Buffer.from(seed)
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: bigint }>`
      with now as (select platform.clock() as at)
      insert into draws.chains (source, length, anchor, log_place, made_at)
      select ${source}, ${length}, ${anchor}, fairness.append_entry(${anchor}, now.at, ${`chain ${source} ${length}`}), now.at from now
      returning id`.execute(trx)
    const { id } = rows[0]!
    await trx
      .insertInto('draws.links')
      .values(kept.map((one) => ({ ...one, chain_id: id })))
      .execute()
    return { id, anchor }
  })
}

/** The next link of a source's chains, and the draw has it for good: numbers have no gap. Nothing if no chain is left that was committed to by then. */
export async function takeLink(trx: Db, source: string, committedBy: Date): Promise<ChainLink | undefined> {
  const { rows } = await sql<{ id: bigint; used: number }>`
    update draws.chains set used = used + 1
    where id = (
      select c.id from draws.chains c where c.source = ${source} and c.used < c.length and c.made_at <= ${committedBy}::timestamptz order by c.id limit 1 for update
    )
    returning id, used`.execute(trx)
  const [row] = rows
  return row && { chainId: row.id, link: row.used }
}

/** A seed, opened. Whoever does it is written down. */
export async function openLink(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  { chainId, link }: ChainLink,
  purpose: 'draw' | 'void',
): Promise<Buffer> {
  const kept = await db
    .selectFrom('draws.links')
    .select(['link', 'sealed'])
    .where('chain_id', '=', chainId)
    .where('link', '>=', link)
    .orderBy('link')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db.insertInto('draws.reads').values({ chain_id: chainId, link, purpose, process: PROCESS }).execute()
  return Buffer.from(linkBefore(vault.open(kept.sealed), kept.link - link, sha256))
}
