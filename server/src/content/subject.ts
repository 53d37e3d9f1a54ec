import type { Brand } from '@tucano/brand'
import type { ContentItems, ContentSubject } from '@tucano/contract/content'
import type { Db } from '@tucano/database'

/** What can be done with one kind of content. Whoever calls has a transaction in which nobody else edits the subject. */
export interface Subject<Item extends { slug: string }> {
  /** All of it in the order in which it shows, or one. */
  read: (db: Db, slug?: string) => Promise<Item[]>
  /** The item as it is kept; a refusal names the field. */
  check: (item: Item, surroundings: { db: Db; brand: Brand }) => Promise<Item> | Item
  /** By which people know it. */
  titleOf: (item: Item) => string
  /** Without it nothing can be added, and nothing comes back once it is gone. */
  add?: (trx: Db, item: Item) => Promise<unknown>
  change: (trx: Db, item: Item) => Promise<unknown>
  remove?: (trx: Db, slug: string) => Promise<unknown>
  /** What is ordered together: a group, a topic, a type. */
  order?: { groupOf: (item: Item) => string; write: (trx: Db, slugs: readonly string[]) => Promise<unknown> }
  /** Tells open pages. Games tell by themselves. */
  tell?: (trx: Db) => Promise<void>
}

export type Subjects = { [S in ContentSubject]: Subject<ContentItems[S]> }

/** A moment of the database as milliseconds. Without a beginning or an end it is an infinite number. */
export const momentOf = (at: Date | number): number | null => (typeof at === 'number' ? null : at.getTime())
