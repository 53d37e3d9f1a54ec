/** Why the ledger says no. Nothing was written. */
export const refusals = [
  'amount.invalid',
  'account.unknown',
  'account.closed',
  'account.locked',
  'currency.unknown',
  'currency.mismatch',
  'currency.mixed',
  'balance.insufficient',
  'balance.limit',
  'key.invalid',
  'key.conflict',
  'posting.invalid',
  'posting.unknown',
  'posting.irreversible',
  'posting.reversed',
  'hold.unknown',
  'hold.closed',
  'hold.exceeded',
  'round.unknown',
  'round.settled',
  'round.void',
  'round.id.invalid',
  'round.open',
  'event.unknown',
  'event.closed',
  'event.suspended',
  'event.open',
  'pot.differs',
  'version.conflict',
  'seed.stale',
  'seed.open',
  'jurisdiction.not.available',
  'play.closed',
  'check.due',
  'bonus.none',
  'bonus.product',
  'bonus.stake',
  'ticket.unknown',
  'limit.stake',
  'limit.loss',
  'limit.bets',
  'limit.time',
  'limit.deposit',
  'limit.unknown',
  'limit.waiting',
  'upline.not.agent',
  'team.circle',
  'team.deep',
  'team.not.empty',
] as const
export type RefusalCode = (typeof refusals)[number]

/** A decision, not a trouble: the same call would be refused again. `what` names the account, key or amount that it is about. */
export class LedgerRefusal extends Error {
  readonly code: RefusalCode
  readonly what: string

  constructor(code: RefusalCode, what = '') {
    super(what ? `${code}: ${what}` : code)
    this.code = code
    this.what = what
  }
}

/** The state that the SQL functions give a refusal; its message is the code. */
const REFUSED = 'LG000'

/** Whether the database reports a refusal. */
export const isRefusal = (error: unknown): boolean => (error as { code?: unknown }).code === REFUSED

/** Runs a call of the ledger and makes a refusal of the one that the database reports. */
export async function refusing<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const { message, detail } = error as { message?: string; detail?: string }
    if (isRefusal(error)) throw new LedgerRefusal(message as RefusalCode, detail)
    throw error
  }
}
