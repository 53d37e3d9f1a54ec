import type { Brand } from '@tucano/brand'
import { ROOM_HISTORY, type LoungeMessage, type WatchedMessage } from '@tucano/contract/chat'
import type { Db } from '@tucano/database'
import { iconOf } from '#accounts/pictures'
import type { Vault } from '#platform/vault'
import { sql } from 'kysely'

interface Surroundings {
  db: Db
  brand: Pick<Brand, 'imageCDNs'>
  vault: Pick<Vault, 'digest'>
}

/** The sign of a member's lines: the same for all of them, and nobody can tell from it who it is. */
export const signOf = ({ vault }: Pick<Surroundings, 'vault'>, memberId: bigint): string =>
  vault.digest(`lounge ${memberId}`).toString('base64url').slice(0, 16)

const selectMessages = (db: Db) =>
  db
    .selectFrom('chat.messages as c')
    .innerJoin('member.members as m', 'm.id', 'c.member_id')
    .leftJoin('chat.mutes as q', (join) => join.onRef('q.member_id', '=', 'm.id').on('q.until', '>', sql<Date>`clock_timestamp()`))
    .select(['c.id', 'c.member_id', 'c.text', 'c.at', 'm.nickname', 'm.avatar', 'm.picture', 'm.account', 'q.until'])

type Row = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number]

const toMessage = (services: Surroundings, row: Row): LoungeMessage => ({
  id: String(row.id),
  author: signOf(services, row.member_id),
  nickname: row.nickname,
  icon: iconOf(services.brand, row),
  text: row.text,
  time: row.at.getTime(),
})

const lastRows = (db: Db) => selectMessages(db).where('c.removed_at', 'is', null).orderBy('c.id', 'desc').limit(ROOM_HISTORY).execute()

/** The last lines, oldest first, as members see them. */
export async function readLounge(services: Surroundings): Promise<LoungeMessage[]> {
  return (await lastRows(services.db)).toReversed().map((row) => toMessage(services, row))
}

/** The same with what operators know of the authors. */
export async function readWatchedLounge(services: Surroundings): Promise<WatchedMessage[]> {
  const rows = await lastRows(services.db)
  return rows.toReversed().map((row) => ({ ...toMessage(services, row), account: row.account, mutedUntil: row.until?.getTime() ?? null }))
}

export async function findLine(services: Surroundings, memberId: bigint, clientId: string): Promise<LoungeMessage | undefined> {
  const row = await selectMessages(services.db).where('c.member_id', '=', memberId).where('c.client_id', '=', clientId).executeTakeFirst()
  return row && toMessage(services, row)
}

/** Until when a member is muted, if they are. */
export async function readMute(db: Db, memberId: bigint): Promise<number | null> {
  const mute = await db
    .selectFrom('chat.mutes')
    .select('until')
    .where('member_id', '=', memberId)
    .where('until', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  return mute?.until.getTime() ?? null
}

/** Who wrote a line that is still there. */
export async function authorOf(db: Db, id: bigint): Promise<bigint | undefined> {
  const found = await db.selectFrom('chat.messages').select('member_id').where('id', '=', id).executeTakeFirst()
  return found?.member_id
}
