import type { Content } from '@tucano/brand'
import type { Db } from '@tucano/database'

/** A brand's first synonyms, where there are none at all: a catalogue from before there were synonyms gets them too. */
export async function seedSynonyms(db: Db, { synonyms }: Content): Promise<void> {
  const known = await db.selectFrom('lobby.synonyms').select('words').limit(1).execute()
  if (known.length > 0) return
  const games = await db.selectFrom('lobby.games').select(['id', 'code']).where('code', 'in', Object.keys(synonyms)).execute()
  const rows = games.flatMap(({ id, code }) => (synonyms[code] ?? []).map((words) => ({ game_id: id, words })))
  if (rows.length > 0)
    await db
      .insertInto('lobby.synonyms')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
