// What a promotion is, by its kind. Made by operators, kept in versions.
import Type, { type Static } from 'typebox'
import { Id } from '../fields.ts'
import { Amount } from '../money.ts'
import { Bp, BonusTerms, GameType, Reward, nullable } from './terms.ts'

export const promotionKinds = [
  'depositMatch',
  'cashback',
  'rebate',
  'checkIn',
  'wheel',
  'envelopes',
  'raffle',
  'board',
  'mission',
  'rankUp',
  'rankSalary',
  'birthday',
  'referral',
  'code',
  'application',
  'manual',
] as const
export type PromotionKind = (typeof promotionKinds)[number]

/** Pictures that the site draws. */
export const promotionScenes = [
  'gift',
  'coins',
  'wheel',
  'rain',
  'ticket',
  'podium',
  'target',
  'crown',
  'cake',
  'friends',
  'calendar',
  'key',
  'letter',
  'star',
] as const

export const windows = ['day', 'week', 'month', 'campaign'] as const
export type Window = (typeof windows)[number]

const Count = (maximum: number) => Type.Integer({ minimum: 1, maximum })
const Ms = Type.Integer({ minimum: 0, maximum: 4_102_444_800_000 })
const Products = nullable(Type.Array(GameType, { minItems: 1, maxItems: 8, uniqueItems: true }))
const Period = Type.Enum(['day', 'week', 'month'])

/** The most that may be given, in money or so often. */
const Most = { amount: nullable(Amount), rewards: nullable(Count(10_000_000)) }

/** Which bets count. */
const Filter = Type.Object({
  products: Products,
  vendors: nullable(Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { minItems: 1, maxItems: 20 })),
  games: nullable(Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { minItems: 1, maxItems: 50 })),
  minStake: nullable(Amount),
})
export type Filter = Static<typeof Filter>

/** Prizes by places, the last one included. */
const PlacePrize = Type.Object({ to: Count(10_000), reward: Reward })

const kindFields = {
  depositMatch: {
    /** Which deposits of a member: the first is 1; none named means every one after the fifth, a reload. */
    nth: Type.Array(Count(5), { maxItems: 5, uniqueItems: true }),
    matchBp: Type.Integer({ minimum: 100, maximum: 50_000 }),
    minDeposit: Amount,
    max: Amount,
    terms: nullable(BonusTerms),
  },
  cashback: { period: Period, bp: Bp, products: Products, minLoss: Amount, max: nullable(Amount) },
  rebate: { bp: Bp, products: Products, max: nullable(Amount) },
  checkIn: { ladder: Type.Array(Reward, { minItems: 1, maxItems: 31 }) },
  wheel: {
    /** Whole weights; odds are these over their sum. */
    segments: Type.Array(
      Type.Object({ label: Type.String({ minLength: 1, maxLength: 24 }), weight: Count(1_000_000), reward: nullable(Reward) }),
      { minItems: 2, maxItems: 16 },
    ),
    /** A turn a day to everybody who can take it, or only by tickets. */
    daily: Type.Boolean(),
  },
  envelopes: {
    total: Amount,
    shares: Count(5000),
    least: Amount,
    /** One comes every so many minutes, and can be opened for so many seconds. */
    everyMinutes: Type.Integer({ minimum: 1, maximum: 1440 }),
    seconds: Type.Integer({ minimum: 10, maximum: 3600 }),
  },
  raffle: {
    period: Type.Enum(['day', 'week', 'month', 'campaign']),
    /** A number for every so much staked. */
    stakePerTicket: Amount,
    ticketsMax: Count(10_000),
    filter: Filter,
    prizes: Type.Array(Type.Object({ name: Type.String({ minLength: 1, maxLength: 60 }), count: Count(100), reward: Reward }), {
      minItems: 1,
      maxItems: 10,
    }),
  },
  board: {
    period: Type.Enum(['day', 'week', 'month', 'campaign']),
    measure: Type.Enum(['stake', 'multiplier']),
    /** Of one day, at most so much counts. */
    stakeADay: nullable(Amount),
    filter: Filter,
    prizes: Type.Array(PlacePrize, { minItems: 1, maxItems: 20 }),
  },
  mission: {
    measure: Type.Enum(['count', 'stake', 'multiplier', 'games', 'days', 'deposit']),
    filter: Filter,
    target: Count(1_000_000_000),
    window: Type.Enum([...windows]),
    /** Another mission that comes first. */
    after: nullable(Id),
    reward: Reward,
  },
  /** From rank 1 on. */
  rankUp: { rewards: Type.Array(nullable(Reward), { minItems: 1, maxItems: 99 }) },
  rankSalary: { rewards: Type.Array(nullable(Reward), { minItems: 1, maxItems: 99 }) },
  birthday: { reward: Reward, staked: Amount },
  referral: {
    forReferrer: Reward,
    forFriend: nullable(Reward),
    firstDeposit: Amount,
    stake: Amount,
    withinDays: Count(90),
    friendsMax: Count(1000),
  },
  code: {
    codes: Type.Array(Type.String({ pattern: '^[A-Z0-9-]{4,24}$' }), { minItems: 1, maxItems: 1000, uniqueItems: true }),
    uses: nullable(Count(1_000_000)),
    ask: Type.Enum(['nothing', 'whatsapp', 'zalo']),
    reward: Reward,
  },
  application: { pictures: Type.Enum(['none', 'optional', 'required']), again: Type.Boolean(), reward: Reward },
  manual: { reward: Reward },
} as const

