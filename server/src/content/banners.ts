import { type ContentItems, contentMax } from '@tucano/contract/content'
import { announcementsChanged } from '@tucano/contract/notices'
import type { Db } from '@tucano/database'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'
import { checkPicture } from './pictures.ts'
import { Refusal } from './refusal.ts'
import { lineOf, slugOf, timesInOrder, titleOf } from './rules.ts'
import { type Subject, momentOf } from './subject.ts'

type Item = ContentItems['banners']
const max = contentMax.banners

export const banners: Subject<Item> = {
  read: async (db, slug) => {
    const all = db.selectFrom('notices.banners').selectAll().orderBy('group_name').orderBy('position').orderBy('id')
    const rows = await (slug === undefined ? all : all.where('slug', '=', slug)).execute()
    return rows.map((row) => ({
      slug: row.slug,
      group: row.group_name as Item['group'],
      title: row.title,
      subtitle: row.subtitle,
      image: row.image,
      alt: row.alt,
      linkType: row.linkage_type as Item['linkType'],
      link: row.linkage,
      label: row.linkage_label,
      vendor: row.vendor,
      node: row.node_id,
      room: row.room_id,
      from: momentOf(row.starts_at),
      until: momentOf(row.ends_at),
    }))
  },

  check: async (given, { db, brand }) => {
    const item: Item = {
      group: given.group,
      title: titleOf('title', given.title, max.title),
      subtitle: lineOf('subtitle', given.subtitle, max.subtitle),
      image: lineOf('image', given.image, max.image),
      alt: lineOf('alt', given.alt, max.alt),
      linkType: given.linkType,
      link: lineOf('link', given.link, max.link),
      label: lineOf('label', given.label, max.label),
      vendor: lineOf('vendor', given.vendor, max.vendor),
      node: lineOf('node', given.node, max.node),
      room: lineOf('room', given.room, max.room),
      from: given.from,
      until: given.until,
      slug: slugOf(given.slug),
    }
    await checkPicture(item, { db, brand })
    await checkLink(item, db)
    timesInOrder(item)
    return item
  },

  titleOf: ({ title }) => title,

  /** It comes last in its group. */
  add: (trx, item) =>
    trx
      .insertInto('notices.banners')
      .values({ slug: item.slug, ...rowOf(item), position: lastIn(item.group) })
      .execute(),

  change: async (trx, item) => {
    const { group_name } = await trx
      .selectFrom('notices.banners')
      .select('group_name')
      .where('slug', '=', item.slug)
      .executeTakeFirstOrThrow()
    // In another group it comes last.
    const moved = group_name === item.group ? {} : { position: lastIn(item.group) }
    return trx
      .updateTable('notices.banners')
      .set({ ...rowOf(item), ...moved })
      .where('slug', '=', item.slug)
      .execute()
  },

  remove: (trx, slug) => trx.deleteFrom('notices.banners').where('slug', '=', slug).execute(),

  order: {
    groupOf: ({ group }) => group,
    write: (trx, slugs) =>
      sql`update notices.banners set position = array_position(${slugs}::text[], slug) where slug = any (${slugs}::text[])`.execute(trx),
  },

  tell: (trx) => publish(trx, announcementsChanged, {}),
}

const lastIn = (group: string) => sql<number>`(select coalesce(max(position) + 1, 0) from notices.banners where group_name = ${group})`

const rowOf = (item: Item) => ({
  group_name: item.group,
  title: item.title,
  subtitle: item.subtitle,
  image: item.image,
  alt: item.alt,
  linkage_type: item.linkType,
  linkage: item.link,
  linkage_label: item.label,
  vendor: item.vendor,
  node_id: item.node,
  room_id: item.room,
  starts_at: item.from === null ? sql<Date>`'-infinity'::timestamptz` : new Date(item.from),
  ends_at: item.until === null ? sql<Date>`'infinity'::timestamptz` : new Date(item.until),
})

/** What a banner as a whole must be, whichever of its fields was just changed. */
async function checkLink({ linkType: type, link, label, vendor, node }: Item, db: Db): Promise<void> {
  if ((type === '') !== (label === ''))
    throw new Refusal('label', 'label', 'a banner with a link has words on its button, and one without has none.')
  if (type === 'URL' && !/^(\/(?!\/)|https:\/\/)[^\s\\]*$/.test(link))
    throw new Refusal('link', 'address', 'must begin with / or https://.')
  if (type === 'P' && !/^[\w-]+$/.test(link)) throw new Refusal('link', 'promotion', 'must be the anchor of a promotion.')
  if (type !== 'G') return
  const known =
    /^[1-9]\d{0,17}$/.test(node) &&
    (await db.selectFrom('lobby.games').select('id').where('id', '=', BigInt(node)).where('vendor', '=', vendor).executeTakeFirst())
  if (!known) throw new Refusal('node', 'game', 'a banner that opens a game names its vendor and its number, and there is no such game.')
}
