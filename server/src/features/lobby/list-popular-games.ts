import { POPULAR_GAMES, listPopularGames as contract } from '@tucano/contract/lobby'
import type { Catalogue } from '#catalogue/catalogue'
import type { CatalogueGame } from '#catalogue/rows'
import { inLanguage } from '#catalogue/show'
import type { Snapshot } from '#catalogue/snapshot'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { CachedValue } from '#platform/cached-value'
import { readPopular } from './store.ts'

/** What is popular changes slowly. */
const FRESH_MS = 30_000

export const listPopularGames = ({ db }: Services, catalogue: Catalogue) => {
  const popular = new CachedValue(() => readPopular(db), FRESH_MS)
  return answer(contract, async ({ language, count = POPULAR_GAMES, prizeMode }) => {
    const snapshot = await catalogue.read()
    const fits = ({ row, open }: CatalogueGame): boolean =>
      open && (prizeMode ? row.game_type === prizeMode : !/LOTT$|SPORTS$/.test(row.game_type))
    const opened = snapshot.listed(await popular.read()).filter(fits)
    // No further through the catalogue than it takes to fill the list.
    const list = new Set(opened.slice(0, count))
    for (const game of byTurns(snapshot)) {
      if (list.size >= count) break
      if (fits(game)) list.add(game)
    }
    return { list: inLanguage([...list], language) }
  })
}

const turns = new WeakMap<Snapshot, CatalogueGame[]>()

/** All games, one of each vendor in turn: whoever opens a new site sees some of everything. */
function byTurns(snapshot: Snapshot): CatalogueGame[] {
  const known = turns.get(snapshot)
  if (known) return known
  const vendors = [...Map.groupBy(snapshot.games, ({ row }) => row.vendor).values()]
  const longest = Math.max(0, ...vendors.map(({ length }) => length))
  const games = Array.from({ length: longest }, (_, turn) => vendors.flatMap((list) => list[turn] ?? [])).flat()
  turns.set(snapshot, games)
  return games
}
