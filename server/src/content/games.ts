import { type ContentItems, contentMax } from '@tucano/contract/content'
import type { GameType } from '@tucano/contract/lobby'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { titleOf } from './rules.ts'
import type { Subject } from './subject.ts'

type Item = ContentItems['games']
const max = contentMax.games

/** Vendor and code: the code alone may be that of several. */
const slugOfGame = sql<string>`vendor || '/' || code`

/** Games of the lobby. Triggers tell every process and every page. */
export const games: Subject<Item> = {
  read: async (db, slug) => {
    const all = db
      .selectFrom('lobby.games')
      .select([slugOfGame.as('slug'), 'name', 'name_en', 'state'])
      .orderBy('place')
      .orderBy('id')
    const rows = await (slug === undefined ? all : all.where(slugOfGame, '=', slug)).execute()
    return rows.map(({ slug: key, name, name_en, state }) => ({ slug: key, name, nameEn: name_en, state: state as Item['state'] }))
  },

  check: (given) => ({
    slug: given.slug,
    name: titleOf('name', given.name, max.name),
    nameEn: titleOf('nameEn', given.nameEn, max.nameEn),
    state: given.state,
  }),

  titleOf: ({ name }) => name,
  change: (trx, { slug, name, nameEn, state }) =>
    trx.updateTable('lobby.games').set({ name, name_en: nameEn, state }).where(slugOfGame, '=', slug).execute(),
}

/** What a game is besides what can be edited here. */
export async function readGameFacts(db: Db) {
  const rows = await db
    .selectFrom('lobby.games')
    .select([slugOfGame.as('slug'), 'id', 'name', 'vendor', 'game_type', 'hot_place', 'featured_place'])
    .orderBy('place')
    .orderBy('id')
    .execute()
  return rows.map(({ slug, id, name, vendor, game_type, hot_place, featured_place }) => ({
    slug,
    gameId: String(id),
    name,
    vendor,
    gameType: game_type as GameType,
    hot: hot_place,
    featured: featured_place,
  }))
}
export type GameFacts = Awaited<ReturnType<typeof readGameFacts>>[number]

/** Games of a type in a new order. They share out the places that they have, so that other types stay where they are. */
export const orderGames = (trx: Db, slugs: readonly string[]): Promise<unknown> =>
  sql`
    with places as (
      select place, row_number() over (order by place, id) as nth from lobby.games where ${slugOfGame} = any (${slugs}::text[])
    )
    update lobby.games g set place = p.place from places p
    where ${slugOfGame} = any (${slugs}::text[]) and p.nth = array_position(${slugs}::text[], ${slugOfGame})`.execute(trx)

/** The whole list of marked games, in order: whatever is not in it loses the mark. */
export const markGames = (trx: Db, list: 'hot' | 'featured', slugs: readonly string[]): Promise<unknown> => {
  const column = sql.ref(list === 'hot' ? 'hot_place' : 'featured_place')
  return sql`
    update lobby.games set ${column} = array_position(${slugs}::text[], ${slugOfGame})
    where ${column} is distinct from array_position(${slugs}::text[], ${slugOfGame})`.execute(trx)
}
