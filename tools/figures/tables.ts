import type { Game, Run } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { playBest } from '@tucano/table'
import { ALL_WAYS, type Side, everyEnd } from '../../games/table/src/baccarat-rules.ts'
import { PART, bestHold, sumPays, worthOfHold } from '../../games/table/src/best-hold.ts'
import { eachClass } from '../../games/table/src/card-sets.ts'
import { PAYS, SPOTS } from '../../games/table/src/roulette-layout.ts'
import { videoPokers } from '../../games/table/src/video-poker.ts'
import { type Figure, figureOf, oneWin } from './moments.ts'

const NUMBERS = 37

export const rouletteFigures = (): Figure[] => SPOTS.map(({ kind, numbers }) => oneWin(numbers.length / NUMBERS, PAYS[kind] + 1))

export function baccaratFigures({ sheet }: Game): Figure[] {
  const { pays } = sheet as { pays: Record<Side, [number, number]> }
  const wins: Record<Side, number> = { banker: 0, player: 0, tie: 0 }
  everyEnd(({ winner }, ways) => {
    wins[winner] += ways
  })
  const sides = Object.keys(wins) as Side[]
  return sides.map((on) =>
    figureOf(
      sides.map((winner) => {
        const paid = on === winner ? 1 + pays[on][0] / pays[on][1] : winner === 'tie' ? 1 : 0
        return { chance: wins[winner] / ALL_WAYS, pays: paid }
      }),
    ),
  )
}

const HANDS = 2_598_960

/** Over every hand and every draw, with the best hold of each: its pays, how many there are, and their squares. */
export function pokerFigure(code: string): Figure {
  const { payOf, sums } = videoPokers.find((machine) => machine.code === code)!
  const squareOf = (cards: readonly number[]): number => payOf(cards) ** 2
  const isPaid = (cards: readonly number[]): number => (payOf(cards) > 0 ? 1 : 0)
  const [squares, paid] = [sumPays(squareOf), sumPays(isPaid)]
  let [mean, square, hits] = [0, 0, 0]
  eachClass(5, (cards, alike) => {
    const { held, back } = bestHold(sums(), cards, payOf(cards))
    mean += alike * back
    square += alike * worthOfHold(squares, cards, squareOf(cards), held)
    hits += alike * worthOfHold(paid, cards, isPaid(cards), held)
  })
  const all = HANDS * PART
  return { hitRate: hits / all, deviation: Math.sqrt(square / all - (mean / all) ** 2) }
}

/** So many rounds of the game's own player. What was staked later is taken off what came back. */
export function simulated(game: Game, rounds: number): Figure {
  const draws = new Seeded(2026)
  const opening = game.readMove({ stake: String(game.stakes.min) }, true)
  const play = playBest(game) as (run: Run) => never
  const stake = game.stakes.min
  let [hits, sum, square] = [0, 0, 0]
  for (let round = 0; round < rounds; round++) {
    const { place } = draws
    const moves = [opening]
    let run = game.run(moves, draws, {})
    while (!run.over) {
      moves.push(play(run))
      draws.place = place
      run = game.run(moves, draws, {})
    }
    const back = Number(run.payout - run.stake) / stake + 1
    if (run.payout > 0n) hits++
    sum += back
    square += back ** 2
  }
  return { hitRate: hits / rounds, deviation: Math.sqrt(square / rounds - (sum / rounds) ** 2) }
}
