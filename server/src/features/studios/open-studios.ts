import type { Game } from '@tucano/round'
import { basisPoints } from '@tucano/round'
import { type Certified, certify } from '#fairness/maths'
import type { House } from '#platform/house'
import { studioGames } from './games.ts'

/** Where the site plays games of its own: in the page itself. */
const LAUNCH_URL = '/studio'

/** Writes down the maths of our games, and in the catalogue what follows from it: least bets, returns, and that they can be opened. */
export async function openStudios({ db }: Pick<House, 'db'>, games: readonly Game[] = studioGames): Promise<Map<string, Certified>> {
  const certified = await certify(db, games)
  const rows = await db
    .selectFrom('lobby.games')
    .select(['id', 'vendor', 'code', 'min_bet', 'min_lines', 'rtp'])
    .where('game_type', '=', 'RNG')
    .execute()
  for (const { id, code, min_bet, min_lines, rtp } of rows) {
    const game = certified.get(code)?.game
    if (!game) continue
    const lines = (game.sheet as { lines?: unknown[] }).lines?.length ?? min_lines
    const facts = { min_bet: BigInt(game.stakes.min), min_lines: lines, rtp: basisPoints(game.returns[0].rtp) }
    if (facts.min_bet !== min_bet || lines !== min_lines || facts.rtp !== rtp)
      await db.updateTable('lobby.games').set(facts).where('id', '=', id).execute()
  }
  const vendors = [...new Set(rows.filter(({ code }) => certified.has(code)).map(({ vendor }) => vendor))]
  if (vendors.length > 0)
    await db
      .updateTable('lobby.vendors')
      .set({ launch_url: LAUNCH_URL })
      .where('code', 'in', vendors)
      .where('launch_url', 'is', null)
      .execute()
  return certified
}
