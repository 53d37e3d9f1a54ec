import Type, { type Static } from 'typebox'

/** Minor units. */
const Units = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
/** Hundredths of a per cent. */
const Rate = Type.Integer({ minimum: 0, maximum: 5000 })
const Name = Type.String({ pattern: '^[a-z0-9-]{2,20}$' })

const shared = {
  /** What the method is called in books and addresses. */
  method: Name,
  min: Units,
  max: Units,
  feeRate: Rate,
  /** How long it usually takes, until there are rows to measure it by. */
  usualMinutes: Type.Integer({ minimum: 0 }),
}

const DepositMethod = Type.Union([
  Type.Object({
    kind: Type.Literal('pix'),
    ...shared,
    /** How long a charge can be paid. */
    minutes: Type.Integer({ minimum: 5, maximum: 1440 }),
    /** Amounts to choose from. */
    chips: Type.Array(Units, { minItems: 1, maxItems: 8 }),
  }),
  Type.Object({
    kind: Type.Literal('transfer'),
    ...shared,
    hours: Type.Integer({ minimum: 1, maximum: 168 }),
    chips: Type.Array(Units, { minItems: 1, maxItems: 8 }),
    /** Where the money is sent to. */
    account: Type.Object({
      bank: Type.String(),
      branch: Type.String(),
      number: Type.String(),
      holder: Type.String(),
      document: Type.String(),
    }),
  }),
])
export type DepositMethod = Static<typeof DepositMethod>

const WithdrawalMethod = Type.Object({
  kind: Type.Enum(['pix', 'bank', 'c2c']),
  ...shared,
  /** In minor units, besides the rate. */
  feeFixed: Type.Integer({ minimum: 0 }),
  /** What a member may withdraw by this method in a day. */
  dayAmount: Units,
  dayCount: Type.Integer({ minimum: 1 }),
})
export type WithdrawalMethod = Static<typeof WithdrawalMethod>

/** How money comes in and goes out. */
export const Cashier = Type.Object({
  deposits: Type.Array(DepositMethod, { minItems: 1 }),
  withdrawals: Type.Array(WithdrawalMethod, { minItems: 1 }),
  /** What a member may withdraw in a day, by all methods. */
  dayAmount: Units,
  /** Of every deposit, so many hundredths of a per cent have to be staked before a withdrawal: 10000 is once. */
  wagerRate: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  /** Hours until a new payee can be used. */
  coolingHours: Type.Integer({ minimum: 0, maximum: 168 }),
  /** Minutes until a part that nobody answered for counts as received. */
  confirmMinutes: Type.Integer({ minimum: 1 }),
  /** Above so much a transfer, or a withdrawal with those of its member in the 24 hours before, is approved by two operators. */
  secondApprovalAbove: Units,
  /** In thirty days, above so much, documents have to be verified. */
  documentsAbove: Type.Object({ deposits: Units, withdrawals: Units }),
})
export type Cashier = Static<typeof Cashier>
