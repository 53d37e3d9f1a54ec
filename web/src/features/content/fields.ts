import { type ContentItems, type ContentSubject, bannerDigest, contentMax, gameStates, noticeKinds } from '@tucano/contract/content'
import { bannerGroups, linkageTypes } from '@tucano/contract/notices'
import { helpCategories } from '@tucano/contract/support'

export type FieldName = { [S in ContentSubject]: Exclude<keyof ContentItems[S], 'slug'> }[ContentSubject] | 'slug'

/** How a field is filled in. `game` chooses a vendor and a number at once; `words` has one a line. */
export interface Field {
  name: FieldName
  type: 'line' | 'text' | 'markup' | 'choice' | 'moment' | 'game' | 'words' | 'picture'
  max?: number
  choices?: readonly string[]
  /** Whether it counts for what is filled in elsewhere. */
  shownFor?: (draft: Draft) => boolean
}

/** What is in the form: everything as it is typed. */
export type Draft = Readonly<Partial<Record<FieldName, string>>>

const { banners, notices, articles, replies, games, vendors } = contentMax
const leads = ({ linkType }: Draft): boolean => linkType !== ''

/** The fields of each subject, in the order of its form. The name in addresses comes first, for what is new. */
export const fieldsOf: Record<ContentSubject, readonly Field[]> = {
  games: [
    { name: 'name', type: 'line', max: games.name },
    { name: 'nameEn', type: 'line', max: games.nameEn },
    { name: 'state', type: 'choice', choices: gameStates },
  ],
  vendors: [
    { name: 'name', type: 'line', max: vendors.name },
    { name: 'state', type: 'choice', choices: gameStates },
    { name: 'hot', type: 'choice', choices: ['no', 'yes'] },
  ],
  banners: [
    { name: 'group', type: 'choice', choices: bannerGroups },
    { name: 'title', type: 'line', max: banners.title },
    { name: 'subtitle', type: 'line', max: banners.subtitle },
    { name: 'image', type: 'picture' },
    { name: 'alt', type: 'line', max: banners.alt, shownFor: ({ image }) => bannerDigest(image ?? '') !== undefined },
    { name: 'linkType', type: 'choice', choices: linkageTypes },
    { name: 'link', type: 'line', max: banners.link, shownFor: ({ linkType }) => linkType === 'URL' || linkType === 'P' },
    { name: 'node', type: 'game', shownFor: ({ linkType }) => linkType === 'G' },
    { name: 'label', type: 'line', max: banners.label, shownFor: leads },
    { name: 'from', type: 'moment' },
    { name: 'until', type: 'moment' },
  ],
  notices: [
    { name: 'kind', type: 'choice', choices: noticeKinds },
    { name: 'title', type: 'line', max: notices.title },
    { name: 'summary', type: 'line', max: notices.summary },
    { name: 'html', type: 'markup', max: notices.html },
    { name: 'from', type: 'moment' },
    { name: 'until', type: 'moment' },
  ],
  articles: [
    { name: 'category', type: 'choice', choices: helpCategories },
    { name: 'title', type: 'line', max: articles.title },
    { name: 'html', type: 'markup', max: articles.html },
  ],
  synonyms: [{ name: 'words', type: 'words' }],
  replies: [
    { name: 'title', type: 'line', max: replies.title },
    { name: 'text', type: 'text', max: replies.text },
  ],
  words: [],
}

/** Games and vendors are there by themselves, and so are synonyms: they are changed, never added or removed. */
export const isFixed = (subject: ContentSubject): boolean => subject === 'games' || subject === 'vendors' || subject === 'synonyms'
