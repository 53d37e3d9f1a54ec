import { type ContentItems, SYNONYMS_MAX, contentMax } from '@tucano/contract/content'
import { sql } from 'kysely'
import { Refusal } from './refusal.ts'
import { titleOf } from './rules.ts'
import type { Subject } from './subject.ts'

type Item = ContentItems['synonyms']

/** What people type when they mean a game: all of it at once. Every game has a list, which may be empty. */
export const synonyms: Subject<Item> = {
  read: async (db, slug) => {
    const { rows } = await sql<Item>`
      select g.vendor || '/' || g.code as slug, coalesce(array_agg(s.words order by s.words) filter (where s.words is not null), '{}') as words
      from lobby.games g left join lobby.synonyms s on s.game_id = g.id
      where ${slug ?? null}::text is null or g.vendor || '/' || g.code = ${slug ?? null}
      group by g.id order by g.place, g.id`.execute(db)
    return rows
  },

  check: ({ slug, words: given }) => {
    const words = [...new Set(given.map((word) => titleOf('words', word, contentMax.synonyms.words)))].toSorted()
    if (words.length > SYNONYMS_MAX) throw new Refusal('words', 'many', `has ${words.length} words, and may have ${SYNONYMS_MAX}.`)
    return { slug, words }
  },

  titleOf: ({ slug }) => slug,

  change: async (trx, { slug, words }) => {
    await sql`delete from lobby.synonyms using lobby.games g where g.id = game_id and g.vendor || '/' || g.code = ${slug}`.execute(trx)
    await sql`
      insert into lobby.synonyms (game_id, words) select g.id, w.words from lobby.games g, unnest(${words}::text[]) w (words)
      where g.vendor || '/' || g.code = ${slug}`.execute(trx)
  },
}
