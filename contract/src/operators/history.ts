// How what was decided in a queue of the back office is asked for, whichever queue it is.
import Type from 'typebox'
import { Day } from '../fields.ts'
import { Money } from '../money.ts'

export const HISTORY_A_PAGE = 20

/** A member, a request or an amount, as somebody types it; on a day of the brand; decided by an operator, named by account. */
export const historyFilter = {
  day: Type.Optional(Day),
  by: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9._-]{2,31}$' })),
  query: Type.Optional(Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' })),
}

/** What the requests of one outcome come to. */
export const outcomeTotal = { count: Type.Integer(), amount: Money, fee: Money }

export const historyErrors = ['operator.not.session', 'operator.role', 'password.change.required'] as const
/** A file is work: nobody needs more of them. */
export const exportLimit = { max: 10, windowMs: 60_000 }
