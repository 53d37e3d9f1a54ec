import type { Draws } from '@tucano/randomness'
import type { Run } from '@tucano/round'
import type { Seeded } from '@tucano/round/testing'
import type { Way } from './ways.ts'

/** Whoever plays against the clock waits for what they set. */
const LATE_MS = 600_000

export interface Played {
  rounds: number
  /** Sums of what came back of the opening stake, and of its squares. */
  sum: number
  squares: number
  hits: number
}

/** One round to its end. Every step is drawn from the beginning, as a server does it. */
export function playOnce({ game, opening, play }: Way, draws: Draws, rewind: () => void): Run {
  const moves = [game.readMove(opening, true)]
  let run = game.run(moves, draws, {})
  while (!run.over) {
    const move = game.readMove(play(run), false)
    moves.push(game.stamp?.(move, LATE_MS) ?? move)
    rewind()
    run = game.run(moves, draws, {})
  }
  return run
}

export function playMany(way: Way, draws: Seeded, count: number, onRound: (done: number) => void): Played {
  const stake = Number(way.game.stakeOf(way.game.readMove(way.opening, true)))
  const played = { rounds: count, sum: 0, squares: 0, hits: 0 }
  for (let n = 0; n < count; n++) {
    const { place } = draws
    const run = playOnce(way, draws, () => {
      draws.place = place
    })
    const back = 1 + Number(run.payout - run.stake) / stake
    played.sum += back
    played.squares += back ** 2
    if (run.payout > 0n) played.hits++
    onRound(n)
  }
  return played
}
