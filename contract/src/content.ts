import Type, { type Static } from 'typebox'
import { gameTypes } from './categories.ts'
import { BODY_MAX, open } from './content/door.ts'
import { BannerPicture } from './content/pictures.ts'
import { type ContentSubject, contentItems, contentSubjects } from './content/items.ts'
import { type OperatorRole, endpoint } from './endpoint.ts'
import { operatorErrors } from './errors.ts'
import { event } from './event.ts'
import { Id } from './fields.ts'

export * from './content/items.ts'
export * from './content/pictures.ts'
export * from './content/previews.ts'

/** What customer service edits; the rest is an admin's. Auditors read all of it. */
const ofSupport: readonly ContentSubject[] = ['articles', 'synonyms', 'replies', 'words']
export const mayEditContent = (roles: readonly OperatorRole[], subject: ContentSubject): boolean =>
  roles.includes('admin') || (roles.includes('support') && ofSupport.includes(subject))
export const mayReadContent = (roles: readonly OperatorRole[], subject: ContentSubject): boolean =>
  mayEditContent(roles, subject) || roles.includes('auditor')

/** What can be wrong with a field. */
export const contentProblems = [
  'empty',
  'lines',
  'long',
  'slug',
  'taken',
  'choice',
  'picture',
  'pictureMissing',
  'pictureBroken',
  'pictureLarge',
  'pictureSmall',
  'label',
  'address',
  'promotion',
  'game',
  'time',
  'nothing',
  'topic',
  'word',
  'many',
  'old',
] as const
export type ContentProblem = (typeof contentProblems)[number]
/** What `content.refused` is told with. */
export interface ContentRefused {
  field: string
  problem: ContentProblem
}

const Subject = Type.Enum([...contentSubjects])
const Slug = Type.String({ minLength: 1, maxLength: 100 })
/** Tells one state of a thing from another: a change says which one it was made from. */
const Version = Type.String({ pattern: '^[\\w-]{22}$' })
const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const Place = nullable(Type.Integer())

/** A vendor may have games of several types, and has a place among the vendors of each. */
const VendorFacts = {
  cards: Type.Array(Type.Object({ gameType: Type.Enum([...gameTypes]), place: Type.Integer() })),
}
/** What a game is besides what can be edited. */
const GameFacts = {
  gameId: Type.String(),
  name: Type.String(),
  vendor: Type.String(),
  gameType: Type.Enum([...gameTypes]),
  hot: Place,
  featured: Place,
}
const listed = <S extends ContentSubject, More extends Type.TProperties>(subject: S, more: More) =>
  Type.Object({
    subject: Type.Literal(subject),
    entries: Type.Array(Type.Object({ item: contentItems[subject], version: Type.String(), ...more })),
  })
const ContentList = Type.Union([
  listed('games', GameFacts),
  listed('vendors', VendorFacts),
  Type.Object({
    subject: Type.Literal('banners'),
    entries: Type.Array(Type.Object({ item: contentItems.banners, version: Type.String() })),
    /** What a banner may show: pictures of the brand. */
    pictures: Type.Array(Type.String()),
    /** And what operators uploaded, the newest first. */
    uploaded: Type.Array(BannerPicture),
  }),
  listed('notices', {}),
  listed('articles', {}),
  listed('synonyms', GameFacts),
  listed('replies', {}),
  listed('words', {}),
])
export type ContentList<S extends ContentSubject = ContentSubject> = Extract<Static<typeof ContentList>, { subject: S }>
export type ContentEntry<S extends ContentSubject = ContentSubject> = ContentList<S>['entries'][number]

export const listContent = endpoint('listContent', {
  summary: 'All that the site says about a subject, in the order in which it shows, whether or not it shows now',
  method: 'GET',
  path: '/wps/operators/content',
  ...open,
  request: Type.Object({ subject: Subject }),
  reply: ContentList,
  errors: operatorErrors,
})

