import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** How much of a stake counts against what has to be staked, in basis points, by what bets are filed under. All of it where nothing is said. */
export type Weights = Readonly<Record<string, number>>

/** What members have done so far stays as it was counted. */
export async function writeWeights(db: Db, weights: Weights): Promise<void> {
  await sql`select cashier.set_weights(${JSON.stringify(weights)}::jsonb)`.execute(db)
}
