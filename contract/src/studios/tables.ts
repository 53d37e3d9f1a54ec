import Type from 'typebox'
import { Money } from '../money.ts'

const Wholes = Type.Array(Type.Integer())
const Pair = Type.Tuple([Type.Integer(), Type.Integer()])
/** Cards are numbers from 0: four twos, four threes, up to the aces. */
const Cards = Wholes

const side = { on: Type.Enum(['banker', 'player', 'tie']), stake: Money }
const PointHand = Type.Object({ cards: Cards, points: Type.Integer() })
export const baccarat = {
  opening: Type.Object({ bets: Type.Array(Type.Object(side)) }),
  step: Type.Never(),
  view: Type.Object({
    player: PointHand,
    banker: PointHand,
    winner: side.on,
    bets: Type.Array(Type.Object({ ...side, payout: Money })),
  }),
  sheet: Type.Object({
    decks: Type.Integer(),
    /** What is paid on top of the stake: so much for so much. */
    pays: Type.Object({ banker: Pair, player: Pair, tie: Pair }),
    natural: Type.Integer(),
    drawsUpTo: Type.Integer(),
    /** By the bank's points: after which third cards of the player's it draws. */
    bankerDraws: Type.Array(Wholes),
    unit: Type.Integer(),
  }),
}

const shownHand = { cards: Cards, total: Type.Integer(), soft: Type.Boolean() }
const Advice = Type.Record(Type.String(), Type.String())
export const blackjack = {
  opening: Type.Object({ stake: Money }),
  step: Type.Object({ do: Type.Enum(['hit', 'stand', 'double', 'split', 'insure', 'noInsurance']) }),
  view: Type.Object({
    phase: Type.Enum(['insurance', 'play', 'over']),
    dealer: Type.Object(shownHand),
    hands: Type.Array(
      Type.Object({
        ...shownHand,
        stake: Money,
        outcome: Type.Optional(Type.Enum(['blackjack', 'win', 'push', 'lose', 'bust'])),
        payout: Type.Optional(Money),
      }),
    ),
    active: Type.Optional(Type.Integer()),
    insurance: Type.Optional(Type.Object({ stake: Money, payout: Type.Optional(Money) })),
  }),
  sheet: Type.Object({
    rules: Type.Object({
      deck: Type.String(),
      blackjackPays: Pair,
      insurancePays: Pair,
      dealerSoft17: Type.String(),
      dealerLooks: Type.String(),
      double: Type.String(),
      split: Type.String(),
      splitAces: Type.String(),
    }),
    strategy: Type.Object({ hard: Advice, soft: Advice, pairs: Advice }),
  }),
}

const handNames = [
  'highCard',
  'pair',
  'twoPairs',
  'three',
  'straight',
  'flush',
  'fullHouse',
  'four',
  'straightFlush',
  'royalFlush',
] as const
const namedHand = { cards: Cards, hand: Type.Enum([...handNames]) }
export const holdem = {
  opening: Type.Object({ stake: Money }),
  step: Type.Object({ do: Type.Enum(['call', 'fold']) }),
  view: Type.Object({
    phase: Type.Enum(['decide', 'over']),
    player: Type.Object(namedHand),
    board: Cards,
    dealer: Type.Optional(Type.Object({ ...namedHand, qualifies: Type.Boolean() })),
    outcome: Type.Optional(Type.Enum(['fold', 'notQualified', 'win', 'push', 'lose'])),
    ante: Type.Object({ stake: Money, payout: Type.Optional(Money) }),
    call: Type.Optional(Type.Object({ stake: Money, payout: Money })),
  }),
  sheet: Type.Object({
    rules: Type.Object({ antePays: Type.Record(Type.String(), Type.Integer()), call: Type.Integer(), qualifies: Type.String() }),
  }),
}

const rouletteKinds = [
  'straight',
  'split',
  'street',
  'trio',
  'firstFour',
  'corner',
  'line',
  'column',
  'dozen',
  'colour',
  'parity',
  'half',
] as const
const Kind = Type.Enum([...rouletteKinds])
/** Inside the cloth a bet lies on numbers, outside it has a name. */
const inside = { kind: Kind, stake: Money, numbers: Wholes }
const outside = { kind: Kind, stake: Money, which: Type.String() }
const payout = { payout: Money }
export const roulette = {
  opening: Type.Object({ bets: Type.Array(Type.Union([Type.Object(inside), Type.Object(outside)])) }),
  step: Type.Never(),
  view: Type.Object({
    number: Type.Integer(),
    colour: Type.Enum(['green', 'red', 'black']),
    bets: Type.Array(Type.Union([Type.Object({ ...inside, ...payout }), Type.Object({ ...outside, ...payout })])),
  }),
  sheet: Type.Object({
    wheel: Wholes,
    red: Wholes,
    pays: Type.Record(Kind, Type.Integer()),
    /** How many places may have chips. */
    bets: Type.Integer(),
    unit: Type.Integer(),
    spots: Type.Array(Type.Object({ kind: Kind, which: Type.Optional(Type.String()), numbers: Wholes })),
  }),
}

const Holds = Type.Array(Type.Boolean())
export const videopoker = {
  opening: Type.Object({ stake: Money }),
  step: Type.Object({ hold: Holds }),
  view: Type.Object({
    phase: Type.Enum(['hold', 'over']),
    dealt: Cards,
    cards: Cards,
    hold: Type.Optional(Holds),
    hand: Type.Optional(Type.String()),
    pays: Type.Optional(Type.Integer()),
  }),
  sheet: Type.Object({
    rules: Type.Enum(['jacks', 'deuces', 'bonus']),
    /** How many times the stake each hand pays, from the best. */
    pays: Type.Array(Type.Tuple([Type.String(), Type.Integer()])),
  }),
}
