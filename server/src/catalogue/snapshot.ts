import { createHash } from 'node:crypto'
import type { CoverTheme } from '@tucano/art'
import { type Card, type Classify, COCKFIGHT_VENDOR, type Game, type GameType, type Lane } from '@tucano/contract/lobby'
import { NameIndex, plain } from './search.ts'

type State = 'open' | 'maintenance' | 'off'

export interface VendorRow {
  code: string
  name: string
  account_type_id: number
  account_type_name: string
  theme: unknown
  launch_url: string | null
  state: string
  /** Since when it does not answer. */
  down_at: Date | null
}

export interface CardRow {
  vendor: string
  game_type: string
  hot: boolean
  game_code: string | null
  play_type: string
}

export interface GameRow {
  id: bigint
  vendor: string
  game_type: string
  code: string
  name: string
  name_en: string
  classify: string | null
  group_code: string | null
  group_name: string | null
  min_bet: bigint
  min_lines: number
  rtp: number | null
  theme: unknown
  state: string
  hot_place: number | null
  featured_place: number | null
}

/** The catalogue's rows, vendors aside in the order in which they are shown. */
export interface Rows {
  vendors: VendorRow[]
  cards: CardRow[]
  games: GameRow[]
}

/** A game as the server knows it; `shown` is what pages get, in each language. */
export interface CatalogueGame {
  row: GameRow
  vendor: VendorRow
  shown: { pt: Game; en: Game }
}

export interface Filter {
  gameType?: GameType
  vassalage?: string
  gameClassify?: Classify
  gameName?: string
  minBet?: number
  minLineNum?: number
}

/** Lanes in the order of every menu. Whatever else is played for sports stands among the sports. */
const LANES = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'] as const
const laneOf = (gameType: string): string => (gameType === 'ESPORTS' ? 'SPORTS' : gameType)

/** However many things strangers look for, this much memory is theirs. */
const FOUND_MAX = 200

/** Raise it when covers are drawn differently: their names change, and nobody sees an old one. */
const COVER_EDITION = 1

/** The name of a cover says all that it is drawn from, so that it may be kept for ever. */
const coverName = ({ name, theme }: GameRow, vendor: VendorRow): string =>
  createHash('sha256')
    .update(JSON.stringify([COVER_EDITION, name, vendor.name, theme]))
    .digest('hex')
    .slice(0, 20)

/** The catalogue at a moment, in memory: lists, searches and look-ups never wait for the database. */
export class Snapshot {
  readonly lanes: Lane[]
  readonly games: readonly CatalogueGame[]
  readonly hot: readonly CatalogueGame[]
  readonly featured: readonly CatalogueGame[]
  readonly counts: { games: number; sports: number }
  readonly vendors: ReadonlyMap<string, VendorRow>
  #byId: ReadonlyMap<bigint, CatalogueGame>
  #byCode: ReadonlyMap<string, CatalogueGame>
  #covers: ReadonlyMap<string, CatalogueGame>
  #names: NameIndex
  /** What was looked for before: everybody looks for the same few things, and a snapshot never changes. */
  #found = new Map<string, readonly CatalogueGame[]>()

