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
      .leftJoin('vendors.integrations as i', 'i.vendor', 'v.code')
      .select(['v.code as slug', 'v.name', 'c.game_type', 'c.hot', 'v.state', 'i.api_url'])
      .orderBy('c.place')
      .orderBy('v.code')
      .execute(),

  /** A vendor that is not there yet. Its wallet has the next free number. */
  addVendor: (db: Db, { code, name, theme }: { code: string; name: string; theme: object }) =>
    sql`
      insert into lobby.vendors (code, name, account_type_id, account_type_name, theme)
      select ${code}, ${name}, coalesce(max(account_type_id), 100) + 1, ${code}, ${JSON.stringify(theme)}::jsonb from lobby.vendors
      on conflict (code) do nothing`.execute(db),

  /** A game that is not there yet, at the end of the catalogue, and the card of its category. */
  addGame: (
    db: Db,
    game: { vendor: string; code: string; name: string; gameType: string; classify: string | null; minBet: bigint; theme: object },
  ) =>
    sql`
      with card as (
        insert into lobby.cards (vendor, game_type, place) select ${game.vendor}, ${game.gameType}, coalesce(max(place), 0) + 1 from lobby.cards
        on conflict (vendor, game_type) do nothing
      )
      insert into lobby.games (vendor, game_type, classify, code, name, name_en, min_bet, theme, place)
      select ${game.vendor}, ${game.gameType}, ${game.classify}, ${game.code}, ${game.name}, ${game.name}, ${game.minBet}::bigint,
        ${JSON.stringify(game.theme)}::jsonb, coalesce(max(place), 0) + 1 from lobby.games
      on conflict (vendor, code) do nothing`.execute(db),

  changeGame: (db: Db, code: string, set: { name?: string; name_en?: string; state?: string }) =>
    db.updateTable('lobby.games').set(set).where('code', '=', code).execute(),

  synonyms: async (db: Db, code: string) => {
    const rows = await db
      .selectFrom('lobby.synonyms as s')
      .innerJoin('lobby.games as g', 'g.id', 's.game_id')
      .select('s.words')
      .where('g.code', '=', code)
      .orderBy('s.words')
      .execute()
    return rows.map(({ words }) => words)
  },

  /** The whole list of what people type when they mean a game. */
  nameSynonyms: (db: Db, code: string, words: readonly string[]) =>
    db.transaction().execute(async (trx) => {
      await sql`delete from lobby.synonyms using lobby.games g where g.id = game_id and g.code = ${code}`.execute(trx)
      await sql`
        insert into lobby.synonyms (game_id, words) select g.id, w.words from lobby.games g, unnest(${words}::text[]) w (words)
        where g.code = ${code} on conflict do nothing`.execute(trx)
    }),

  changeVendor: (db: Db, code: string, set: { name?: string; state?: string }) =>
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
