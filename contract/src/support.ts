import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'

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
