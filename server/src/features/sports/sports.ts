import { Pockets } from '#betting/pockets'
import type { Catalogue } from '#catalogue/catalogue'
import { CachedValue } from '#platform/cached-value'
import type { Services } from '#platform/services'
import { Board } from './board/board.ts'
import { type Tree, readTree } from './board/tree.ts'
import { type JudgedBy, judgedBy } from './place/judging.ts'
import { Placing } from './place/placing.ts'
import { type BuilderSource, openBuilderSource } from './source/builder-source.ts'
import { type MatchSource, openMatchSource } from './source/match-source.ts'

/** What the calls of sports work with. */
export interface Sports {
  services: Services
  catalogue: Catalogue
  board: Board
  tree: CachedValue<Tree>
  judgedBy: JudgedBy
  placing: Placing
  pockets: Pockets
  /** The feed's own price of selections together; without a feed there is none. */
  builder: BuilderSource | undefined
  /** What there is to read about matches besides. */
  source: MatchSource | undefined
}

const TREE_FRESH_MS = 1000

export function openBook(services: Services, catalogue: Catalogue, api: { url: string; token: string } | undefined): Sports {
  const { db, brand } = services
  const board = new Board(db, brand.sports.eachWay)
  const by = judgedBy(brand, board.descriptions)
  return {
    services,
    catalogue,
    board,
    tree: new CachedValue(() => readTree(db, brand.timeZone), TREE_FRESH_MS),
    judgedBy: by,
    placing: new Placing(services, by),
    pockets: new Pockets(services),
    builder: api && openBuilderSource(api),
    source: api && openMatchSource(api),
  }
}
