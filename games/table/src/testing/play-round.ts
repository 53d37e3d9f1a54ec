import type { Draws } from '@tucano/randomness'
import type { Game, Run } from '@tucano/round'
import { DECK } from '../cards.ts'

/** Draws that can be used again from the first, as a game that goes on does. */
export class Tape implements Draws {
  #drawn: number[] = []
  #at = 0
  #source: Draws

  constructor(source: Draws) {
    this.#source = source
  }

  below(n: number): number {
    if (this.#at === this.#drawn.length) this.#drawn.push(this.#source.below(n))
    return this.#drawn[this.#at++]!
  }

  belowBig(n: bigint): bigint {
    return BigInt(this.below(Number(n)))
  }

  rewind(): this {
    this.#at = 0
    return this
  }

  /** What comes now is drawn anew. */
  erase(): this {
    this.#drawn = []
    return this.rewind()
  }
}

/** Gives these numbers, and then nothing more. */
export function scripted(numbers: readonly number[]): Draws {
  let at = 0
  const below = (): number => {
    if (at === numbers.length) throw new Error('the script is over')
    return numbers[at++]!
  }
  return { below, belowBig: () => BigInt(below()) }
}

/** What has to be drawn for these cards to come first from a deck. */
export function numbersFor(cards: readonly number[]): number[] {
  const left = [...DECK]
  return cards.map((card, n) => {
    const at = left.indexOf(card)
    left[at] = left[n]!
    left[n] = card
    return at - n
  })
}

export interface Playing<Move, View> {
  game: Game<Move, View>
  opening: Move
  play: (run: Run<View>) => Move
}

/** Plays a round to its end: what there was to see after each move. */
export function playRound<Move, View>({ game, opening, play }: Playing<Move, View>, tape: Tape): { moves: Move[]; runs: Run<View>[] } {
  const moves = [opening]
  const runs = [game.run(moves, tape.rewind(), {})]
  for (let run = runs[0]!; !run.over; runs.push(run)) {
    moves.push(play(run))
    run = game.run(moves, tape.rewind(), {})
  }
  return { moves, runs }
}

/** Plays so many rounds. What came back of the opening stake on average, extra stakes taken off, and how far chance leads that astray. */
export function simulate<Move, View>(playing: Playing<Move, View>, source: Draws, rounds: number): { mean: number; error: number } {
  const tape = new Tape(source)
  const stake = Number(playing.game.stakeOf(playing.opening))
  let [sum, squares] = [0, 0]
  for (let n = 0; n < rounds; n++) {
    const run = playRound(playing, tape.erase()).runs.at(-1)!
    const back = 1 + Number(run.payout - run.stake) / stake
    sum += back
    squares += back * back
  }
  const mean = sum / rounds
  return { mean, error: Math.sqrt((squares / rounds - mean * mean) / rounds) }
}
