import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { event } from './event.ts'
import { Id, Position, Uuid } from './fields.ts'
import { Money } from './money.ts'
import { Definition } from './promotions/definition.ts'
import { OwnPromotion, Promotion } from './promotions/shapes.ts'
import { Reward, nullable } from './promotions/terms.ts'

export * from './promotions/definition.ts'
export * from './promotions/shapes.ts'
export * from './promotions/terms.ts'

/** An application. Spec §9. */
export const COMMENT_MAX = 140
export const PICTURES_MAX = 3
export const PICTURE_BYTES_MAX = 5 * 1024 * 1024

const Ms = Type.Integer()
const PERIOD = '^[0-9a-z-]{1,24}$'
export const PromotionPeriod = Type.String({ pattern: PERIOD })
const ofMember = { access: 'member', moduleId: 'COMM3', product: 'bonus' } as const
const errors = ['login.not.session', 'password.change.required', 'account.trial', 'account.excluded', 'play.closed'] as const
const acting = [
  ...errors,
  'promotion.unknown',
  'promotion.over',
  'promotion.not.eligible',
  'promotion.budget',
  'promotion.enough',
  'promotion.later',
  'promotion.state',
  'promotion.waiting',
] as const

export const listPromotions = endpoint('listPromotions', {
  summary: 'Promotions that run or are about to, for everybody',
  method: 'GET',
  path: '/wps/promotions',
  access: 'public',
  moduleId: 'COMM3',
  product: 'bonus',
  request: Type.Object({}),
  reply: Type.Array(Promotion),
})

export const listOwnPromotions = endpoint('listOwnPromotions', {
  summary: 'Promotions that the member can see, and how it stands with each',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMemberPromotions',
  ...ofMember,
  request: Type.Object({}),
  reply: Type.Array(OwnPromotion),
  errors: [...errors],
})

export const getPromotion = endpoint('getPromotion', {
  summary: 'A promotion with what it asks for and gives; codes are not told',
  method: 'GET',
  path: '/wps/promotions/detail',
  access: 'public',
  moduleId: 'COMM3',
  product: 'bonus',
  request: Type.Object({ promotionId: Id }),
  reply: Type.Object({ promotion: Promotion, version: Type.Integer(), definition: Definition }),
  errors: ['promotion.unknown'],
})

export const joinPromotion = endpoint('joinPromotion', {
  summary: 'Takes part in a promotion, or checks in for the day',
  method: 'POST',
  path: '/wps/promotions',
  ...ofMember,
  request: Type.Object({ promotionId: Id }),
  reply: OwnPromotion,
  errors: [...acting],
})

export const claimPromotion = endpoint('claimPromotion', {
  summary: 'Takes what a promotion has in store for the member',
  method: 'POST',
  path: '/wps/relay/MCS2_claimPromotion',
  ...ofMember,
  request: Type.Object({ promotionId: Id, period: PromotionPeriod }),
  reply: OwnPromotion,
  errors: [...acting, 'stock.empty'],
})

const Picture = Type.String({ minLength: 1, maxLength: Math.ceil((PICTURE_BYTES_MAX * 4) / 3) + 4 })

export const applyForPromotion = endpoint('applyForPromotion', {
  summary: 'Asks an operator for what a promotion gives, with words and pictures',
  method: 'POST',
  path: '/wps/relay/MCS2_applyPromotion',
  ...ofMember,
  encrypted: true,
  bodyMax: Math.ceil(PICTURE_BYTES_MAX * PICTURES_MAX * 2),
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({
    promotionId: Id,
    comment: Type.String({ maxLength: COMMENT_MAX }),
    pictures: Type.Array(Picture, { maxItems: PICTURES_MAX }),
  }),
  reply: OwnPromotion,
  errors: [...acting, 'request.not.encrypted', 'encryption.key.unknown', 'picture.invalid'],
})

export const redeemCode = endpoint('redeemCode', {
  summary: 'Turns a code into what its promotion gives, with the number that it asks for',
  method: 'POST',
  path: '/wps/relay/MCS2_redeemBonusCode',
  ...ofMember,
  encrypted: true,
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({
    code: Type.String({ pattern: '^[A-Za-z0-9-]{4,24}$' }),
    contact: Type.Optional(Type.String({ pattern: '^\\+?[0-9]{8,15}$' })),
  }),
  reply: Type.Object({
    /** What is still to be said: the code is right, and its promotion asks for a number. */
    ask: nullable(Type.Enum(['whatsapp', 'zalo'])),
    promotion: nullable(OwnPromotion),
  }),
  errors: [...acting, 'request.not.encrypted', 'encryption.key.unknown', 'code.unknown', 'code.used', 'verification.too.many'],
})

const Ticket = Type.Object({
  transactionId: Type.String(),
  type: Type.Enum(['PRIZE_WHEEL', 'FREE_ROUNDS', 'FREE_BET']),
  name: Type.String(),
  promotionId: nullable(Type.String()),
  game: nullable(Type.String()),
  stake: nullable(Money),
  left: Type.Integer(),
  /** How many there were in all. */
  given: Type.Integer(),
  until: nullable(Ms),
})
export type Ticket = Static<typeof Ticket>

export const listTickets = endpoint('listTickets', {
  summary: 'What the member can still spin, play or bet for nothing',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getClaimTicketList',
  ...ofMember,
  request: Type.Object({ status: Type.Optional(Type.Literal('AVAILABLE')) }),
  reply: Type.Array(Ticket),
  errors: [...errors],
})

