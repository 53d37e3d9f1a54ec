// What calls and events of the lottery have in common.
import Type, { type Static, type TSchema } from 'typebox'
import { Amount, Money } from '../money.ts'

export const LotteryCode = Type.String({ pattern: '^[a-z0-9-]{2,60}$' })
/** A draw's number: the day in the game's zone, and which draw of that day it is. */
export const Numero = Type.String({ pattern: '^20[0-9]{10}$' })
export const nullable = <Of extends TSchema>(of: Of) => Type.Union([of, Type.Null()])
const Ms = Type.Integer()

/** Minor units of one line's stake. */
export const lotteryUnits = [200, 100, 20, 10, 2] as const
export const MULTIPLE_MAX = 100_000
export const CONTENTS_MAX = 200
export const PICKS_MAX = 20_000
/** Draws that one slip, or one plan, is for. */
export const SLIP_DRAWS_MAX = 10
export const PLAN_DRAWS_MAX = 1440
/** Results that lists of a game go back to, as the specification counts them. Spec §9. */
export const NUMEROS_OPENED = 100

/** Vendors of the lotteries of other countries. */
export const FOREIGN_LOTTERIES = ['TCG_LOTTO_VN', 'TCG_SEA'] as const

export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const

export const drawStates = ['open', 'closed', 'drawn', 'settled', 'void'] as const
/** A draw of a game, as everybody sees it. */
export const LotteryDraw = Type.Object({
  drawId: Type.String(),
  gameCode: LotteryCode,
  numero: Numero,
  opensAt: Ms,
  closesAt: Ms,
  drawsAt: Ms,
  state: Type.Enum([...drawStates]),
  /** The numbers in their order, as they are said. Null until they are known, and of a void draw. */
  result: nullable(Type.Array(Type.String())),
  /** What had been told before the result was corrected, oldest first. */
  earlier: Type.Array(Type.Array(Type.String())),
})
export type LotteryDraw = Static<typeof LotteryDraw>

/** The series of a game with a slider: from the least to what the member may have at most; visitors see the brand's. */
export const SeriesRange = Type.Object({ min: Type.Integer(), max: Type.Integer(), standard: Type.Integer() })

/** A lottery game. Shape, plays and odds are those of the maths, which pages have as well. */
export const LotteryGame = Type.Object({
  gameCode: LotteryCode,
  gameId: Type.String(),
  gameName: Type.String(),
  vendor: Type.String(),
  groupCode: Type.String(),
  groupName: Type.String(),
  shape: Type.String(),
  prizeMode: Type.Enum([...prizeModes]),
  /** Its results come from elsewhere. */
  isOfficial: Type.Boolean(),
  /** `closed`: nothing tells its results, the law closes it, or an operator has. */
  state: Type.Enum(['open', 'closed']),
  closedFor: nullable(Type.Enum(['results', 'law', 'operator'])),
  /** How often it is drawn; null where it has times of its own. */
  everySeconds: nullable(Type.Integer()),
  showIcon: Type.String(),
  tones: Type.Array(Type.String()),
  current: nullable(LotteryDraw),
  last: nullable(LotteryDraw),
})
export type LotteryGame = Static<typeof LotteryGame>

const Multiple = Type.Integer({ minimum: 1, maximum: MULTIPLE_MAX })
/** The code of a play, which its shape knows. */
export const PlayCode = Type.String({ pattern: '^[A-Z0-9_]{2,20}$' })
const asked = {
  playId: PlayCode,
  bettingContent: Type.String({ minLength: 1, maxLength: PICKS_MAX }),
  /** The unit, in minor units. */
  singleBetPrice: Amount,
}
/** One line of a slip as it is asked for, with the draws that it is for. */
export const Content = Type.Object({
  gameId: LotteryCode,
  ...asked,
  numero: Type.Array(Type.Object({ numero: Numero, multiple: Multiple }), { minItems: 1, maxItems: SLIP_DRAWS_MAX }),
  /** Bets of a slip stand at once, whatever an earlier draw brings: what is to stop when it has won is a plan. */
  winStop: Type.Optional(Type.Boolean()),
})
/** One line of a plan. `multiple` is that of its first draw. */
export const PlanContent = Type.Object({ ...asked, multiple: Multiple })

/** One line of a slip as it was sold. */
export const SoldContent = Type.Object({
  playId: Type.String(),
  bettingContent: Type.String(),
  singleBetPrice: Money,
  multiple: Type.Integer(),
  lines: Type.Integer(),
  stake: Money,
  /** The most it can pay. */
  most: Money,
  /** Null until the draw is over. */
  payout: nullable(Money),
})

export const LotteryBet = Type.Object({
  roundId: Type.String(),
  slipId: Type.String(),
  planId: nullable(Type.String()),
  gameCode: LotteryCode,
  gameName: Type.String(),
  numero: Numero,
  drawId: Type.String(),
  state: Type.Enum(['open', 'settled', 'void']),
  stake: Money,
  payout: Money,
  rebate: Money,
  currency: Type.String(),
  series: nullable(Type.Integer()),
  contents: Type.Array(SoldContent),
  placedAt: Ms,
  closesAt: Ms,
  result: nullable(Type.Array(Type.String())),
  isCorrected: Type.Boolean(),
})
export type LotteryBet = Static<typeof LotteryBet>

export const growths = ['constant', 'doubling', 'return'] as const
/** How multiples go on from draw to draw of a plan. */
export const Growth = Type.Union([
  Type.Object({ kind: Type.Literal('constant') }),
  Type.Object({ kind: Type.Literal('doubling'), every: Type.Integer({ minimum: 1, maximum: 100 }) }),
  /** So much above what was spent, in basis points, whenever it wins. */
  Type.Object({ kind: Type.Literal('return'), bp: Type.Integer({ minimum: 100, maximum: 100_000 }) }),
])
export type Growth = Static<typeof Growth>

export const planStates = ['running', 'done', 'won', 'stopped', 'refused'] as const
export const LotteryPlan = Type.Object({
  planId: Type.String(),
  gameCode: LotteryCode,
  gameName: Type.String(),
  state: Type.Enum([...planStates]),
  /** Why the rest was not bet, where the member did not stop it. */
  refusal: nullable(Type.String()),
  series: nullable(Type.Integer()),
  contents: Type.Array(SoldContent),
  winStop: Type.Boolean(),
  draws: Type.Array(
    Type.Object({
      numero: Numero,
      multiple: Type.Integer(),
      stake: Money,
      state: Type.Enum(['waiting', 'open', 'settled', 'void', 'released']),
      payout: nullable(Money),
      roundId: nullable(Type.String()),
    }),
  ),
  cost: Money,
  spent: Money,
  won: Money,
  held: Money,
  currency: Type.String(),
  startedAt: Ms,
})
export type LotteryPlan = Static<typeof LotteryPlan>
