import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { event } from './event.ts'
import { RoundId, TimeAndUuid, Uuid } from './fields.ts'
import { Client, Game } from './lobby.ts'
import {
  CONTENTS_MAX,
  Content,
  Growth,
  LotteryBet,
  LotteryCode,
  LotteryDraw,
  LotteryGame,
  LotteryPlan,
  NUMEROS_OPENED,
  Numero,
  PLAN_DRAWS_MAX,
  PlanContent,
  SeriesRange,
  nullable,
} from './lottery/shapes.ts'
import { Money } from './money.ts'

export * from './lottery/shapes.ts'

/** Lottery games by groups, keyed by the group's code. */
const LotteryMenu = Type.Record(
  Type.String(),
  Type.Object({ gameGroupCode: Type.String(), gameGroupName: Type.String(), gameMenus: Type.Array(Game) }),
)
const LotteryRequest = Type.Object({ ...Client, prizeMode: Type.Optional(Type.Enum(['LOTT', 'ELOTT'])) })
const open = { access: 'public', moduleId: 'GAMELO3' } as const
const ofMember = { access: 'member', moduleId: 'GAMELO3' } as const
const forMembers = ['login.not.session', 'password.change.required'] as const

export const getLotteryMenu = endpoint('getLotteryMenu', {
  summary: 'Lottery games by groups',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  ...open,
  request: LotteryRequest,
  reply: LotteryMenu,
})

export const listRecentLotteryGames = endpoint('listRecentLotteryGames', {
  summary: 'Lottery games by groups, those that members opened last first',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  ...open,
  request: LotteryRequest,
  reply: LotteryMenu,
})

export const listOpenedNumeros = endpoint('listOpenedNumeros', {
  summary: 'Every lottery game with the draw that bets are taken for and the last result',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  ...open,
  request: LotteryRequest,
  /** `now` is the clock that decides: countdowns are counted from it. */
  reply: Type.Object({ now: Type.Integer(), list: Type.Array(LotteryGame) }),
})

export const getNearNumeros = endpoint('getNearNumeros', {
  summary: 'A lottery game before the first bet: draws that bets are taken for now or later, series, caps, and what may be bet on',
  method: 'GET',
  path: '/lgw/numeros/near',
  ...open,
  request: Type.Object({ gameId: LotteryCode, language: Client.language }),
  reply: Type.Object({
    now: Type.Integer(),
    game: LotteryGame,
    currentNumero: nullable(LotteryDraw),
    lastNumero: nullable(LotteryDraw),
    /** Draws after the current one that a slip or plan can be for, as far as they are planned. */
    nextNumeros: Type.Array(Type.Object({ numero: Numero, closesAt: Type.Integer(), drawsAt: Type.Integer() })),
    series: nullable(SeriesRange),
    units: Type.Array(Money),
    /** In minor units: the most that one content pays, that a bet stakes, that a member stakes on a draw. */
    caps: Type.Object({ prize: Money, stake: Money, member: Money }),
    /** Whether multiples of plans may grow. */
    growth: Type.Boolean(),
    /** Whether members send numbers that enter its draw. */
    takesNumbers: Type.Boolean(),
    /** Digest of its maths. */
    maths: Type.String(),
  }),
  errors: ['game.unknown'],
})

export const listGameNumeros = endpoint('listGameNumeros', {
  summary: 'The last draws of a lottery game, newest first, voided ones too',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  ...open,
  request: Type.Object({
    gameId: LotteryCode,
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: NUMEROS_OPENED })),
    before: Type.Optional(Numero),
  }),
  reply: Type.Object({ list: Type.Array(LotteryDraw), more: Type.Boolean() }),
  errors: ['game.unknown'],
})

export const betOnLottery = endpoint('betOnLottery', {
  summary: 'Bets a slip on one draw or several: one bet a draw, all of them or none. The same slip again gives the same answer',
  method: 'POST',
  path: '/lgw/betting',
  ...ofMember,
  bodyMax: 400_000,
  request: Type.Object({
    /** A UUID of version 7, made by the page and kept until there is an answer. */
    slipId: RoundId,
    prizeMode: Type.Optional(Type.String({ maxLength: 10 })),
    device: Client.device,
    series: Type.Optional(Type.Integer({ minimum: 1000, maximum: 2000 })),
    contents: Type.Array(Content, { minItems: 1, maxItems: CONTENTS_MAX }),
  }),
  reply: Type.Object({
    slipId: Uuid,
    bets: Type.Array(LotteryBet),
    balance: Money,
    /** Why it was not taken, with what is left where a cap stands against it: bets is empty then. */
    refusal: nullable(
      Type.Object({ numero: nullable(Numero), code: Type.String(), left: nullable(Money), content: nullable(Type.Integer()) }),
    ),
  }),
  errors: [
    ...forMembers,
    'game.unknown',
    'lottery.closed',
    'draw.closed',
    'draw.not.open',
    'picks.invalid',
    'series.invalid',
    'multiple.invalid',
    'stake.invalid',
    'balance.insufficient',
    'balance.limit',
    'account.closed',
    'round.id.invalid',
    'key.conflict',
  ],
})