  /** Without what the law closes. */
  constructor(rows: Rows, closed: { pvp: boolean; cockfight: boolean }) {
    const lawful = ({ vendor, game_type }: { vendor: string; game_type: string }): boolean =>
      !(closed.pvp && game_type === 'PVP') && !(closed.cockfight && isCockfight({ vendor }))
    this.vendors = new Map(rows.vendors.filter(({ state }) => state !== 'off').map((vendor) => [vendor.code, vendor]))
    this.games = rows.games.flatMap((row) => {
      const vendor = this.vendors.get(row.vendor)
      return vendor && row.state !== 'off' && lawful(row) ? [{ row, vendor, shown: showGame(row, vendor) }] : []
    })
    this.#byId = new Map(this.games.map((game) => [game.row.id, game]))
    this.#byCode = new Map(this.games.map((game) => [`${game.row.vendor}/${game.row.code}`, game]))
    this.#covers = new Map(this.games.map((game) => [coverName(game.row, game.vendor), game]))
    this.#names = new NameIndex(this.games.map(({ row }) => [row.name, row.name_en]))
    this.hot = placed(this.games, ({ hot_place }) => hot_place)
    this.featured = placed(this.games, ({ featured_place }) => featured_place)
    const casino = this.games.filter(({ row }) => !row.game_type.endsWith('SPORTS'))
    this.counts = { games: casino.length, sports: this.find({ gameType: 'SPORTS' }).length }
    const perCard = Map.groupBy(this.games, ({ row }) => `${row.vendor}/${row.game_type}`)
    const cards = rows.cards.filter(lawful).flatMap((row) => {
      const vendor = this.vendors.get(row.vendor)
      return vendor ? [showCard(row, vendor, perCard.get(`${row.vendor}/${row.game_type}`)?.length ?? 0)] : []
    })
    const lanes = Map.groupBy(cards, ({ gameType }) => laneOf(gameType))
    this.lanes = LANES.flatMap((title) => (lanes.has(title) ? [{ title, cards: lanes.get(title)! }] : []))
  }

  byId(id: bigint): CatalogueGame | undefined {
    return this.#byId.get(id)
  }

  byCode(vendor: string, code: string): CatalogueGame | undefined {
    return this.#byCode.get(`${vendor}/${code}`)
  }

  byCover(name: string): CatalogueGame | undefined {
    return this.#covers.get(name)
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

/** A vendor that does not answer is as good as under maintenance. */
const stateOf = ({ state, down_at }: VendorRow): State => (state === 'open' && down_at === null ? 'open' : 'maintenance')
const worse = (vendor: VendorRow, game: string): State => (stateOf(vendor) === 'open' && game === 'open' ? 'open' : 'maintenance')

function showGame(row: GameRow, vendor: VendorRow): { pt: Game; en: Game } {
  const pt: Game = {
    nodeId: String(row.id),
    vassalage: row.vendor,
    vendor: vendor.name,
    accountTypeName: vendor.account_type_name,
    gameType: row.game_type as GameType,
    gameClassify: row.classify as Classify | null,
    gameCode: row.code,
    gameName: row.name,
    minBet: String(row.min_bet),
    minLineNum: row.min_lines,
    isHot: row.hot_place === null ? 0 : 1,
    rtp: row.rtp,
    showIcon: `covers/${coverName(row, vendor)}.webp`,
    tones: tonesOf(row.theme as Partial<CoverTheme>),
    state: worse(vendor, row.state) as Game['state'],
  }
  return { pt, en: { ...pt, gameName: row.name_en } }
}

const tonesOf = ({ sky, ground }: Partial<CoverTheme>): string[] => (sky && ground ? [sky, ground] : [])

/** Marks of e-sports stand in the folder of sports. Spec §3. */
const markPath = (gameType: string, vendor: string): string => `vendors/${laneOf(gameType)}/${vendor}.svg`

const showCard = (row: CardRow, vendor: VendorRow, games: number): Card => ({
  vassalage: row.vendor,
  name: vendor.name,
  accountTypeId: vendor.account_type_id,
  accountTypeName: vendor.account_type_name,
  smallIcon: markPath(row.game_type, row.vendor),
  isHot: row.hot ? 1 : 0,
  gameType: row.game_type as GameType,
  isGame: row.game_code === null ? 'VASSALAGE' : 'GAME',
  gameCode: row.game_code ?? '',
  defaultPlayType: row.play_type,
  state: stateOf(vendor) as Card['state'],
  games,
})

export const inLanguage = (games: readonly CatalogueGame[], language: string | undefined): Game[] =>
  games.map(({ shown }) => (language === 'EN' ? shown.en : shown.pt))
