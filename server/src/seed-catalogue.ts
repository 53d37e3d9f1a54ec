import type { Content } from '@tucano/brand'
import type { Db } from '@tucano/database'
import { seedSynonyms } from './seed-synonyms.ts'

/** A brand's first vendors, games and rooms, and what people call them. What is there already stays as it is. */
export async function seedCatalogue(db: Db, content: Content): Promise<void> {
  await seedGames(db, content)
  await seedSynonyms(db, content)
}

async function seedGames(db: Db, { vendors, games, rooms, featured, hot }: Content): Promise<void> {
  const known = await db.selectFrom('lobby.vendors').select('code').execute()
  if (known.length > 0) return
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('lobby.vendors')
      .values(
        vendors.map(({ code, name, accountTypeId, accountTypeName = code, theme }) => {
          return { code, name, account_type_id: accountTypeId, account_type_name: accountTypeName, theme: JSON.stringify(theme) }
        }),
      )
      .execute()
    await trx
      .insertInto('lobby.cards')
      .values(
        vendors.flatMap(({ code, cards }, place) =>
          cards.map((card) => ({
            vendor: code,
            game_type: card.gameType,
            place,
            hot: card.hot ?? false,
            game_code: card.gameCode ?? null,
          })),
        ),
      )
      .execute()
    const place = (codes: readonly string[], code: string): number | null => (codes.includes(code) ? codes.indexOf(code) : null)
    const seeded = await trx
      .insertInto('lobby.games')
      .values(
        games.map(({ vendor, gameType, classify, group, code, name, nameEn, minBet, lines, theme }, index) => ({
          vendor,
          game_type: gameType,
          classify: classify ?? null,
          group_code: group?.code ?? null,
          group_name: group?.name ?? null,
          code,
          name,
          name_en: nameEn,
          min_bet: BigInt(minBet),
          min_lines: lines,
          theme: JSON.stringify(theme),
          place: index,
          featured_place: place(featured, code),
          hot_place: place(hot, code),
        })),
      )
      .returning(['id', 'code'])
      .execute()
    const ids = new Map(seeded.map(({ id, code }) => [code, id]))
    await trx
      .insertInto('lobby.rooms')
      .values(
        rooms.map(({ game, name, stake, seats }, index) => ({ game_id: ids.get(game)!, name, stake: BigInt(stake), seats, place: index })),
      )
      .execute()
  })
}
