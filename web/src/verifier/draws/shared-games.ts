import { sharedLive } from '@tucano/live'
import { sharedGames as lotteryDraws } from '@tucano/lottery'
import { type SharedGame, raffleGame } from '@tucano/round'

/** Games that one draw decides for everybody, by their codes; each product adds its own. */
export const sharedGames: ReadonlyMap<string, SharedGame> = new Map(
  ([raffleGame, ...lotteryDraws, ...sharedLive] as SharedGame[]).map((game) => [game.code, game]),
)
