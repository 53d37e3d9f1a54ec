import { type Category, type Classify, COCKFIGHT_VENDOR, type GameType, type MenuCategory } from '@tucano/contract/lobby'
import type { GameKey, Launcher } from './launcher.ts'
import type { CatalogueGame, GameRow, Rows, VendorRow } from './rows.ts'
import { NameIndex, plain } from './search.ts'
import { coverName, menuCategoryOf, showCard, showGame } from './show.ts'

export interface Filter {
  gameType?: GameType
  vassalage?: string
  gameClassify?: Classify
  gameName?: string
  minBet?: number
  minLineNum?: number
}

interface Given {
  /** What the law closes. */
  closed: { pvp: boolean; cockfight: boolean }
  launcherOf: (game: GameKey) => Launcher | undefined
}

/** Categories in the order of every menu. Whatever else is played for sports stands among the sports. */
const MENU = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'] as const

/** However many things strangers look for, this much memory is theirs. */
const FOUND_MAX = 200

/** The catalogue at a moment, in memory: lists, searches and look-ups never wait for the database. */
export class Snapshot {
  readonly menu: MenuCategory[]
  /** Games of the lists: those that something opens, whether or not they are under maintenance. */
  readonly games: readonly CatalogueGame[]
  /** What the house puts forward, as far as it can be opened. */
  readonly hot: readonly CatalogueGame[]
  readonly featured: readonly CatalogueGame[]
  readonly counts: { games: number; sports: number }
  readonly vendors: ReadonlyMap<string, VendorRow>
  #open: ReadonlySet<Category>
  #byId: ReadonlyMap<bigint, CatalogueGame>
  #byCode: ReadonlyMap<string, CatalogueGame>
  #covers: ReadonlyMap<string, CatalogueGame>
  #names: NameIndex
  /** What was looked for before: everybody looks for the same few things, and a snapshot never changes. */
  #found = new Map<string, readonly CatalogueGame[]>()

  constructor(rows: Rows, { closed, launcherOf }: Given) {
    const lawful = ({ vendor, game_type }: { vendor: string; game_type: string }): boolean =>
      !(closed.pvp && game_type === 'PVP') && !(closed.cockfight && isCockfight({ vendor }))
    this.vendors = new Map(rows.vendors.filter(({ state }) => state !== 'off').map((vendor) => [vendor.code, vendor]))
    const known = rows.games.flatMap((row): CatalogueGame[] => {
      const vendor = this.vendors.get(row.vendor)
      if (!vendor || row.state === 'off' || !lawful(row)) return []
      const [launcher, shown] = [launcherOf(row), showGame(row, vendor)]
      return [{ row, vendor, launcher, open: launcher !== undefined && shown.pt.state === 'open', shown }]
    })
    this.#byId = new Map(known.map((game) => [game.row.id, game]))
    this.#byCode = new Map(known.map((game) => [`${game.row.vendor}/${game.row.code}`, game]))
    this.#covers = new Map(known.map((game) => [coverName(game.row, game.vendor), game]))
    this.games = known.filter(({ launcher }) => launcher)
    const synonyms = Map.groupBy(rows.synonyms, ({ game_id }) => game_id)
    const namesOf = ({ id, name, name_en }: GameRow): string[] => [name, name_en, ...(synonyms.get(id) ?? []).map(({ words }) => words)]
    this.#names = new NameIndex(this.games.map(({ row }) => namesOf(row)))
    const open = this.games.filter((game) => game.open)
    this.hot = placed(open, ({ hot_place }) => hot_place)
    this.featured = placed(open, ({ featured_place }) => featured_place)
    this.#open = new Set(open.map(({ row }) => categoryOf(row)))
    const casino = open.filter(({ row }) => !row.game_type.endsWith('SPORTS'))
    this.counts = { games: casino.length, sports: open.filter(({ row }) => categoryOf(row) === 'SPORTS').length }
    const perCard = Map.groupBy(this.games, ({ row }) => `${row.vendor}/${row.game_type}`)
    const cards = rows.cards.filter(lawful).flatMap((row) => {
      const [vendor, games] = [this.vendors.get(row.vendor), perCard.get(`${row.vendor}/${row.game_type}`)]
      return vendor && games ? [showCard(row, vendor, games)] : []
    })
    const byCategory = Map.groupBy(cards, ({ gameType }) => menuCategoryOf(gameType))
    this.menu = MENU.flatMap((title) => (byCategory.has(title) ? [{ title, cards: byCategory.get(title)! }] : []))
  }

  /** Whether anything of this category can be opened now. */
  isOpen(category: Category): boolean {
    return this.#open.has(category)
  }

  /** Any game that the house knows, closed ones among them: whoever lists games asks for one with a launcher. */
  byId(id: bigint): CatalogueGame | undefined {
    return this.#byId.get(id)
  }

  byCode(vendor: string, code: string): CatalogueGame | undefined {
    return this.#byCode.get(`${vendor}/${code}`)
  }

  byCover(name: string): CatalogueGame | undefined {
    return this.#covers.get(name)
  }

  /** Games of a member's own list, in its order: without those that are closed. */
  listed(ids: readonly bigint[]): CatalogueGame[] {
    return ids.flatMap((id) => this.#byId.get(id) ?? []).filter(({ launcher }) => launcher)
  }

  /** Games that fit, in the order of the catalogue, or best first when a name was typed. */
  find(filter: Filter, among: readonly CatalogueGame[] = this.games): readonly CatalogueGame[] {
    if (among !== this.games) return this.#look(filter, among)
    const { gameType, vassalage, gameClassify, gameName = '', minBet = 0, minLineNum = 0 } = filter
    const key = [gameType, vassalage, gameClassify, minBet, minLineNum, plain(gameName)].join('/')
    const found = this.#found.get(key) ?? this.#look(filter, among)
    if (this.#found.size >= FOUND_MAX) this.#found.clear()
    this.#found.set(key, found)
    return found
  }

  #look(filter: Filter, among: readonly CatalogueGame[]): readonly CatalogueGame[] {
    const { gameName = '' } = filter
    const fitting = among.filter((game) => fits(game, filter))
    if (gameName.trim() === '') return fitting
    const wanted = new Set(fitting)
    return this.#names.find(gameName).flatMap((place) => {
      const game = this.games[place]!
      return wanted.has(game) ? [game] : []
    })
  }
}

/** It stands among the sports, and is a category of its own: whoever asks for sports does not mean it. */
const isCockfight = ({ vendor }: { vendor: string }): boolean => vendor === COCKFIGHT_VENDOR
const categoryOf = (row: GameRow): Category => (isCockfight(row) ? 'COCKFIGHT' : (row.game_type as GameType))

function fits({ row }: CatalogueGame, { gameType, vassalage, gameClassify, minBet = 0, minLineNum = 0 }: Filter): boolean {
  return (
    (gameType === undefined || row.game_type === gameType) &&
    !(gameType === 'SPORTS' && vassalage === undefined && isCockfight(row)) &&
    (vassalage === undefined || row.vendor === vassalage) &&
    (gameClassify === undefined || row.classify === gameClassify) &&
    (minBet === 0 || row.min_bet <= BigInt(minBet)) &&
    row.min_lines >= minLineNum
  )
}

function placed(games: readonly CatalogueGame[], place: (row: GameRow) => number | null): CatalogueGame[] {
  return games.filter(({ row }) => place(row) !== null).toSorted((a, b) => Number(place(a.row)) - Number(place(b.row)))
}
