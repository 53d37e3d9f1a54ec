import { createHash } from 'node:crypto'
import type { CoverTheme } from '@tucano/art'
import type { Card, Classify, Game, GameType } from '@tucano/contract/lobby'
import type { CardRow, CatalogueGame, GameRow, VendorRow } from './rows.ts'

type State = Game['state']

/** Raise it when covers are drawn differently: their names change, and nobody sees an old one. */
const COVER_EDITION = 2

/** The name of a cover says all that it is drawn from, so that it may be kept for ever. */
export const coverName = ({ name, theme }: GameRow, vendor: VendorRow): string =>
  createHash('sha256')
    .update(JSON.stringify([COVER_EDITION, name, vendor.name, theme]))
    .digest('hex')
    .slice(0, 20)

/** A vendor that does not answer is as good as under maintenance. */
const stateOf = (vendor: VendorRow, game: GameRow): State =>
  vendor.state === 'open' && vendor.down_at === null && game.state === 'open' ? 'open' : 'maintenance'

export function showGame(row: GameRow, vendor: VendorRow): { pt: Game; en: Game } {
  const state = stateOf(vendor, row)
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
    isHot: row.hot_place !== null && state === 'open' ? 1 : 0,
    rtp: row.rtp,
    showIcon: `covers/${coverName(row, vendor)}.webp`,
    tones: tonesOf(row.theme as Partial<CoverTheme>),
    state,
  }
  return { pt, en: { ...pt, gameName: row.name_en } }
}

const tonesOf = ({ sky, ground }: Partial<CoverTheme>): string[] => (sky && ground ? [sky, ground] : [])

/** E-sports stand among the sports, and so do their marks. Spec §3. */
export const menuCategoryOf = (gameType: string): string => (gameType === 'ESPORTS' ? 'SPORTS' : gameType)

/** A vendor in a category, of whose games there are some. It is a game by itself while that game is among them. */
export function showCard(row: CardRow, vendor: VendorRow, games: readonly CatalogueGame[]): Card {
  const itself = games.find((game) => game.row.code === row.game_code)
  const open = games.filter((game) => game.open)
  return {
    vassalage: row.vendor,
    name: vendor.name,
    accountTypeId: vendor.account_type_id,
    accountTypeName: vendor.account_type_name,
    smallIcon: `vendors/${menuCategoryOf(row.game_type)}/${row.vendor}.svg`,
    isHot: row.hot ? 1 : 0,
    gameType: row.game_type as GameType,
    isGame: itself ? 'GAME' : 'VASSALAGE',
    gameCode: itself?.row.code ?? '',
    defaultPlayType: row.play_type,
    state: (itself ? itself.open : open.length > 0) ? 'open' : 'maintenance',
    games: open.length,
    kinds: [...new Set(open.flatMap((game) => (game.row.classify as Classify | null) ?? []))],
  }
}

export const inLanguage = (games: readonly CatalogueGame[], language: string | undefined): Game[] =>
  games.map(({ shown }) => (language === 'EN' ? shown.en : shown.pt))
