import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { event } from './event.ts'

export const helpCategories = ['about', 'account', 'money', 'games', 'rewards', 'agents', 'security'] as const

export const HelpArticle = Type.Object({
  slug: Type.String(),
  category: Type.Enum(helpCategories),
  title: Type.String(),
  content: Type.String(),
})
export type HelpArticle = Static<typeof HelpArticle>

export const getHelpCenter = endpoint('getHelpCenter', {
  summary: 'The articles of the help centre, all or one category',
  method: 'GET',
  path: '/wps/system/helpCenter',
  access: 'public',
  moduleId: 'COMM3',
  request: Type.Object({ category: Type.Optional(Type.Enum(helpCategories)) }),
  reply: Type.Object({ articles: Type.Array(HelpArticle) }),
})

/** Articles of the help centre changed: read them again. */
export const articlesChanged = event('support.changed', 'public', Type.Object({}))

export const feedbackTopics = ['idea', 'praise', 'problem', 'complaint', 'other'] as const

/** Spec §5: feedback has so many words at least and at most. */
export const feedbackWords = { min: 10, max: 500 } as const
/** However long its words are. */
export const FEEDBACK_CHARACTERS_MAX = 6000

/**
 * Words of a text, the same on the page and on the server: runs of letters and digits. A hyphen, an apostrophe, a dot or an at sign within a word
 * does not part it (e-mail, d'água, nome@exemplo.com), nor what stands within a number (10,50, 12:30); signs and pictures alone are no words.
 */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:(?:['’.@_-]|(?<=\p{N})[,:/](?=\p{N}))[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu)?.length ?? 0

export const sendFeedback = endpoint('sendFeedback', {
  summary: 'Leaves an idea, praise or a complaint. The id is made by the page: sending the same again is one feedback',
  method: 'PUT',
  path: '/wps/feedback',
  access: 'public',
  moduleId: 'FEEDBACK3',
  limit: { max: 20, windowMs: 60_000 },
  request: Type.Object({
    id: Type.String({ format: 'uuid' }),
    topic: Type.Enum(feedbackTopics),
    content: Type.String({ minLength: 1, maxLength: FEEDBACK_CHARACTERS_MAX, pattern: '^[^\\u0000]*$' }),
    /** Where an answer may go. */
    email: Type.Optional(Type.String({ maxLength: 120, format: 'email' })),
  }),
  /** By which both sides can name it later. */
  reply: Type.Object({ reference: Type.String() }),
  errors: ['key.conflict'],
})
