import { type ContentItems, type ContentList, type ContentSubject, listContent as contract } from '@tucano/contract/content'
import type { Db } from '@tucano/database'
import { readGameFacts } from '#content/games'
import { readPictures, readUploaded } from '#content/pictures'
import type { Subject } from '#content/subject'
import { subjects } from '#content/subjects'
import { readVendorCards } from '#content/vendors'
import { versionOf } from '#content/version'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { assertMayRead } from './desk.ts'

export const listContent = ({ db, brand }: Services) =>
  answer(contract, async ({ subject }, { operator }): Promise<ContentList> => {
    assertMayRead(operator, subject)
    if (subject === 'banners')
      return { subject, entries: await entriesOf(db, subject), pictures: await readPictures(brand), uploaded: await readUploaded(db) }
    if (subject === 'vendors') return { subject, entries: await withPlaces(db) }
    const entries = subject === 'games' || subject === 'synonyms' ? await withFacts(db, subject) : await entriesOf(db, subject)
    return { subject, entries } as ContentList
  })

async function entriesOf<S extends ContentSubject>(db: Db, subject: S) {
  const kind: Subject<ContentItems[S]> = subjects[subject]
  return (await kind.read(db)).map((item) => ({ item, version: versionOf(item) }))
}

async function withFacts<S extends 'games' | 'synonyms'>(db: Db, subject: S) {
  const [entries, facts] = await Promise.all([entriesOf(db, subject), readGameFacts(db)])
  const known = new Map(facts.map(({ slug, ...game }) => [slug, game]))
  return entries.flatMap((entry) => {
    const game = known.get(entry.item.slug)
    return game ? [{ ...entry, ...game }] : []
  })
}

async function withPlaces(db: Db) {
  const [entries, cards] = await Promise.all([entriesOf(db, 'vendors'), readVendorCards(db)])
  return entries.map((entry) => ({
    ...entry,
    cards: cards.flatMap(({ slug, gameType }, place) => (slug === entry.item.slug ? [{ gameType, place }] : [])),
  }))
}
