import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** Of some games, those that anybody has opened, the last one first. */
export async function readLastOpened(db: Db, among: bigint[]): Promise<bigint[]> {
  const { rows } = await sql<{ game_id: bigint }>`
    select game_id from lobby.openings where game_id = any (${among}::bigint[]) group by game_id order by max(at) desc`.execute(db)
  return rows.map(({ game_id }) => game_id)
}
