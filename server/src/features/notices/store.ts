import { announcementsChanged, type noticeKinds } from '@tucano/contract/notices'
import type { Banner, Notice } from '@tucano/contract/notices'
import type { Db } from '@tucano/database'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'
import type { Snapshot } from '#catalogue/snapshot'
import { gameOf, leadsSomewhere } from './leads-somewhere.ts'

/**
 * Banners that are running now, in the order in which their group shows them, without those of games that cannot be opened. `url` is where the
 * picture is: below the image address, or on this site.
 */
export async function readBanners(db: Db, snapshot: Snapshot): Promise<Banner[]> {
  const rows = await db
    .selectFrom('notices.banners')
    .selectAll()
    .where(sql<boolean>`starts_at <= clock_timestamp() and ends_at > clock_timestamp()`)
    .orderBy('group_name')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const banners = rows.map((row): Banner => {
    const game = gameOf(snapshot, row.node_id)?.row
    return {
      bannerId: String(row.id),
      groupName: row.group_name as Banner['groupName'],
      url: row.image,
      alt: row.alt,
      title: row.title,
      subtitle: row.subtitle,
      linkageType: row.linkage_type as Banner['linkageType'],
      linkage: row.linkage,
      linkageLabel: row.linkage_label,
      vendor: row.vendor,
      nodeId: row.node_id,
      roomId: row.room_id,
      gameType: game?.game_type ?? '',
      gameCode: game?.code ?? '',
    }
  })
  return banners.filter((banner) => leadsSomewhere(banner, snapshot))
}

/** Notices of one kind that are out, newest first. */
export async function readNotices(db: Db, kind: (typeof noticeKinds)[number]): Promise<Notice[]> {
  const rows = await db
    .selectFrom('notices.notices')
    .select(['id', 'title', 'content', 'published_at'])
    .where('kind', '=', kind)
    .where(sql<boolean>`published_at <= clock_timestamp() and ends_at > clock_timestamp()`)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, title, content, published_at }) => ({ id: String(id), title, content, time: published_at.getTime() }))
}

/** Tells open pages when something began or ended by the clock since the last look. */
export async function announceBoundaries(db: Db, sinceMinutes: number): Promise<void> {
  const { rows } = await sql<{ crossed: boolean }>`
    with passed as (
      select starts_at as at from notices.banners union all select ends_at from notices.banners
      union all select published_at from notices.notices union all select ends_at from notices.notices
    ) select exists (
      select 1 from passed where at > clock_timestamp() - make_interval(mins => ${sinceMinutes}) and at <= clock_timestamp()
    ) as crossed`.execute(db)
  if (rows[0]?.crossed) await publish(db, announcementsChanged, {})
}
