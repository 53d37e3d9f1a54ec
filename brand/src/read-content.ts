import path from 'node:path'
import { pathToFileURL } from 'node:url'
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

export interface ReplyContent {
  slug: string
  titlePt: string
  textPt: string
}

export interface Content {
  banners: readonly BannerContent[]
  notices: readonly NoticeContent[]
  articles: readonly ArticleContent[]
  replies: readonly ReplyContent[]
}

type Loaded = Record<string, unknown>

/** What a brand says on its first day. Once it is in the database, the database is where it changes. */
export async function readContent(brand: Brand): Promise<Content> {
  const load = (file: string): Promise<Loaded> => import(pathToFileURL(path.join(brandFolder(brand), 'content', file)).href)
  const files = ['banners.ts', 'notices.ts', 'help.ts', 'replies.ts']
  const [banners, notices, help, replies] = (await Promise.all(files.map(load))) as [Loaded, Loaded, Loaded, Loaded]
  return {
    banners: banners['banners'],
    notices: notices['notices'],
    articles: help['helpArticles'],
    replies: replies['replies'],
  } as Content
}
