import Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { Client, Game } from './lobby.ts'

/** Lottery games by groups, keyed by the group's code. */
const LotteryMenu = Type.Record(
  Type.String(),
  Type.Object({ gameGroupCode: Type.String(), gameGroupName: Type.String(), gameMenus: Type.Array(Game) }),
)
const LotteryRequest = Type.Object({ ...Client, prizeMode: Type.Optional(Type.Enum(['LOTT', 'ELOTT'])) })

export const getLotteryMenu = endpoint('getLotteryMenu', {
  summary: 'Lottery games by groups',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  access: 'public',
  moduleId: 'GAMELO3',
  request: LotteryRequest,
  reply: LotteryMenu,
})

export const listRecentLotteryGames = endpoint('listRecentLotteryGames', {
  summary: 'Lottery games by groups, those that members opened last first',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  access: 'public',
  moduleId: 'GAMELO3',
  request: LotteryRequest,
  reply: LotteryMenu,
})
