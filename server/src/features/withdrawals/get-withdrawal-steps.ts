import { type WithdrawalStep, getWithdrawalSteps as contract } from '@tucano/contract/withdrawals'
import { readAccounts } from '@tucano/ledger'
import { type CashOutBounds, freeCash, readCashOutBounds } from '#cashier/cash-out'
import { findMember } from '#accounts/members'
import type { Payments } from '#payments/open-payments'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { type KnownPayee, readPayees } from './payees.ts'

/** What stands between a member and a withdrawal, told before any money comes in. */
export const getWithdrawalSteps = (services: Services, payments: Payments | undefined) =>
  answer(contract, async (_request, { member: { memberId } }) => {
    const { db, brand } = services
    const [accounts, bounds, payees, member, paid] = await Promise.all([
      readAccounts(db, [memberId]),
      readCashOutBounds(services, db, memberId),
      readPayees(services, memberId),
      findMember(db, memberId),
      db
        .selectFrom('cashier.withdrawals')
        .select('id')
        .where('member_id', '=', memberId)
        .where('state', '=', 'paid')
        .limit(1)
        .executeTakeFirst(),
    ])
    const cash = accounts.find(({ kind, currency }) => kind === 'cash' && currency === brand.currency.code)?.balance ?? 0n
    const { required, done } = bounds.wagering
    const hasPassword = Boolean(member?.payment_password_hash)
    return {
      steps: [
        { step: 'paymentPassword' as const, state: hasPassword ? ('done' as const) : ('open' as const) },
        { step: 'documents' as const, state: stateOfDocuments(bounds) },
        { step: 'key' as const, state: stateOfKeys(payees) },
        { step: 'wagering' as const, state: stateOfWagering(bounds) },
      ],
      first: paid === undefined,
      available: String(freeCash(cash, bounds)),
      loginPassword: Boolean(member?.password_hash),
      documents: bounds.person.state,
      withoutDocuments: bounds.withoutDocuments === undefined ? null : String(bounds.withoutDocuments),
      wagering: { required: String(required), done: String(done), left: String(required - done) },
      wagerRate: brand.cashier.wagerRate,
      keyUsableAt: payees.every(({ cooling }) => cooling) && payees.length > 0 ? Math.min(...payees.map((one) => one.usableAt)) : null,
      coolingHours: brand.cashier.coolingHours,
      keysUrl: payments?.keysUrl ?? null,
    }
  })

function stateOfDocuments({ person: { state } }: CashOutBounds): WithdrawalStep['state'] {
  if (state === 'verified') return 'done'
  return state === 'waiting' ? 'waiting' : 'open'
}

function stateOfKeys(payees: readonly KnownPayee[]): WithdrawalStep['state'] {
  if (payees.length === 0) return 'open'
  return payees.every(({ cooling }) => cooling) ? 'waiting' : 'done'
}

function stateOfWagering({ wagering: { required, done } }: CashOutBounds): WithdrawalStep['state'] {
  if (required === 0n) return 'notNeeded'
  return done < required ? 'open' : 'done'
}
