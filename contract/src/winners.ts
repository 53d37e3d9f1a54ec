import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { event } from './event.ts'
import { Amount } from './money.ts'

/** Wins that the board holds. Spec §9. */
export const WINNERS = 20

export const Winner = Type.Object({
  winId: Type.String(),
  /** As much of the name as strangers may see. */
  nickname: Type.String(),
  icon: Type.String(),
  gameName: Type.String(),
  vassalage: Type.String(),
  gameCode: Type.String(),
  gameType: Type.String(),
  showIcon: Type.String(),
  winAmount: Amount,
  /** Hundredths of the stake that came back. */
  multiplier: Type.Integer(),
  time: Type.Integer(),
})
export type Winner = Static<typeof Winner>

export const listWinners = endpoint('listWinners', {
  summary: 'The latest wins of real money, newest first',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  access: 'public',
  moduleId: 'COMM3',
  request: Type.Object({
    gameCategory: Type.Optional(Type.Enum(['ALL', 'RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'])),
    language: Type.Optional(Type.String({ maxLength: 10 })),
    limitNum: Type.Optional(Type.Integer({ minimum: 1, maximum: WINNERS })),
  }),
  reply: Type.Object({ list: Type.Array(Type.Object({ vo: Winner })) }),
})

/** Somebody has won. */
export const winnerFound = event('winners.found', 'public', Type.Object({ vo: Winner }))
