import type { Game } from '@tucano/round'
import { basisPoints } from '@tucano/round'
import { type Certified, certify } from '#fairness/maths'
import type { Services } from '#platform/services'
import { studioGames } from './games.ts'
import { STUDIO_PRODUCT } from './studio.ts'

/** Writes down the maths of our games, and in the catalogue what follows from it: least bets and returns. */
export async function openStudios({ db }: Pick<Services, 'db'>, games: readonly Game[] = studioGames): Promise<Map<string, Certified>> {
  const certified = await certify(db, games)
  const rows = await db
    .selectFrom('lobby.games')
    .select(['id', 'code', 'min_bet', 'min_lines', 'rtp'])
    .where('game_type', '=', STUDIO_PRODUCT)
    // A vendor elsewhere may call a game as we call ours.
    .where('vendor', 'not in', (query) => query.selectFrom('lobby.integrations').select('vendor'))
    .execute()
  for (const { id, code, min_bet, min_lines, rtp } of rows) {
    const game = certified.get(code)?.game
    if (!game) continue
    const lines = (game.sheet as { lines?: unknown[] }).lines?.length ?? min_lines
    const facts = { min_bet: BigInt(game.stakes.min), min_lines: lines, rtp: basisPoints(game.returns[0].rtp) }
    if (facts.min_bet !== min_bet || lines !== min_lines || facts.rtp !== rtp)
      await db.updateTable('lobby.games').set(facts).where('id', '=', id).execute()
  }
  return certified
}
