import fc from 'fast-check'

/** How a call reaches the ledger: things that happen to calls on their way. */
export type Delivery =
  /** asked and answered */
  | 'once'
  /** asked twice, one after the other */
  | 'twice'
  /** asked three times at the same moment, on three connections */
  | 'parallel'
  /** the answer is lost; whoever asked asks again some steps later */
  | 'lost'
  /** the process dies before the commit, and asks again */
  | 'crash'
  /** asked, and then asked under the same key for something else */
  | 'changed'

export interface SimulatedRound {
  member: number
  stake: bigint
  payout: bigint
  /** Asks for a round again that was asked for before: the n-th from the end. */
  again: number | undefined
}

/** One step of a history. Members are counted from 0; `nth` picks one of the things that there are, from the newest. */
export type Step =
  | { do: 'deposit' | 'withdraw' | 'earn' | 'chips' | 'bonus'; member: number; amount: bigint; delivery: Delivery }
  | { do: 'hold'; member: number; amount: bigint; delivery: Delivery }
  | { do: 'transfer'; member: number; back: boolean; amount: bigint; delivery: Delivery }
  | { do: 'redeem'; member: number; points: bigint; amount: bigint; delivery: Delivery }
  | { do: 'give'; member: number; to: number; amount: bigint; delivery: Delivery }
  | { do: 'wrong'; how: 'zero' | 'negative' | 'huge' | 'unknown' | 'currency' | 'same' | 'mixed' | 'empty'; member: number }
  | { do: 'reverse' | 'release'; nth: number; delivery: Delivery }
  | { do: 'void' | 'rollback'; nth: number; delivery: Delivery }
  | { do: 'capture'; nth: number; percent: number; delivery: Delivery }
  | { do: 'play'; rounds: SimulatedRound[] }
  | {
      do: 'place'
      member: number
      stake: bigint
      /** Which pocket it draws on, or what pays instead. */
      from: 'cash' | 'bonus' | 'promotion' | 'hold'
      late: boolean
      /** The event that it hangs on, if any. */
      event: number | undefined
      delivery: Delivery
    }
  | { do: 'schedule'; pot: boolean }
  | { do: 'closeEvent' | 'emptyPot'; nth: number; delivery: Delivery }
  /** All bets of an event end, as servers end them. */
  | { do: 'endEvent'; nth: number; how: 'settle' | 'void'; payout: bigint }
  | { do: 'raise' | 'pay' | 'part' | 'cashOut' | 'correct'; nth: number; amount: bigint; payout: bigint; delivery: Delivery }
  | { do: 'back'; nth: number; step: number; delivery: Delivery }
  | { do: 'settle'; nth: number; payout: bigint; delivery: Delivery }
  | { do: 'close'; member: number; closed: boolean }
  | { do: 'clock'; hours: number }
  | { do: 'rush'; member: number; amount: bigint; times: number }
  | { do: 'seal' | 'reconcile' }

export const MEMBERS = 4

const member = fc.nat({ max: MEMBERS - 1 })
const amount = fc.bigInt({ min: 1n, max: 500n })
const nth = fc.nat({ max: 5 })
const delivery = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Delivery>('once') },
  { weight: 1, arbitrary: fc.constantFrom<Delivery>('twice', 'parallel', 'lost', 'crash', 'changed') },
)

const round = fc.record<SimulatedRound>({
  member,
  stake: amount,
  payout: fc.oneof(fc.constant(0n), fc.constant(0n), fc.bigInt({ min: 1n, max: 1500n })),
  again: fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.nat({ max: 8 }) }),
})

/** Money comes in larger amounts than it goes out, or histories would be long lists of refusals. */
const income = fc.bigInt({ min: 1n, max: 4000n })

type Fields<S extends Step> = S extends Step ? { [Key in keyof S]: fc.Arbitrary<S[Key]> } : never
const weighed = (weight: number, fields: Fields<Step>): { weight: number; arbitrary: fc.Arbitrary<Step> } => ({
  weight,
  arbitrary: fc.record<unknown>(fields) as unknown as fc.Arbitrary<Step>,
})

const step: fc.Arbitrary<Step> = fc.oneof(
  weighed(6, { do: fc.constantFrom('deposit', 'deposit', 'earn', 'chips'), member, amount: income, delivery }),
  weighed(2, { do: fc.constant('withdraw'), member, amount, delivery }),
  weighed(4, { do: fc.constant('hold'), member, amount, delivery }),
  weighed(2, { do: fc.constant('transfer'), member, back: fc.boolean(), amount, delivery }),
  weighed(1, { do: fc.constant('bonus'), member, amount: income, delivery }),
  weighed(1, { do: fc.constant('redeem'), member, points: amount, amount, delivery }),
  weighed(1, { do: fc.constant('give'), member, to: member, amount, delivery }),
  weighed(2, {
    do: fc.constant('wrong'),
    how: fc.constantFrom('zero', 'negative', 'huge', 'unknown', 'currency', 'same', 'mixed', 'empty'),
    member,
  }),
  weighed(1, { do: fc.constant('reverse'), nth, delivery }),
  weighed(2, { do: fc.constant('release'), nth, delivery }),
  weighed(2, { do: fc.constantFrom('void', 'rollback'), nth, delivery }),
  weighed(2, { do: fc.constant('capture'), nth, percent: fc.nat({ max: 130 }), delivery }),
  weighed(8, { do: fc.constant('play'), rounds: fc.array(round, { minLength: 1, maxLength: 6 }) }),
  weighed(6, {
    do: fc.constant('place'),
    member,
    stake: amount,
    from: fc.constantFrom('cash', 'cash', 'cash', 'bonus', 'promotion', 'hold'),
    late: fc.boolean(),
    event: fc.oneof(fc.constant(undefined), nth),
    delivery,
  }),
  weighed(1, { do: fc.constant('schedule'), pot: fc.boolean() }),
  weighed(1, { do: fc.constantFrom('closeEvent', 'emptyPot'), nth: fc.nat({ max: 2 }), delivery }),
  weighed(1, {
    do: fc.constant('endEvent'),
    nth: fc.nat({ max: 2 }),
    how: fc.constantFrom('settle', 'settle', 'void'),
    payout: fc.oneof(fc.constant(0n), amount),
  }),
  weighed(6, {
    do: fc.constantFrom('raise', 'pay', 'part', 'cashOut', 'correct'),
    nth,
    amount,
    payout: fc.oneof(fc.constant(0n), amount),
    delivery,
  }),
  weighed(3, { do: fc.constant('back'), nth, step: fc.nat({ max: 3 }), delivery }),
  weighed(4, { do: fc.constant('settle'), nth, payout: fc.oneof(fc.constant(0n), amount), delivery }),
  weighed(1, { do: fc.constant('close'), member, closed: fc.constantFrom(true, false, false) }),
  weighed(1, { do: fc.constant('clock'), hours: fc.constantFrom(0, 0, 1, 25, -1, -23) }),
  weighed(1, { do: fc.constant('rush'), member, amount: fc.bigInt({ min: 50n, max: 500n }), times: fc.nat({ max: 5 }) }),
  weighed(1, { do: fc.constantFrom('seal', 'reconcile') }),
)

/** A whole history of so many steps. */
export const history = (steps: number): fc.Arbitrary<Step[]> => fc.array(step, { minLength: steps, maxLength: steps })
