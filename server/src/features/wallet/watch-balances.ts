import { balanceChanged } from '@tucano/contract/wallet'
import type { Db } from '@tucano/database'
import type { OpenPages } from '#platform/feature'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { readBalances } from './balance.ts'

/** Half of what a page may wait for its new balance. */
const LOOK_MS = 100

interface Position {
  xid: string
  id: bigint
}

/**
 * Looks for postings that have come since the last look and tells the members whom they touch. Looking costs less than being told: a
 * notification per posting would make commits wait for each other. Without open pages there is nothing to look for.
 */
export function watchBalances(services: Services, pages: OpenPages): () => Promise<void> {
  let position: Position | undefined
  let closed = false
  let busy = false
  let looking: Promise<void> = Promise.resolve()
  const look = async (): Promise<void> => {
    const members = pages.memberIds()
    if (members.length === 0) {
      position = undefined
      return
    }
    const { changed, until } = position ? await readChanged(services.db, position, members) : await firstLook(services.db, members)
    if (until) position = until
    if (changed.length === 0) return
    for (const [memberId, balance] of await readBalances(services, changed)) pages.sendNow(balanceChanged, memberId, balance)
  }
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    looking = look()
      .catch((error: unknown) => {
        if (!closed) services.log.warn({ err: error }, 'balances could not be read')
      })
      .finally(() => (busy = false))
  }, LOOK_MS).unref()
  return async () => {
    closed = true
    clearInterval(timer)
    await looking
  }
}

interface Look {
  changed: bigint[]
  until: Position | undefined
}

/** Something may have happened between a page's greeting and now: everybody counts as changed. */
const firstLook = async (db: Db, members: bigint[]): Promise<Look> => ({ until: await endOfPostings(db), changed: members })

async function endOfPostings(db: Db): Promise<Position> {
  const { rows } = await sql<Position>`
    select xid, id from ledger.postings where xid < pg_snapshot_xmin(pg_current_snapshot()) order by xid desc, id desc limit 1`.execute(db)
  return rows[0] ?? { xid: '0', id: 0n }
}

/** Of the members given, those whom postings after a position touched; and the position of the last of these postings. */
async function readChanged(db: Db, after: Position, members: bigint[]): Promise<Look> {
  const { rows } = await sql<{ xid: string | null; id: bigint | null; changed: bigint[] }>`
    with fresh as materialized (
      select xid, id from ledger.postings
      where (xid, id) > (${after.xid}::xid8, ${after.id}::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
    )
    select l.xid, l.id, array(
      select distinct a.member_id from fresh f join ledger.entries e on e.posting_id = f.id join ledger.accounts a on a.id = e.account_id
      where a.member_id = any (${members}::bigint[])
    ) as changed
    from (select 1) one left join (select xid, id from fresh order by xid desc, id desc limit 1) l on true`.execute(db)
  const [row] = rows
  if (row?.xid === null || row === undefined || row.id === null) return { changed: [], until: undefined }
  return { changed: row.changed, until: { xid: row.xid, id: row.id } }
}
