import { promotionLaw } from '@tucano/brand'
import { getPromotionChoices as contract } from '@tucano/contract/promotions/office'
import type { Catalogue } from '#catalogue/catalogue'
import type { RoundGame } from '#catalogue/round-games'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

export interface Games {
  catalogue: Catalogue
  /** Our own, by their codes. */
  games: ReadonlyMap<string, unknown>
  /** In which rounds can be given, vendors' among them. */
  roundGames: () => Promise<RoundGame[]>
}

export const getPromotionChoices = ({ db, brand }: Services, { catalogue, games, roundGames }: Games) =>
  answer(contract, async () => {
    const [labels, { games: listed, vendors }, rounds] = await Promise.all([
      db.selectFrom('member.labels').select(['id', 'name']).orderBy('name').execute(),
      catalogue.read(),
      roundGames(),
    ])
    const open = listed.filter((game) => game.open).map(({ row }) => row)
    return {
      law: promotionLaw(brand.jurisdiction),
      labels: labels.map(({ id, name }) => ({ labelId: String(id), name })),
      ranks: brand.ranks.map(({ name }) => name),
      games: open
        .filter(({ code }) => games.has(code))
        .map(({ code, name }) => ({ code, name }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
      roundGames: rounds
        .map(({ code, name, vendor }) => ({ code, name: games.has(code) ? name : `${name} · ${vendor}` }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
      vendors: [...new Set(open.map(({ vendor }) => vendor))].flatMap((code) => {
        const vendor = vendors.get(code)
        return vendor ? [{ code, name: vendor.name }] : []
      }),
    }
  })