export const spinWheel = endpoint('spinWheel', {
  summary: 'Spends a ticket on a turn of the wheel',
  method: 'POST',
  path: '/wps/relay/PROMOFE_claimTicket',
  ...ofMember,
  request: Type.Object({ transactionId: Uuid }),
  reply: Type.Object({
    segment: Type.Integer(),
    reward: nullable(Reward),
    /** An operator looks at who the member is, before it is credited. */
    isWaiting: Type.Boolean(),
    /** What it takes to check the turn. */
    proof: Type.Object({ seedId: Type.String(), nonce: Type.Integer() }),
  }),
  errors: [...acting, 'ticket.unknown', 'seed.missing'],
})

const Envelope = Type.Object({
  envelopeId: Type.String(),
  promotionId: Type.String(),
  opensAt: Ms,
  closesAt: Ms,
  total: Money,
  shares: Type.Integer(),
  least: Money,
  sharesLeft: Type.Integer(),
  /** The digest of the seed that it was split under. */
  commitment: Type.String(),
  /** What the member has caught of it. */
  caught: nullable(Money),
})
export type Envelope = Static<typeof Envelope>

export const getEnvelopes = endpoint('getEnvelopes', {
  summary: 'The envelope that can be opened now, the next one, and what was caught lately',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getEnvelopes',
  ...ofMember,
  request: Type.Object({}),
  reply: Type.Object({
    now: Ms,
    open: nullable(Envelope),
    next: nullable(Type.Object({ promotionId: Type.String(), opensAt: Ms, total: Money, shares: Type.Integer() })),
    /** The newest one that is closed, with the seed that it was split under. */
    last: nullable(
      Type.Object({
        envelopeId: Type.String(),
        opensAt: Ms,
        total: Money,
        shares: Type.Integer(),
        least: Money,
        commitment: Type.String(),
        seed: Type.String(),
      }),
    ),
    /** Names are masked. */
    lately: Type.Array(Type.Object({ name: Type.String(), amount: Money, at: Ms })),
    own: Type.Array(Type.Object({ amount: Money, at: Ms })),
  }),
  errors: [...errors],
})

export const grabEnvelope = endpoint('grabEnvelope', {
  summary: 'Catches a share of an open envelope, one a member',
  method: 'POST',
  path: '/wps/relay/PROMOFE_grabEnvelope',
  ...ofMember,
  request: Type.Object({ envelopeId: Id }),
  reply: Type.Object({ amount: Money, left: Type.Integer() }),
  errors: [...acting, 'envelope.empty', 'envelope.taken'],
})

const RafflePrize = Type.Object({ name: Type.String(), count: Type.Integer(), reward: Reward })

export const getRaffle = endpoint('getRaffle', {
  summary: 'A raffle: its prizes, the member’s numbers, and when it is drawn what came out and how to check it',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRafflePromotionStatus',
  ...ofMember,
  request: Type.Object({ promotionId: Id, period: Type.Optional(PromotionPeriod) }),
  reply: Type.Object({
    period: Type.String(),
    periods: Type.Array(Type.String()),
    state: Type.Enum(['open', 'closed', 'drawn']),
    closesAt: Ms,
    tickets: Type.Integer(),
    own: Type.Array(Type.Integer()),
    ownCount: Type.Integer(),
    /** What counts of the member's stakes, and for how much of it there is a number; at most so many of them. */
    staked: Money,
    stakePerTicket: Money,
    ticketsMax: Type.Integer(),
    prizes: Type.Array(RafflePrize),
    winners: Type.Array(Type.Object({ prize: Type.Integer(), ticket: Type.Integer(), name: Type.String(), isOwn: Type.Boolean() })),
    /** The shared draw that decides it. */
    drawId: nullable(Type.String()),
    commitment: nullable(Type.String()),
    listHash: nullable(Type.String()),
    canClaim: Type.Boolean(),
  }),
  errors: [...errors, 'promotion.unknown'],
})

export const getRaffleList = endpoint('getRaffleList', {
  summary: 'The list of a raffle that is closed, as it was sealed: which numbers are whose, under names that tell nobody who that is',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRaffleList',
  ...ofMember,
  request: Type.Object({ promotionId: Id, period: PromotionPeriod, after: Type.Optional(Position) }),
  reply: Type.Object({
    /** Under which name the member stands in it. */
    ownName: Type.String(),
    prizes: Type.Integer(),
    winners: Type.Array(Type.Integer()),
    list: Type.Array(Type.Object({ first: Type.Integer(), last: Type.Integer(), owner: nullable(Type.String()) })),
    more: Type.Boolean(),
  }),
  errors: [...errors, 'promotion.unknown', 'promotion.state'],
})

export const claimRaffle = endpoint('claimRaffle', {
  summary: 'Takes what the member has won in a raffle',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  ...ofMember,
  request: Type.Object({ promotionId: Id, period: PromotionPeriod }),
  reply: Type.Object({ reward: Reward }),
  errors: [...acting, 'raffle.nothing'],
})

/** Something of the member's promotions, rewards or missions has changed. */
export const promotionsChanged = event('promotions.changed', 'member', Type.Object({}))
/** An envelope can be opened. */
export const envelopeOpened = event('promotions.envelope', 'public', Type.Object({ envelopeId: Type.String(), closesAt: Ms }))
