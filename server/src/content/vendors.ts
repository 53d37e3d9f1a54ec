import { type ContentItems, contentMax } from '@tucano/contract/content'
import type { GameType } from '@tucano/contract/lobby'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { titleOf } from './rules.ts'
import type { Subject } from './subject.ts'

type Item = ContentItems['vendors']

/** Vendors of the menus. Triggers tell every process and every page. */
export const vendors: Subject<Item> = {
  read: async (db, slug) => {
    const { rows } = await sql<Item>`
      select v.code as slug, v.name, v.state, bool_or(c.hot) as hot from lobby.vendors v join lobby.cards c on c.vendor = v.code
      where ${slug ?? null}::text is null or v.code = ${slug ?? null}
      group by v.code order by min(c.place), v.code`.execute(db)
    return rows
  },

  check: ({ slug, name, state, hot }) => ({ slug, name: titleOf('name', name, contentMax.vendors.name), state, hot }),

  titleOf: ({ name }) => name,

  change: async (trx, { slug, name, state, hot }) => {
    await trx.updateTable('lobby.vendors').set({ name, state }).where('code', '=', slug).execute()
    // A vendor may be marked in one category only: that stays while nobody says otherwise.
    await sql`
      update lobby.cards set hot = ${hot} where vendor = ${slug}
      and (select bool_or(hot) from lobby.cards where vendor = ${slug}) <> ${hot}`.execute(trx)
  },
}

/** In which categories each vendor has games, in the order of each. */
export async function readVendorCards(db: Db): Promise<{ slug: string; gameType: GameType }[]> {
  const rows = await db
    .selectFrom('lobby.cards')
    .select(['vendor as slug', 'game_type as gameType'])
    .orderBy('place')
    .orderBy('vendor')
    .execute()
  return rows.map(({ slug, gameType }) => ({ slug, gameType: gameType as GameType }))
}

/** Vendors of a category in a new order. */
export const orderVendors = (trx: Db, gameType: string, codes: readonly string[]): Promise<unknown> =>
  sql`
    update lobby.cards set place = array_position(${codes}::text[], vendor)
    where game_type = ${gameType} and vendor = any (${codes}::text[])`.execute(trx)
