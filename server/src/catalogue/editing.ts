import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** What is new in the catalogue. What is edited of games and vendors is in `content`. Triggers tell every process and every page. */
export const catalogueEditing = {
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
}
