// Bets on sports: what a slip comes to, placing it, what became of it, ending it early.
import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { event } from '../event.ts'
import { RoundId, TimeAndUuid, Uuid } from '../fields.ts'
import { Amount, Money } from '../money.ts'
import { BetChange, CashOutOffer, SportsBet, sportsBetStates } from './bet-shapes.ts'
import { LEGS_MAX, SlipRefusal, SportsSlip, Version, nullable, oddsPolicies } from './shapes.ts'

export * from './bet-shapes.ts'

const ofMember = { access: 'member', moduleId: 'GAMELO3' } as const
const forMembers = ['login.not.session', 'password.change.required'] as const

/** Where the stake comes from: cash, bonus money where its terms allow it, or a free bet. */
const stakeFrom = { from: Type.Optional(Type.Enum(['cash', 'bonus'])), ticketId: Type.Optional(Uuid) }

export const quoteSlip = endpoint('quoteSlip', {
  summary: 'What a slip costs and can bring, what it can be staked with at most, and what refuses each leg now',
  method: 'POST',
  path: '/wps/sports/slip/quote',
  ...ofMember,
  request: Type.Object({ slip: SportsSlip, ...stakeFrom }),
  reply: Type.Object({
    lines: Type.Integer(),
    cost: Money,
    /** At the odds of now. */
    potential: Money,
    cap: Money,
    /** Of each line. */
    unitMin: Money,
    unitMax: Money,
    /** Why the largest stake is what it is: a factor of the member below 1 comes with what an operator wrote. */
    factorBp: Type.Integer(),
    factorReason: nullable(Type.String()),
    delaySeconds: Type.Integer(),
    legs: Type.Array(Type.Object({ odds: nullable(Type.Integer()), versions: Type.Array(Version), code: nullable(Type.String()) }), {
      maxItems: LEGS_MAX,
    }),
    refusal: nullable(SlipRefusal),
  }),
  errors: [...forMembers, 'sports.slip.invalid'],
})

const placing = [
  'sports.slip.invalid',
  'balance.insufficient',
  'balance.limit',
  'account.closed',
  'round.id.invalid',
  'key.conflict',
] as const

/** A bet, or why there is none: the bet is null then. What would refuse any bet, such as a limit, comes as everywhere. */
const Placed = Type.Object({ betId: Uuid, bet: nullable(SportsBet), balance: Money, refusal: nullable(SlipRefusal) })

export const placeSportsBet = endpoint('placeSportsBet', {
  summary: 'Places a bet. The same id again is the same bet, with the same answer',
  method: 'POST',
  path: '/wps/sports/bets',
  ...ofMember,
  request: Type.Object({
    /** A UUID of version 7, made by the page and kept until there is an answer. */
    betId: RoundId,
    slip: SportsSlip,
    policy: Type.Enum([...oddsPolicies]),
    ...stakeFrom,
  }),
  reply: Placed,
  errors: [...forMembers, ...placing],
})

export const listSportsBets = endpoint('listSportsBets', {
  summary: 'The member’s bets on sports, newest first: those that are open, or those that are over',
  method: 'GET',
  path: '/wps/sports/bets',
  ...ofMember,
  whileExcluded: true,
  request: Type.Object({
    which: Type.Enum(['open', 'over']),
    state: Type.Optional(Type.Enum([...sportsBetStates])),
    before: Type.Optional(TimeAndUuid),
  }),
  reply: Type.Object({ list: Type.Array(SportsBet), next: nullable(Type.String()) }),
  errors: [...forMembers],
})

export const getSportsBet = endpoint('getSportsBet', {
  summary: 'One bet with what became of it: its receipt',
  method: 'GET',
  path: '/wps/sports/bets/bet',
  ...ofMember,
  whileExcluded: true,
  request: Type.Object({ betId: Uuid }),
  reply: Type.Object({ bet: SportsBet, changes: Type.Array(BetChange), offer: nullable(CashOutOffer) }),
  errors: [...forMembers, 'sports.bet.unknown'],
})

export const listCashOuts = endpoint('listCashOuts', {
  summary: 'What the house offers now for the member’s open bets',
  method: 'GET',
  path: '/wps/sports/cashouts',
  ...ofMember,
  request: Type.Object({}),
  reply: Type.Object({ list: Type.Array(CashOutOffer) }),
  errors: [...forMembers],
})

const ending = ['sports.bet.unknown', 'key.conflict', 'account.closed', 'balance.limit'] as const
const Ended = Type.Object({
  bet: SportsBet,
  /** What was paid; null while it waits out its delay, and where it was refused. */
  paid: nullable(Money),
  balance: Money,
  refusal: nullable(Type.Object({ code: Type.String(), offer: nullable(Money) })),
})

export const cashOutSportsBet = endpoint('cashOutSportsBet', {
  summary: 'Ends a bet, or a part of it, for what is offered: never for less than was seen, unless any offer is taken',
  method: 'POST',
  path: '/wps/sports/cashouts',
  ...ofMember,
  request: Type.Object({
    /** Made by the page and kept until there is an answer. */
    cashOutId: Uuid,
    betId: Uuid,
    /** The version of the bet that was seen. */
    version: Version,
    /** The offer that was seen, for the part that is asked for. */
    offer: Money,
    /** What is ended of the stake of each line; all of it where it is not said. */
    unit: Type.Optional(Amount),
    takesAny: Type.Optional(Type.Boolean()),
  }),
  reply: Ended,
  errors: [...forMembers, ...ending],
})

export const setAutoCashOut = endpoint('setAutoCashOut', {
  summary: 'Ends a bet by itself, at the first offer that is as much as this. What is paid is that offer',
  method: 'PUT',
  path: '/wps/sports/cashouts/auto',
  ...ofMember,
  request: Type.Object({ betId: Uuid, target: Amount }),
  reply: Type.Object({ bet: SportsBet }),
  errors: [...forMembers, 'sports.bet.unknown', 'sports.bet.over', 'sports.cashout.closed', 'sports.cashout.free'],
})

export const removeAutoCashOut = endpoint('removeAutoCashOut', {
  summary: 'Leaves the bet alone again',
  method: 'DELETE',
  path: '/wps/sports/cashouts/auto',
  ...ofMember,
  request: Type.Object({ betId: Uuid }),
  reply: Type.Object({ bet: SportsBet }),
  errors: [...forMembers, 'sports.bet.unknown'],
})

export const editSportsBet = endpoint('editSportsBet', {
  summary: 'Cashes a bet out and places another one in its place, both or neither',
  method: 'POST',
  path: '/wps/sports/bets/edit',
  ...ofMember,
  request: Type.Object({
    /** The bet that goes, as it was seen, and the offer that was seen for it. */
    betId: Uuid,
    version: Version,
    offer: Money,
    newBetId: RoundId,
    slip: SportsSlip,
    policy: Type.Enum([...oddsPolicies]),
  }),
  reply: Type.Object({
    /** The bet that goes, and the new one; null where it was refused, and nothing has changed. */
    bet: SportsBet,
    newBet: nullable(SportsBet),
    balance: Money,
    refusal: nullable(SlipRefusal),
  }),
  errors: [...forMembers, ...ending, ...placing],
})

/** Something has become of a bet of the member: whoever shows it reads it again. */
export const sportsBetChanged = event(
  'sports.betChanged',
  'member',
  Type.Object({ betId: Type.String(), version: Version, state: Type.Enum([...sportsBetStates]), payout: Money }),
)
