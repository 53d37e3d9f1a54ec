import { type Category, categories } from '@tucano/contract/lobby'
import { sanitise } from '#platform/sanitise'
import type { Snapshot } from './snapshot.ts'

const isCategory = (word: string): word is Category => (categories as readonly string[]).includes(word)

/** What was read before: a snapshot never changes, and everybody reads the same few texts. */
const kept = new WeakMap<Snapshot, Map<string, string>>()
const KEPT_MAX = 500

/**
 * A text without what it says of games that cannot be opened. Whoever writes marks a piece by the categories that it is about
 * (`data-games="LOTT ELOTT"`): it is there while anything of one of them can be opened.
 */
export function withoutClosed(html: string, snapshot: Snapshot): string {
  if (!html.includes('data-games')) return html
  const texts = kept.get(snapshot) ?? new Map<string, string>()
  const isClosed = (about: string): boolean => !about.split(' ').some((word) => isCategory(word) && snapshot.isOpen(word))
  const text = texts.get(html) ?? sanitise(html, isClosed)
  if (texts.size < KEPT_MAX) kept.set(snapshot, texts.set(html, text))
  return text
}
