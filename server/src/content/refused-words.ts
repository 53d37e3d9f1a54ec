import type { Db } from '@tucano/database'
import { CachedValue } from '#platform/cached-value'
import { Fault } from '#platform/fault'
import { WordList, hasContact } from './moderation.ts'

/** Changes are told at once; this is for a word that was lost. */
const FRESH_MS = 5000

/** The words that are not written here, kept for a moment. */
export const refusedWords = ({ db }: { db: Db }): CachedValue<WordList> =>
  new CachedValue(async () => new WordList((await db.selectFrom('chat.words').select('word').execute()).map(({ word }) => word)), FRESH_MS)

/** Refuses what members may not write to each other: words of that list, and ways to reach somebody elsewhere. */
export function refuseText(text: string, words: WordList): void {
  if (words.find(text) !== undefined)
    throw new Fault('chat.word', { fields: [{ field: 'text', problem: 'has a word that is not written here' }] })
  if (hasContact(text)) throw new Fault('chat.contact', { fields: [{ field: 'text', problem: 'has an address or a number' }] })
}
