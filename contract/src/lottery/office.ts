// The lottery for operators: games and what the house takes on, draws and what was sold on them, results of official draws, plans.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { operatorErrors } from '../errors.ts'
import { TimeAndUuid, Uuid } from '../fields.ts'
import { Amount, Money } from '../money.ts'
import { LotteryCode, LotteryDraw, Numero, nullable } from './shapes.ts'

const Ms = Type.Integer()
const Reason = Type.String({ minLength: 10, maxLength: 300 })
const open = { access: 'operator', moduleId: 'COMM3', staysOpen: true } as const
const reading = { ...open, role: ['cashier', 'compliance'] } as const
const ofCompliance = { ...open, role: 'compliance' } as const

/** What was sold in the brand's money: bets that stand, what they staked, what they were paid, and what is left of it. */
export const LotterySales = Type.Object({ bets: Type.Integer(), stake: Money, paid: Money, net: Money })
export type LotterySales = Static<typeof LotterySales>

const caps = (field: typeof Money) => Type.Object({ prize: field, stake: field, member: field, selection: field, draw: field })
/** In minor units: the most that one line pays, that one bet stakes, that a member stakes on a draw; that one selection of a draw, and all bets on too many selections to count, can cost the house. */
export const LotteryCaps = caps(Money)
export type LotteryCaps = Static<typeof LotteryCaps>

export const OfficeGame = Type.Object({
  gameCode: LotteryCode,
  name: Type.String(),
  group: Type.String(),
  vendor: Type.String(),
  shape: Type.String(),
  zone: Type.String(),
  isOfficial: Type.Boolean(),
  everySeconds: nullable(Type.Integer()),
  /** When it is drawn, in its zone, where that is not all day long. */
  times: Type.Array(Type.String()),
  closedFor: nullable(Type.Enum(['results', 'law', 'operator'])),
  /** Of a game that an operator has closed. */
  closed: nullable(Type.Object({ by: Type.String(), reason: Type.String(), at: Ms })),
  caps: LotteryCaps,
  /** 0: the brand's. */
  capsVersion: Type.Integer(),
  /** Of draws of today, by the brand's time zone. */
  today: LotterySales,
  /** Results that operators have to enter, and among them those on which they differ. */
  waiting: Type.Integer(),
  conflicts: Type.Integer(),
  plans: Type.Integer(),
})
export type OfficeGame = Static<typeof OfficeGame>

export const listOfficeLotteryGames = endpoint('listOfficeLotteryGames', {
  summary: 'Lottery games with what was sold today, whether they are open, and what the house takes on',
  method: 'GET',
  path: '/wps/operators/lottery/games',
  ...reading,
  request: Type.Object({}),
  reply: Type.Object({
    now: Ms,
    list: Type.Array(OfficeGame),
    /** Where official results come from; none: official games are closed. */
    sources: Type.Array(Type.Enum(['operators', 'feeds'])),
  }),
  errors: operatorErrors,
})

export const getOfficeLotteryGame = endpoint('getOfficeLotteryGame', {
  summary: 'A lottery game: what was sold day by day, and how its caps have changed',
  method: 'GET',
  path: '/wps/operators/lottery/games/game',
  ...reading,
  request: Type.Object({ gameCode: LotteryCode }),
  reply: Type.Object({
    game: OfficeGame,
    days: Type.Array(Type.Object({ day: Type.String(), draws: Type.Integer(), voids: Type.Integer(), sales: LotterySales })),
    caps: Type.Array(Type.Object({ version: Type.Integer(), caps: LotteryCaps, by: Type.String(), reason: Type.String(), at: Ms })),
    brandCaps: LotteryCaps,
  }),
  errors: [...operatorErrors, 'game.unknown'],
})

export const switchLotteryGame = endpoint('switchLotteryGame', {
  summary: 'Closes a lottery game for new bets, or opens it again. Draws that have bets are drawn all the same',
  method: 'POST',
  path: '/wps/operators/lottery/games/switch',
  ...ofCompliance,
  request: Type.Object({ gameCode: LotteryCode, isOpen: Type.Boolean(), reason: Type.String({ minLength: 10, maxLength: 200 }) }),
  reply: Type.Object({ game: OfficeGame }),
  errors: [...operatorErrors, 'game.unknown'],
})

export const setLotteryCaps = endpoint('setLotteryCaps', {
  summary: 'What the house takes on in a game from now on. Bets that stand stay as they are, and a win is never cut',
  method: 'PUT',
  path: '/wps/operators/lottery/games/caps',
  ...ofCompliance,
  request: Type.Object({
    gameCode: LotteryCode,
    /** The version that was seen. */
    version: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    caps: caps(Amount),
    reason: Reason,
  }),
  reply: Type.Object({ game: OfficeGame }),
  errors: [...operatorErrors, 'game.unknown', 'caps.changed'],
})

/** `waiting`: an official draw without a result; `conflict`: what was typed or fed differs. */
export const officeDrawStates = ['open', 'closed', 'waiting', 'conflict', 'drawn', 'settled', 'void'] as const
export const OfficeDraw = Type.Object({
  drawId: Type.String(),
  gameCode: LotteryCode,
  gameName: Type.String(),
  numero: Numero,
  isOfficial: Type.Boolean(),
  opensAt: Ms,
  closesAt: Ms,
  drawsAt: Ms,
  state: Type.Enum([...officeDrawStates]),
  result: nullable(Type.Array(Type.String())),
  /** How many results it has had. */
  version: Type.Integer(),
  /** How many operators have typed the next one. */
  typed: Type.Integer(),
  sales: LotterySales,
})
export type OfficeDraw = Static<typeof OfficeDraw>