/** Without a version it is new. */
const saving = <S extends ContentSubject>(subject: S) =>
  Type.Object({ subject: Type.Literal(subject), item: contentItems[subject], version: nullable(Version) })
const changeErrors = [...operatorErrors, 'content.refused', 'content.changed', 'content.unknown'] as const

export const saveContent = endpoint('saveContent', {
  summary: 'Adds or changes one thing, all of its fields at once. Refused when somebody else changed it since it was read',
  method: 'PUT',
  path: '/wps/operators/content',
  ...open,
  bodyMax: BODY_MAX,
  request: Type.Union([
    saving('games'),
    saving('vendors'),
    saving('banners'),
    saving('notices'),
    saving('articles'),
    saving('synonyms'),
    saving('replies'),
    saving('words'),
  ]),
  reply: Type.Object({ version: Type.String() }),
  errors: changeErrors,
})

export const removeContent = endpoint('removeContent', {
  summary: 'Takes one thing away. It can be brought back by its versions',
  method: 'DELETE',
  path: '/wps/operators/content',
  ...open,
  request: Type.Object({ subject: Subject, slug: Slug, version: Version }),
  reply: Type.Object({}),
  errors: changeErrors,
})

/** Lists that have an order: banners of a group, articles of a topic, games and vendors of a type, replies; and the games that the house puts forward. */
export const contentOrders = ['banners', 'articles', 'games', 'vendors', 'replies', 'hot', 'featured'] as const
export type ContentOrder = (typeof contentOrders)[number]
const Slugs = Type.Array(Slug, { maxItems: 1000, uniqueItems: true })

export const orderContent = endpoint('orderContent', {
  summary: 'A list in another order, named as a whole; for marked games also which ones. Refused when it is no longer as it was read',
  method: 'POST',
  path: '/wps/operators/content/order',
  ...open,
  request: Type.Object({
    list: Type.Enum([...contentOrders]),
    /** The group of banners, the topic of articles, the type of games and vendors; nothing for the others. */
    group: Type.String({ maxLength: 40 }),
    /** The list as it was read, and as it shall be. */
    present: Slugs,
    wanted: Slugs,
  }),
  reply: Type.Object({}),
  errors: changeErrors,
})

const versioned = <S extends ContentSubject>(subject: S) =>
  Type.Object({
    subject: Type.Literal(subject),
    versions: Type.Array(
      Type.Object({
        versionId: Type.String(),
        /** Until when it was so, and who changed it then; nobody for the command line. */
        until: Type.Integer(),
        by: nullable(Type.String()),
        item: contentItems[subject],
      }),
    ),
  })
const ContentVersions = Type.Union([
  versioned('games'),
  versioned('vendors'),
  versioned('banners'),
  versioned('notices'),
  versioned('articles'),
  versioned('synonyms'),
  versioned('replies'),
  versioned('words'),
])
export type ContentVersions = Static<typeof ContentVersions>
export type ContentVersion = ContentVersions['versions'][number]

export const listContentVersions = endpoint('listContentVersions', {
  summary: 'What one thing was before, the newest first; without a name, the last state of whatever was removed',
  method: 'GET',
  path: '/wps/operators/content/versions',
  ...open,
  request: Type.Object({ subject: Subject, slug: Type.Optional(Slug) }),
  reply: ContentVersions,
  errors: operatorErrors,
})

export const restoreContent = endpoint('restoreContent', {
  summary: 'Makes a thing what it was before, by the rules of now. `version` is what it is replaced from; null when it is not there',
  method: 'POST',
  path: '/wps/operators/content/restore',
  ...open,
  request: Type.Object({ versionId: Id, version: nullable(Version) }),
  reply: Type.Object({ version: Type.String() }),
  errors: changeErrors,
})

/** Something was edited, here or from the command line. */
export const contentChanged = event('content.changed', 'operators', Type.Object({ subject: Subject }))
