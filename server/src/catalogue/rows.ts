import type { Game } from '@tucano/contract/lobby'
import type { Launcher } from './launcher.ts'

export interface VendorRow {
  code: string
  name: string
  account_type_id: number
  account_type_name: string
  theme: unknown
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

/** What people type when they mean a game. */
export interface SynonymRow {
  game_id: bigint
  words: string
}

/** The catalogue's rows, vendors aside in the order in which they are shown. */
export interface Rows {
  vendors: VendorRow[]
  cards: CardRow[]
  games: GameRow[]
  synonyms: SynonymRow[]
}

/** A game as the server knows it; `shown` is what pages get, in each language. */
export interface CatalogueGame {
  row: GameRow
  vendor: VendorRow
  /** What opens it. Without one the game is closed: no list, count or menu has it. */
  launcher: Launcher | undefined
  /** Whether it can be opened now. One that has a launcher and is not open is under maintenance: listed, and not counted. */
  open: boolean
  shown: { pt: Game; en: Game }
}