export const officeDrawLists = ['waiting', 'coming', 'over'] as const
export const listOfficeLotteryDraws = endpoint('listOfficeLotteryDraws', {
  summary: 'Draws: official ones that wait for a result, those that are open or coming, and those that are over, newest first',
  method: 'GET',
  path: '/wps/operators/lottery/draws',
  ...reading,
  request: Type.Object({
    which: Type.Enum([...officeDrawLists]),
    gameCode: Type.Optional(LotteryCode),
    after: Type.Optional(TimeAndUuid),
  }),
  reply: Type.Object({ list: Type.Array(OfficeDraw), next: nullable(Type.String()) }),
  errors: operatorErrors,
})

/** What somebody typed for a version. `result` is null while nobody else may see it. */
const Typed = Type.Object({
  version: Type.Integer(),
  by: Type.String(),
  isOwn: Type.Boolean(),
  at: Ms,
  reason: nullable(Type.String()),
  result: nullable(Type.Array(Type.String())),
})
export type TypedResult = Static<typeof Typed>

export const EXPOSURES_TOLD = 50
const OfficeDrawDetail = Type.Object({
  now: Ms,
  draw: OfficeDraw,
  told: LotteryDraw,
  /** What the result is made of, row by row: the numbers of each, and how many digits these have (0: as they are). */
  rows: Type.Array(Type.Object({ key: Type.String(), count: Type.Integer() })),
  /** Until when the result may come; then the draw is void. Null of own draws. */
  resultUntil: nullable(Ms),
  results: Type.Array(Type.Object({ version: Type.Integer(), result: Type.Array(Type.String()), source: Type.String(), at: Ms })),
  typed: Type.Array(Typed),
  fed: Type.Array(Type.Object({ source: Type.String(), result: Type.Array(Type.String()), at: Ms })),
  voided: nullable(Type.Object({ by: nullable(Type.String()), reason: Type.String(), at: Ms })),
  /** Told with the result, and of a void draw too. */
  seed: nullable(Type.String()),
  caps: LotteryCaps,
  /** Selections that can cost the most: what they are of, and which. */
  exposures: Type.Array(Type.Object({ of: Type.String(), key: Type.String(), amount: Money })),
  /** Of bets on too many selections to count. */
  exposed: Money,
  plans: Type.Integer(),
})
export type OfficeDrawDetail = Static<typeof OfficeDrawDetail>

export const getOfficeLotteryDraw = endpoint('getOfficeLotteryDraw', {
  summary: 'A draw: what was sold, what it can cost by selection, its results and where they came from, what was typed',
  method: 'GET',
  path: '/wps/operators/lottery/draws/draw',
  ...reading,
  request: Type.Object({ drawId: Uuid }),
  reply: OfficeDrawDetail,
  errors: [...operatorErrors, 'draw.unknown'],
})

export const enterLotteryResult = endpoint('enterLotteryResult', {
  summary:
    'Types the result of an official draw. It counts when a second operator has typed the same; of a settled draw it is a correction',
  method: 'POST',
  path: '/wps/operators/lottery/draws/result',
  ...ofCompliance,
  request: Type.Object({
    drawId: Uuid,
    /** Which result this is: one more than there are. */
    version: Type.Integer({ minimum: 1, maximum: 1000 }),
    numbers: Type.Array(Type.String({ pattern: '^[0-9A-Za-z-]{1,12}$' }), { minItems: 1, maxItems: 100 }),
    /** Of a correction. */
    reason: Type.Optional(Reason),
  }),
  reply: OfficeDrawDetail,
  errors: [...operatorErrors, 'draw.unknown', 'result.changed', 'result.early', 'draw.over', 'function.not.available'],
})

export const voidLotteryDraw = endpoint('voidLotteryDraw', {
  summary: 'Voids a draw that has no result yet: everything goes back, and the seed of an own draw is told all the same',
  method: 'POST',
  path: '/wps/operators/lottery/draws/void',
  ...ofCompliance,
  request: Type.Object({ drawId: Uuid, reason: Reason }),
  reply: OfficeDrawDetail,
  errors: [...operatorErrors, 'draw.unknown', 'draw.over', 'draw.busy'],
})

export const OfficePlan = Type.Object({
  planId: Type.String(),
  memberId: Type.String(),
  account: Type.String(),
  gameCode: LotteryCode,
  gameName: Type.String(),
  startedAt: Ms,
  draws: Type.Integer(),
  /** Draws that it has still to bet on. */
  left: Type.Integer(),
  cost: Money,
  held: Money,
  nextNumero: nullable(Numero),
})
export type OfficePlan = Static<typeof OfficePlan>

export const listOfficeLotteryPlans = endpoint('listOfficeLotteryPlans', {
  summary: 'Plans that are running, newest first',
  method: 'GET',
  path: '/wps/operators/lottery/plans',
  ...reading,
  request: Type.Object({ gameCode: Type.Optional(LotteryCode), after: Type.Optional(TimeAndUuid) }),
  reply: Type.Object({ list: Type.Array(OfficePlan), next: nullable(Type.String()), held: Money, running: Type.Integer() }),
  errors: operatorErrors,
})
