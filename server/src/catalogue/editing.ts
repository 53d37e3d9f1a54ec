import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** Changes of the catalogue by those who keep it. Triggers tell every process and every page. */
export const catalogueEditing = {
  games: (db: Db) =>
    db
      .selectFrom('lobby.games')
      .select([
        'code as slug',
        'vendor',
        'game_type',
        'classify',
        'name',
        'name_en',
        'min_bet',
        'rtp',
        'state',
        'hot_place',
        'featured_place',
      ])
      .orderBy('place')
      .orderBy('id')
      .execute(),

  vendors: (db: Db) =>
    db
      .selectFrom('lobby.vendors as v')
      .innerJoin('lobby.cards as c', 'c.vendor', 'v.code')
      .select(['v.code as slug', 'v.name', 'c.game_type', 'c.hot', 'v.state', 'v.launch_url'])
      .orderBy('c.place')
      .orderBy('v.code')
      .execute(),

  changeGame: (db: Db, code: string, set: { name?: string; name_en?: string; state?: string }) =>
    db.updateTable('lobby.games').set(set).where('code', '=', code).execute(),

  changeVendor: (db: Db, code: string, set: { name?: string; state?: string; launch_url?: string | null }) =>
    db.updateTable('lobby.vendors').set(set).where('code', '=', code).execute(),

  /** Whether a vendor is marked in the menu of a category. */
  markVendor: (db: Db, code: string, hot: boolean) => db.updateTable('lobby.cards').set({ hot }).where('vendor', '=', code).execute(),

  /** The whole list of marked games, in order: whatever is not in it loses the mark. */
  mark: (db: Db, list: 'hot_place' | 'featured_place', codes: readonly string[]) =>
    sql`
      update lobby.games set ${sql.ref(list)} = array_position(${codes}::text[], code)
      where ${sql.ref(list)} is distinct from array_position(${codes}::text[], code)`.execute(db),

  orderGames: (db: Db, codes: readonly string[]) =>
    sql`update lobby.games set place = array_position(${codes}::text[], code) where code = any (${codes}::text[])`.execute(db),

  orderVendors: (db: Db, gameType: string, codes: readonly string[]) =>
    sql`
      update lobby.cards set place = array_position(${codes}::text[], vendor)
      where game_type = ${gameType} and vendor = any (${codes}::text[])`.execute(db),
}
