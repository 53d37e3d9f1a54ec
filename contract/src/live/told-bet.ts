import Type, { type Static } from 'typebox'
import { Money } from '../money.ts'
import { liveKinds } from './shapes.ts'

/** What a table tells of a bet: its chips, spot by spot, and the round that decided them. */
export const ToldLiveBet = Type.Object({
  by: Type.Literal('live'),
  table: Type.String(),
  kind: Type.Enum(liveKinds),
  round: Type.Integer(),
  drawId: Type.String(),
  /** Added by what was done in the round, such as a double: not among the bets that were sealed before it was drawn. */
  isAdded: Type.Optional(Type.Boolean()),
  chips: Type.Array(Type.Object({ spot: Type.String(), stake: Money, won: Type.Union([Money, Type.Null()]) })),
  /** Of a bet on a flight: where it was to leave by itself, and where it has left. */
  flight: Type.Optional(Type.Object({ auto: Type.Union([Type.Integer(), Type.Null()]), left: Type.Union([Type.Integer(), Type.Null()]) })),
  /** Nothing before the round has been played. */
  result: Type.Unknown(),
})
export type ToldLiveBet = Static<typeof ToldLiveBet>
