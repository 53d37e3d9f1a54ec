import type { Content } from '@tucano/brand'
import type { Db } from '@tucano/database'
import { seedSynonyms } from './seed-synonyms.ts'
import { unseeded } from './unseeded.ts'

/**
 * A brand's vendors, games and rooms, and what people call them. What is there already stays as it is, and what was put in once and is
 * gone stays away: each release adds what is new in it.
 */
export async function seedCatalogue(db: Db, content: Content): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await seedVendors(trx, content)
    await seedGames(trx, content)
  })
  await seedSynonyms(db, content)
}

async function seedVendors(trx: Db, { vendors }: Content): Promise<void> {
  const fresh = await unseeded(
    trx,
    'vendors',
    vendors.map((vendor, place) => ({ ...vendor, place, slug: vendor.code })),
  )
  if (fresh.length === 0) return
  const added = await trx
    .insertInto('lobby.vendors')
    .values(
      fresh.map(({ code, name, accountTypeId, accountTypeName = code, theme }) => {
        return { code, name, account_type_id: accountTypeId, account_type_name: accountTypeName, theme: JSON.stringify(theme) }
      }),
    )
    // A catalogue from before each vendor was noted has them already, with their cards as they were changed since.
    .onConflict((on) => on.doNothing())
    .returning('code')
    .execute()
  const codes = new Set(added.map(({ code }) => code))
  const cards = fresh
    .filter(({ code }) => codes.has(code))
    .flatMap(({ code, place, cards }) =>
      cards.map((card) => ({ vendor: code, game_type: card.gameType, place, hot: card.hot ?? false, game_code: card.gameCode ?? null })),
    )
  if (cards.length > 0) await trx.insertInto('lobby.cards').values(cards).execute()
}

async function seedGames(trx: Db, { games, rooms, featured, hot }: Content): Promise<void> {
  const cards = await trx.selectFrom('lobby.cards').select(['vendor', 'game_type']).execute()
  const hasCard = ({ vendor, gameType }: Content['games'][number]): boolean =>
    cards.some((card) => card.vendor === vendor && card.game_type === gameType)
  const { last } = await trx
    .selectFrom('lobby.games')
    .select(({ fn }) => fn.max('place').as('last'))
    .executeTakeFirstOrThrow()
  const isFirst = last === null
  const fresh = await unseeded(
    trx,
    'games',
    games.filter(hasCard).map((game) => ({ ...game, slug: `${game.vendor}/${game.code}` })),
  )
  if (fresh.length === 0) return
  // Which games are shown first is the operators' choice once they have a catalogue.
  const place = (codes: readonly string[], code: string): number | null => (isFirst && codes.includes(code) ? codes.indexOf(code) : null)
  const added = await trx
    .insertInto('lobby.games')
    .values(
      fresh.map(({ vendor, gameType, classify, group, code, name, nameEn, minBet, lines, theme }, index) => ({
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
        place: (last ?? -1) + 1 + index,
        featured_place: place(featured, code),
        hot_place: place(hot, code),
      })),
    )
    .onConflict((on) => on.columns(['vendor', 'code']).doNothing())
    .returning(['id', 'code'])
    .execute()
  const ids = new Map(added.map(({ id, code }) => [code, id]))
  const newRooms = rooms.flatMap(({ game, name, stake, seats }, index) => {
    const id = ids.get(game)
    return id === undefined ? [] : [{ game_id: id, name, stake: BigInt(stake), seats, place: index }]
  })
  if (newRooms.length > 0) await trx.insertInto('lobby.rooms').values(newRooms).execute()
}
