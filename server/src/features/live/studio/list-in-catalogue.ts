import type { Db } from '@tucano/database'
import type { StudioTable } from './tables.ts'

const THEMES = {
  baccarat: { sky: '#3a1f4e', ground: '#0d3b2e', main: '#1d7f5c', spark: '#f2c14a', backdrop: 'rays', hero: 'cards', lean: -6 },
  roulette: { sky: '#1a1030', ground: '#0c2340', main: '#b3202c', spark: '#f2c14a', backdrop: 'rays', hero: 'chip', lean: 6 },
}

/** Tables of studios among the games, once: what operators have changed of one stays. Where the brand has no live tables there is nothing to put them beside. */
export async function listInCatalogue(db: Db, tables: Iterable<StudioTable>): Promise<void> {
  for (const { house, configured } of tables) {
    const card = await db
      .selectFrom('lobby.cards')
      .select('vendor')
      .where('vendor', '=', house.vendor)
      .where('game_type', '=', 'LIVE')
      .executeTakeFirst()
    if (!card) return
    const { last } = await db
      .selectFrom('lobby.games')
      .select(({ fn }) => fn.max('place').as('last'))
      .executeTakeFirstOrThrow()
    await db
      .insertInto('lobby.games')
      .values({
        vendor: house.vendor,
        game_type: 'LIVE',
        code: house.code,
        name: configured.name,
        name_en: configured.nameEn,
        min_bet: BigInt(configured.limits.min),
        min_lines: 1,
        theme: JSON.stringify(THEMES[house.kind === 'roulette' ? 'roulette' : 'baccarat']),
        place: (last ?? -1) + 1,
      })
      .onConflict((on) => on.columns(['vendor', 'code']).doNothing())
      .execute()
  }
}
