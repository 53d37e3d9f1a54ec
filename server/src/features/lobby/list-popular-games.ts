import { POPULAR_GAMES, listPopularGames as contract } from '@tucano/contract/lobby'
import type { Catalogue } from '#catalogue/catalogue'
import { inLanguage } from '#catalogue/snapshot'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { Remembered } from '#platform/remembered'
import { readPopular } from './store.ts'

/** What is popular changes slowly. */
const FRESH_MS = 30_000

export const listPopularGames = ({ db }: House, catalogue: Catalogue) => {
  const popular = new Remembered(() => readPopular(db), FRESH_MS)
  return answer(contract, async ({ language, count = POPULAR_GAMES, prizeMode }) => {
    const snapshot = await catalogue.read()
    const opened = (await popular.read()).flatMap((id) => snapshot.byId(id) ?? [])
    const all = [...new Set([...opened, ...snapshot.games])].filter(({ row }) =>
      prizeMode ? row.game_type === prizeMode : !/LOTT$|SPORTS$/.test(row.game_type),
    )
    return { list: inLanguage(all.slice(0, count), language) }
  })
}
