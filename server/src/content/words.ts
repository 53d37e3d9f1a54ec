import type { ContentItems } from '@tucano/contract/content'
import { Refusal } from './refusal.ts'
import type { Subject } from './subject.ts'

type Item = ContentItems['words']

/** A word as it is kept, if it is one. */
export function wordOf(given: string): string | undefined {
  const word = given.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
  return /^[a-z]{2,40}$/.test(word) ? word : undefined
}

/** Words that nobody writes in the room. Each is compared in small letters and without accents, and so it is kept. */
export const words: Subject<Item> = {
  read: (db, slug) => {
    const all = db.selectFrom('chat.words').select('word as slug').orderBy('word')
    return (slug === undefined ? all : all.where('word', '=', slug)).execute()
  },
  check: ({ slug: given }) => {
    const slug = wordOf(given)
    if (slug === undefined) throw new Refusal('slug', 'word', `"${given}" must be one word of 2 to 40 letters.`)
    return { slug }
  },
  titleOf: ({ slug }) => slug,
  add: (trx, { slug }) => trx.insertInto('chat.words').values({ word: slug }).execute(),
  // There is nothing about a word but the word.
  change: () => Promise.resolve(),
  remove: (trx, slug) => trx.deleteFrom('chat.words').where('word', '=', slug).execute(),
}
