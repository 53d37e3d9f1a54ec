import type { Game, Run } from '../game.ts'
import type { Seeded } from './seeded.ts'

/** How somebody plays: what is decided whenever a round waits. */
export type Player<Move, View> = (run: Run<View>) => Move

/** What so many rounds at the smallest stake pay together, in minor units. Every round goes on as a server would have it: from its first draw. */
export function simulate<Move, View>(game: Game<Move, View>, player: Player<Move, View>, rounds: number, draws: Seeded): bigint {
  const opening = game.readMove({ stake: String(game.stakes.min) }, true)
  let paid = 0n
  for (let round = 0; round < rounds; round++) {
    const { place } = draws
    const moves = [opening]
    let run = game.run(moves, draws, {})
    while (!run.over) {
      moves.push(player(run))
      draws.place = place
      run = game.run(moves, draws, {})
    }
    paid += run.payout
  }
  return paid
}
