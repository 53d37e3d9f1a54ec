import type { Period } from '#betting/closings'
import type { TeamType } from '#team/product-type'

export type AgreementKind = 'dividend' | 'salaryDay' | 'salaryHour' | 'salaryLive'

/** Offered, in force, in force with other terms offered, in force with its end asked for, refused, withdrawn or run out, ended. */
export type AgreementState = 'P' | 'A' | 'E' | 'V' | 'R' | 'X' | 'C'

/** What somebody does about an agreement. */
export type AgreementAct = 'accept' | 'reject' | 'withdraw' | 'edit' | 'askEnd' | 'confirmEnd' | 'keep' | 'expire' | 'end'

interface Turn {
  to: AgreementState
  /** Who may: the one who would get the money, the one who pays it, time, or an operator. */
  by: 'payee' | 'payer' | 'time' | 'operator'
}

const TURNS: Partial<Record<AgreementState, Partial<Record<AgreementAct, Turn>>>> = {
  P: {
    accept: { to: 'A', by: 'payee' },
    reject: { to: 'R', by: 'payee' },
    withdraw: { to: 'X', by: 'payer' },
    expire: { to: 'X', by: 'time' },
    end: { to: 'X', by: 'operator' },
  },
  A: {
    edit: { to: 'E', by: 'payer' },
    askEnd: { to: 'V', by: 'payer' },
    end: { to: 'C', by: 'operator' },
  },
  E: {
    accept: { to: 'A', by: 'payee' },
    reject: { to: 'A', by: 'payee' },
    withdraw: { to: 'A', by: 'payer' },
    expire: { to: 'A', by: 'time' },
    end: { to: 'C', by: 'operator' },
  },
  V: {
    confirmEnd: { to: 'C', by: 'payee' },
    keep: { to: 'A', by: 'payee' },
    withdraw: { to: 'A', by: 'payer' },
    expire: { to: 'A', by: 'time' },
    end: { to: 'C', by: 'operator' },
  },
}

/** What an act makes of an agreement; nothing, if it cannot be done now. */
export const turnOf = (state: AgreementState, act: AgreementAct): Turn | undefined => TURNS[state]?.[act]

export interface Agreement {
  id: bigint
  payerId: bigint | null
  payeeId: bigint
  kind: AgreementKind
  type: TeamType
  period: Period
  state: AgreementState
  version: number
  endsAt: Date | null
  carried: bigint
}

const PERIODS = { salaryDay: 'day', salaryHour: 'hour', salaryLive: 'fiveMinutes' } as const

/** How often something is paid. Dividends have the period that was agreed; half a month, if none was. */
export const periodOf = (kind: AgreementKind, asked: Period = 'halfMonth'): Period => (kind === 'dividend' ? asked : PERIODS[kind])
