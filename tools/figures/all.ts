import { arcadeGames } from '@tucano/arcade'
import type { Game } from '@tucano/round'
import { figuresOf, lineGames, lineSlots, waySlots, wayGames } from '@tucano/slots'
import { tableGames } from '@tucano/table'
import { arcadeFigures } from './arcade.ts'
import type { Figure } from './moments.ts'
import { baccaratFigures, pokerFigure, rouletteFigures, simulated } from './tables.ts'

export interface Figured {
  game: Game
  /** Whose rounds were played instead of counted, since their ends are too many. */
  isSimulated: boolean
  /** Of every way to bet. `rounds` is for those that are played. */
  figures: (rounds: number) => Figure[]
}

const counted = (game: Game, figures: () => Figure[]): Figured => ({ game, isSimulated: false, figures })

function ofTable(game: Game): Figured {
  switch (game.engine) {
    case 'roulette':
      return counted(game, rouletteFigures)
    case 'baccarat':
      return counted(game, () => baccaratFigures(game))
    case 'videopoker':
      return counted(game, () => [pokerFigure(game.code)])
    default:
      return { game, isSimulated: true, figures: (rounds) => [simulated(game, rounds)] }
  }
}

/** Every game of ours, and how its figures come about. */
export const figured: Figured[] = [
  ...lineSlots.map((slot, n) =>
    counted(lineGames[n]!, () => {
      const { hitRate, deviations } = figuresOf(slot.model)
      return deviations.map((deviation) => ({ hitRate, deviation }))
    }),
  ),
  ...waySlots.map((slot, n) => counted(wayGames[n]!, () => [slot.figures()])),
  ...tableGames.map(ofTable),
  ...arcadeGames.map((game) => counted(game, () => arcadeFigures(game))),
]

/** Hundredths of a percent of the rounds, and hundredths of the stake: the least and the most of all ways to bet. */
export function rangesOf(figures: readonly Figure[]): { hits: [number, number]; deviation: [number, number] } {
  const range = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)]
  return {
    hits: range(figures.map(({ hitRate }) => Math.round(hitRate * 10_000))),
    deviation: range(figures.map(({ deviation }) => Math.round(deviation * 100))),
  }
}