export const listLotteryBets = endpoint('listLotteryBets', {
  summary: 'The member’s lottery bets, newest first',
  method: 'GET',
  path: '/lgw/orders',
  ...ofMember,
  whileExcluded: true,
  request: Type.Object({
    gameId: Type.Optional(LotteryCode),
    state: Type.Optional(Type.Enum(['open', 'won', 'lost', 'void'])),
    before: Type.Optional(TimeAndUuid),
  }),
  reply: Type.Object({ list: Type.Array(LotteryBet), next: nullable(Type.String()) }),
  errors: [...forMembers],
})

export const startLotteryPlan = endpoint('startLotteryPlan', {
  summary: 'A slip for draws to come (teimosinha): its whole cost is set aside, each draw takes its part, what is left goes back',
  method: 'POST',
  path: '/lgw/plans',
  ...ofMember,
  bodyMax: 400_000,
  request: Type.Object({
    planId: RoundId,
    gameId: LotteryCode,
    series: Type.Optional(Type.Integer({ minimum: 1000, maximum: 2000 })),
    contents: Type.Array(PlanContent, { minItems: 1, maxItems: CONTENTS_MAX }),
    /** The first draw, and how many. */
    numero: Numero,
    draws: Type.Integer({ minimum: 2, maximum: PLAN_DRAWS_MAX }),
    growth: Growth,
    winStop: Type.Boolean(),
  }),
  reply: Type.Object({ plan: LotteryPlan, balance: Money }),
  errors: [...betOnLottery.errors, 'growth.not.available', 'cap.prize', 'cap.stake', 'cap.member', 'jurisdiction.not.available'],
})

export const stopLotteryPlan = endpoint('stopLotteryPlan', {
  summary: 'Stops a plan: what was not bet yet goes back',
  method: 'POST',
  path: '/lgw/plans/stop',
  ...ofMember,
  whileExcluded: true,
  request: Type.Object({ planId: Uuid }),
  reply: Type.Object({ plan: LotteryPlan, balance: Money }),
  errors: [...forMembers, 'plan.unknown', 'plan.over'],
})

export const listLotteryPlans = endpoint('listLotteryPlans', {
  summary: 'The member’s plans, newest first',
  method: 'GET',
  path: '/lgw/plans',
  ...ofMember,
  whileExcluded: true,
  request: Type.Object({ before: Type.Optional(TimeAndUuid) }),
  reply: Type.Object({ list: Type.Array(LotteryPlan), next: nullable(Type.String()) }),
  errors: [...forMembers],
})

/** A number that somebody sent into a draw, under the first letters of the name. */
const SentNumber = Type.Object({
  place: Type.Integer(),
  number: Type.String(),
  by: Type.String(),
  at: Type.Integer(),
  isOwn: Type.Boolean(),
})

export const sendLotteryNumber = endpoint('sendLotteryNumber', {
  summary: 'Sends a number into a draw. It is sealed with the bets, and nobody can know what it comes to',
  method: 'POST',
  path: '/lgw/numbers',
  ...ofMember,
  request: Type.Object({ id: RoundId, gameId: LotteryCode, numero: Numero, number: Type.String({ pattern: '^[0-9]{5}$' }) }),
  reply: Type.Object({ sent: SentNumber }),
  errors: [
    ...forMembers,
    'game.unknown',
    'lottery.closed',
    'draw.closed',
    'draw.not.open',
    'number.sent',
    'key.conflict',
    'account.closed',
  ],
})

export const listLotteryNumbers = endpoint('listLotteryNumbers', {
  summary: 'Numbers that were sent into a draw, newest first',
  method: 'GET',
  path: '/lgw/numbers',
  ...open,
  request: Type.Object({ gameId: LotteryCode, numero: Numero }),
  reply: Type.Object({ count: Type.Integer(), least: Type.Integer(), list: Type.Array(SentNumber) }),
  errors: ['game.unknown'],
})

export const launchLottery = endpoint('launchLottery', {
  summary: 'Where the lottery shows a game: its lobby, or the page on which it is bet',
  method: 'POST',
  path: '/lgw/launch',
  ...open,
  request: Type.Object({
    ...Client,
    lottoArea: Type.Enum(['VN']),
    launchMode: Type.Enum(['LOTT']),
    lottoPrizeMode: Type.Enum(['Lott', 'ZY', 'Elott', 'SEA']),
    gameCode: Type.Optional(LotteryCode),
    view: Type.Enum(['betting', 'lobby']),
    backUrl: Type.Optional(Type.String({ pattern: '^/', maxLength: 200 })),
  }),
  reply: Type.Object({ content: Type.String() }),
  errors: ['game.unknown'],
})

/** A draw has a result, or another one, or is void. */
export const lotteryDrawn = event('lottery.drawn', 'topic', Type.Object({ draw: LotteryDraw }))
/** A game was opened or closed. */
export const lotteryChanged = event('lottery.changed', 'topic', Type.Object({ gameCode: LotteryCode }))
/** A bet or a plan of the member has changed: lists are read again. */
export const lotteryBetChanged = event(
  'lottery.betChanged',
  'member',
  Type.Object({ gameCode: LotteryCode, numero: Numero, payout: nullable(Money), planId: nullable(Type.String()) }),
)
export type SentLotteryNumber = Static<typeof SentNumber>
