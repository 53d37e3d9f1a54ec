import type { Draws } from '@tucano/randomness'
import type { Game } from '@tucano/round'
import { type Fields, fieldsOf, readStake, roundIsOver, stakeOf } from './moves.ts'
import { payoutOf } from './stakes.ts'

interface Instant<Bet extends object, View> extends Pick<Game, 'code' | 'engine' | 'maths' | 'stakes' | 'returns' | 'maxWin' | 'sheet'> {
  /** What is played besides the stake. */
  readBet: (fields: Fields) => Bet
  play: (bet: Bet, draws: Draws) => View
}

/** A game that is over with the move that opens it. Its view says what it pays, in as many parts as a stake has units. */
export function instantGame<Bet extends object, View extends { multiplier: number }>({
  readBet,
  play,
  ...game
}: Instant<Bet, View>): Game<Bet & { stake: string }, View> {
  return {
    ...game,
    readMove(move, first) {
      if (!first) throw roundIsOver()
      const fields = fieldsOf(move)
      return { ...readBet(fields), stake: readStake(fields, game.stakes) }
    },
    stakeOf,
    run(moves, draws) {
      if (moves.length > 1) throw roundIsOver()
      const stake = stakeOf(moves[0] ?? {})
      const view = play(moves[0]!, draws)
      return { stake, payout: payoutOf(stake, view.multiplier, game.stakes), over: true, view, options: [] }
    },
  }
}
