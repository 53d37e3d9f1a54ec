import type { Shape } from '../play.ts'
import { shapes } from '../shapes/all.ts'
import type { LotteryGame } from './game.ts'
import { officialGames } from './official.ts'
import { ownGames } from './own.ts'

export const lotteryGames: readonly LotteryGame[] = [...ownGames, ...officialGames]

const byCode = new Map(lotteryGames.map((game) => [game.code, game]))
export const gameOf = (code: string): LotteryGame | undefined => byCode.get(code)

/** The shape of a game's draws. */
export function shapeOfGame(code: string): Shape | undefined {
  const game = byCode.get(code)
  return game && shapes.get(game.shape)
}
