import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CoverTheme, MarkTheme } from '@tucano/art'
import type { GameType } from '@tucano/contract/lobby'
import type { Brand } from './brand.ts'
import { brandFolder } from './read-brand.ts'

export interface BannerContent {
  slug: string
  group: string
  image: string
  titlePt: string
  subtitlePt: string
  linkageType: string
  linkage: string
  labelPt: string
}

export interface NoticeContent {
  slug: string
  kind: string
  titlePt: string
  summaryPt?: string
  html: string
}

export interface ArticleContent {
  slug: string
  category: string
  titlePt: string
  html: string
}

export interface VendorContent {
  code: string
  name: string
  accountTypeId: number
  /** The vendor's code, unless it says otherwise. */
  accountTypeName?: string
  theme: MarkTheme
  cards: { gameType: GameType; hot?: boolean; gameCode?: string }[]
}

export interface GameContent {
  vendor: string
  gameType: GameType
  classify?: 'SC' | 'VP' | 'JP' | 'TG' | 'AC' | 'BG'
  group?: { code: string; name: string }
  code: string
  name: string
  nameEn: string
  /** Minor units. */
  minBet: number
  lines: number
  theme: CoverTheme
}

export interface RoomContent {
  game: string
  name: string
  stake: number
  seats: number
}

export interface ReplyContent {
  slug: string
  titlePt: string
  textPt: string
}

export interface Content {
  banners: readonly BannerContent[]
  notices: readonly NoticeContent[]
  articles: readonly ArticleContent[]
  vendors: readonly VendorContent[]
  games: readonly GameContent[]
  rooms: readonly RoomContent[]
  /** Codes of games, in order. */
  featured: readonly string[]
  hot: readonly string[]
  /** What people type when they mean a game, by its code. */
  synonyms: Readonly<Record<string, readonly string[]>>
  replies: readonly ReplyContent[]
}

type Loaded = Record<string, unknown>

/** What a brand says on its first day. Once it is in the database, the database is where it changes. */
export async function readContent(brand: Brand): Promise<Content> {
  const load = (file: string): Promise<Loaded> => import(pathToFileURL(path.join(brandFolder(brand), 'content', file)).href)
  const files = ['banners.ts', 'notices.ts', 'help.ts', 'replies.ts', 'games.ts', 'synonyms.ts']
  const [banners, notices, help, replies, games, synonyms] = (await Promise.all(files.map(load))) as [
    Loaded,
    Loaded,
    Loaded,
    Loaded,
    Loaded,
    Loaded,
  ]
  return {
    banners: banners['banners'],
    notices: notices['notices'],
    articles: help['helpArticles'],
    replies: replies['replies'],
    ...games,
    ...synonyms,
  } as Content
}
