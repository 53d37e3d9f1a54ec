import { type Category, categories } from '@tucano/contract/lobby'
import sanitizeHtml from 'sanitize-html'
import type { Snapshot } from './snapshot.ts'

const isCategory = (word: string): word is Category => (categories as readonly string[]).includes(word)

/**
 * A text without what it says of games that cannot be opened. Whoever writes marks a sentence by the categories that it is about
 * (`data-games="LOTT ELOTT"`): it is there while anything of one of them can be opened.
 */
export function withoutClosed(html: string, snapshot: Pick<Snapshot, 'isOpen'>): string {
  if (!html.includes('data-games')) return html
  return sanitizeHtml(html, {
    // What is stored was cleaned before: here only marks are read.
    allowedTags: false,
    allowedAttributes: false,
    exclusiveFilter: ({ attribs }) => {
      const about = attribs['data-games']?.split(' ').filter(isCategory)
      return about !== undefined && !about.some((category) => snapshot.isOpen(category))
    },
  })
}
