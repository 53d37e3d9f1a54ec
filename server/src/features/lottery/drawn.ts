import { lotteryDrawn } from '@tucano/contract/lottery'
import { sharedGames } from '@tucano/lottery'
import type { Db } from '@tucano/database'
import type { DrawnGame, FollowedDraw } from '#draws/advance'
import { publish } from '#platform/outbox'
import { findGame } from './games.ts'
import { sentLeaves, takesNumbers } from './numbers/leaves.ts'
import { forgetExposures } from './place/exposures.ts'
import { showDraws } from './show-draw.ts'
import { readDraw, readNow } from './store.ts'

/** So long a draw waits for its beacon. */
const WAIT_MS = 2 * 3_600_000
/** Who tells the results of draws of our own. */
const OWN_SOURCE = 'draw'

/** Games of our own, as shared draws have them. */
export const lotteryDraws: readonly DrawnGame[] = sharedGames.map((game) => ({
  game,
  waitMs: WAIT_MS,
  follow,
  ...(takesNumbers(findGame(game.code)!) && { others: sentLeaves }),
}))

/** What the lottery knows of a draw goes on with it, in the same transaction. */
async function follow(trx: Db, { eventId, step, result }: FollowedDraw): Promise<void> {
  const draw = await readDraw(trx, eventId)
  if (!draw) return
  if (step === 'drawn') await tellResult(trx, eventId, { result: result as string[], source: OWN_SOURCE })
  else if (step === 'void') await trx.updateTable('lottery.draws').set({ state: 'void' }).where('event_id', '=', eventId).execute()
  else await endDraw(trx, eventId)
  await tellDraw(trx, eventId)
}

/** Writes down what a draw has come to: its first result, or another one. */
export async function tellResult(
  trx: Db,
  drawId: string,
  { result, source }: { result: readonly string[]; source: string },
): Promise<void> {
  const { version } = await trx
    .updateTable('lottery.draws')
    .set((draw) => ({ state: 'drawn', result: JSON.stringify(result), version: draw('version', '+', 1) }))
    .where('event_id', '=', drawId)
    .returning('version')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('lottery.results')
    .values({ draw_id: drawId, version, result: JSON.stringify(result), source })
    .execute()
}

/** All bets of a draw are settled or have gone back: the house has nothing more at stake. */
export async function endDraw(trx: Db, drawId: string): Promise<void> {
  await trx.updateTable('lottery.draws').set({ state: 'settled' }).where('event_id', '=', drawId).where('state', '=', 'drawn').execute()
  await forgetExposures(trx, drawId)
}

/** Tells every page how a draw is now. */
export async function tellDraw(trx: Db, drawId: string): Promise<void> {
  const draw = await readDraw(trx, drawId)
  const [shown] = await showDraws(trx, [draw!], await readNow(trx))
  await publish(trx, lotteryDrawn, { draw: shown! })
}
