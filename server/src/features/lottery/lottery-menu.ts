import type { Game } from '@tucano/contract/lobby'
import type { CatalogueGame } from '#catalogue/rows'
import { inLanguage } from '#catalogue/show'

type Menu = Record<string, { gameGroupCode: string; gameGroupName: string; gameMenus: Game[] }>

/** Lottery games under their groups, in the order in which they come. */
export function groupLottery(games: readonly CatalogueGame[], language: string | undefined): Menu {
  const menu: Menu = {}
  for (const game of games) {
    const { group_code, group_name } = game.row
    if (group_code === null || group_name === null) continue
    const group = (menu[group_code] ??= { gameGroupCode: group_code, gameGroupName: group_name, gameMenus: [] })
    group.gameMenus.push(...inLanguage([game], language))
  }
  return menu
}