const common = {
  title: Type.String({ minLength: 3, maxLength: 60, pattern: '\\S' }),
  summary: Type.String({ minLength: 3, maxLength: 160, pattern: '\\S' }),
  scene: Type.Enum([...promotionScenes]),
  startsAt: Ms,
  endsAt: nullable(Ms),
  audience: Type.Object({
    rankFrom: Type.Integer({ minimum: 0, maximum: 99 }),
    /** Only who has registered so many days ago at most. */
    newDays: nullable(Count(366)),
    labelIds: nullable(Type.Array(Id, { minItems: 1, maxItems: 20, uniqueItems: true })),
  }),
  /** Whether members say that they take part before anything counts. */
  optIn: Type.Boolean(),
  /** Whether what was earned is credited by itself, or by a press within so many days. */
  claim: Type.Enum(['press', 'auto']),
  claimDays: Count(90),
  /** The most that it may cost and give: in all, to one member, and in each day, week or month. */
  budget: Type.Object({
    ...Most,
    isShown: Type.Boolean(),
    member: Type.Optional(nullable(Type.Object(Most))),
    period: Type.Optional(nullable(Type.Object({ every: Period, ...Most }))),
  }),
}

export const Definition = Type.Union([
  Type.Object({ kind: Type.Literal('depositMatch'), ...common, ...kindFields.depositMatch }),
  Type.Object({ kind: Type.Literal('cashback'), ...common, ...kindFields.cashback }),
  Type.Object({ kind: Type.Literal('rebate'), ...common, ...kindFields.rebate }),
  Type.Object({ kind: Type.Literal('checkIn'), ...common, ...kindFields.checkIn }),
  Type.Object({ kind: Type.Literal('wheel'), ...common, ...kindFields.wheel }),
  Type.Object({ kind: Type.Literal('envelopes'), ...common, ...kindFields.envelopes }),
  Type.Object({ kind: Type.Literal('raffle'), ...common, ...kindFields.raffle }),
  Type.Object({ kind: Type.Literal('board'), ...common, ...kindFields.board }),
  Type.Object({ kind: Type.Literal('mission'), ...common, ...kindFields.mission }),
  Type.Object({ kind: Type.Literal('rankUp'), ...common, ...kindFields.rankUp }),
  Type.Object({ kind: Type.Literal('rankSalary'), ...common, ...kindFields.rankSalary }),
  Type.Object({ kind: Type.Literal('birthday'), ...common, ...kindFields.birthday }),
  Type.Object({ kind: Type.Literal('referral'), ...common, ...kindFields.referral }),
  Type.Object({ kind: Type.Literal('code'), ...common, ...kindFields.code }),
  Type.Object({ kind: Type.Literal('application'), ...common, ...kindFields.application }),
  Type.Object({ kind: Type.Literal('manual'), ...common, ...kindFields.manual }),
])
export type Definition = Static<typeof Definition>
export type DefinitionOf<Kind extends PromotionKind> = Extract<Definition, { kind: Kind }>
