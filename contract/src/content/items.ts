// What operators edit, field by field. Lengths, pictures, links and times are judged by the server's rules, which the command line has too: a refusal
// names the field and what is wrong with it.
import Type, { type Static } from 'typebox'
import { bannerGroups, linkageTypes, noticeKinds } from '../notices.ts'
import { helpCategories } from '../support.ts'

/** Kinds of notices in words: PL for players, PU pop-up, PR promotion, H home. */
export { noticeKinds }
/** Of games and of vendors. Open; under maintenance: shown and not opened; off: not shown. */
export const gameStates = ['open', 'maintenance', 'off'] as const

/** How many characters a field may have. */
export const contentMax = {
  games: { name: 60, nameEn: 60 },
  vendors: { name: 40 },
  banners: { title: 80, subtitle: 160, image: 120, alt: 160, link: 300, label: 40, vendor: 20, node: 20, room: 40 },
  notices: { title: 120, summary: 300, html: 40_000 },
  articles: { title: 120, html: 40_000 },
  synonyms: { words: 60 },
  replies: { title: 80, text: 2000 },
  words: { slug: 40 },
} as const
/** How many words may mean one game. */
export const SYNONYMS_MAX = 30

const Words = Type.String({ maxLength: 4000 })
const Markup = Type.String({ maxLength: 60_000 })
const Slug = Type.String({ maxLength: 100 })
/** Milliseconds; null for no beginning, or no end. */
const Moment = Type.Union([Type.Integer({ minimum: 0, maximum: 253_402_300_799_999 }), Type.Null()])
const Times = { from: Moment, until: Moment }

/** Games and synonyms are named by vendor and code, `ARA/keno`; a vendor by its code, a moderated word by itself. */
export const contentItems = {
  games: Type.Object({ slug: Slug, name: Words, nameEn: Words, state: Type.Enum([...gameStates]) }),
  /** `hot`: menus mark it. */
  vendors: Type.Object({ slug: Slug, name: Words, state: Type.Enum([...gameStates]), hot: Type.Boolean() }),
  banners: Type.Object({
    slug: Slug,
    group: Type.Enum([...bannerGroups]),
    title: Words,
    subtitle: Words,
    /** A drawing of the brand below its image address, or the address of a picture that was uploaded. */
    image: Words,
    /** What an uploaded picture shows, for whoever does not see it. Drawings only decorate. */
    alt: Words,
    linkType: Type.Enum([...linkageTypes]),
    link: Words,
    label: Words,
    vendor: Words,
    node: Words,
    room: Words,
    ...Times,
  }),
  notices: Type.Object({ slug: Slug, kind: Type.Enum([...noticeKinds]), title: Words, summary: Words, html: Markup, ...Times }),
  articles: Type.Object({ slug: Slug, category: Type.Enum([...helpCategories]), title: Words, html: Markup }),
  synonyms: Type.Object({ slug: Slug, words: Type.Array(Words, { maxItems: 100 }) }),
  replies: Type.Object({ slug: Slug, title: Words, text: Words }),
  words: Type.Object({ slug: Slug }),
}

export type ContentSubject = keyof typeof contentItems
export type ContentItems = { [S in ContentSubject]: Static<(typeof contentItems)[S]> }
export const contentSubjects = [
  'games',
  'vendors',
  'banners',
  'notices',
  'articles',
  'synonyms',
  'replies',
  'words',
] as const satisfies ContentSubject[]
