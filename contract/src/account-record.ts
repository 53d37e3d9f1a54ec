import Type, { type Static } from 'typebox'
import { endpoint, withMembers } from './endpoint.ts'
import { memberErrors } from './errors.ts'
import { Day, Id, TimeAndId } from './fields.ts'
import { Money } from './money.ts'

export const MOVEMENTS_A_PAGE = 20
/** A file has so many lines at most, and says so when there would be more. */
export const EXPORT_MAX = 100_000

/** What a movement is filed under. Entries of rounds are bets. */
export const headings = ['bets', 'deposits', 'withdrawals', 'transfers', 'bonuses', 'commissions', 'rebates', 'adjustments'] as const
export type Heading = (typeof headings)[number]

/** Whose record it is: one pocket of the member, or all its wallets at vendors. */
export const recordPockets = ['cash', 'bonus', 'locked', 'vendors', 'points'] as const
export type RecordPocket = (typeof recordPockets)[number]

/** One entry of the member's books. */
export const Movement = Type.Object({
  /** Its position, and so its name. */
  id: Type.String(),
  at: Type.Integer(),
  heading: Type.Enum([...headings]),
  /** What its posting was, in a word. Pages meet kinds that are newer than they are. */
  kind: Type.String(),
  amount: Money,
  /** What the pocket held afterwards. */
  balance: Money,
  /** Of a wallet at a vendor: whose. Of a move to or from one: the other side. */
  vendorName: Type.Union([Type.String(), Type.Null()]),
  /** The round that it belongs to. */
  round: Type.Union([
    Type.Object({
      roundId: Type.String(),
      gameName: Type.String(),
      vendorName: Type.String(),
      stake: Money,
      payout: Money,
      state: Type.Enum(['open', 'settled', 'void']),
      /** What is to be told besides: part of it was decided, its result was corrected, or the member has ended it before its event did. */
      mark: Type.Union([Type.Enum(['part', 'corrected', 'cashedOut']), Type.Null()]),
    }),
    Type.Null(),
  ]),
})
export type Movement = Static<typeof Movement>

const asked = {
  /** Days of the brand's time zone, both included. */
  from: Day,
  to: Day,
  pocket: Type.Enum([...recordPockets]),
  /** One heading alone; without it, all of them. */
  heading: Type.Optional(Type.Enum([...headings])),
}

const Total = Type.Object({
  movements: Type.Integer(),
  credit: Money,
  debit: Money,
  /** What the pocket held when the period began, and when it ended: whatever the heading. */
  opening: Money,
  closing: Money,
})
export type MovementTotal = Static<typeof Total>

const errors = ['login.not.session', 'password.change.required'] as const
const ofRecord = { method: 'GET', access: 'member', moduleId: 'COMM3', whileExcluded: true } as const

export const listMovements = endpoint('listMovements', {
  summary: 'The member’s account record: every movement of a pocket with the balance after it, newest first',
  path: '/wps/report/transaction',
  ...ofRecord,
  request: Type.Object({
    ...asked,
    /** Where the last page ended. */
    before: Type.Optional(TimeAndId),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  /** `total` comes with the first page. */
  reply: Type.Object({
    currency: Type.String(),
    list: Type.Array(Movement),
    next: Type.Union([Type.String(), Type.Null()]),
    total: Type.Union([Total, Type.Null()]),
  }),
  errors: [...errors],
})

export const exportMovements = endpoint('exportMovements', {
  summary: 'The same as a file: text/csv, written as it is read, at most 100,000 lines',
  path: '/wps/report/transaction/export',
  ...ofRecord,
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object(asked),
  reply: Type.String(),
  errors: [...errors],
})

export const listMemberMovements = endpoint('listMemberMovements', {
  summary: 'A member’s account record, for operators',
  path: '/wps/operators/members/movements',
  method: 'GET',
  ...withMembers,
  request: Type.Object({ memberId: Id, ...asked, before: Type.Optional(TimeAndId) }),
  reply: listMovements.reply,
  errors: memberErrors,
})
