import { SERVICE_TIME_DAYS } from '@tucano/contract/cashier'
import { listWithdrawalMethods as contract } from '@tucano/contract/withdrawals'
import { freeCash, readCashOutBounds } from '#cashier/cash-out'
import { findMember } from '#accounts/members'
import { readAccounts } from '@tucano/ledger'
import type { Payments } from '#payments/open-payments'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { readPayees, showPayee } from './payees.ts'
import { readDay } from './store.ts'

const positive = (amount: bigint): string => String(amount > 0n ? amount : 0n)

export const listWithdrawalMethods = (services: Services, payments: Payments | undefined) =>
  answer(contract, async (_request, { member: { memberId } }) => {
    const { db, brand } = services
    const { cashier, currency } = brand
    const [accounts, day, bounds, payees, member, times] = await Promise.all([
      readAccounts(db, [memberId]),
      readDay(db, memberId),
      readCashOutBounds(services, db, memberId),
      readPayees(services, memberId),
      findMember(db, memberId),
      sql<{ method: string; seconds: number }>`
        select method, round(avg(extract(epoch from done_at - asked_at)))::int as seconds from cashier.times
        where kind = 'withdrawal' and done_at > clock_timestamp() - make_interval(days => ${SERVICE_TIME_DAYS}) group by method`.execute(
        db,
      ),
    ])
    const { wagering, person, withoutDocuments, bonus } = bounds
    const cash = accounts.find(({ kind, currency: code }) => kind === 'cash' && code === currency.code)
    const asked = day.reduce((sum, { amount }) => sum + amount, 0n)
    return {
      currency: currency.code,
      available: String(freeCash(cash?.balance ?? 0n, bounds)),
      methods: cashier.withdrawals
        .filter(({ kind }) => kind === 'c2c' || payments !== undefined)
        .map(({ method, kind, min, max, feeRate, feeFixed, dayAmount, dayCount, usualMinutes }) => {
          const today = day.find((one) => one.method === method)
          const measured = times.rows.find((one) => one.method === method)
          return {
            method,
            kind,
            min: String(min),
            max: String(max),
            feeRate,
            feeFixed: String(feeFixed),
            leftAmount: positive(BigInt(dayAmount) - (today?.amount ?? 0n)),
            leftCount: Math.max(dayCount - (today?.count ?? 0), 0),
            seconds: measured?.seconds ?? usualMinutes * 60,
            measured: measured !== undefined,
          }
        }),
      payees: payees.map(showPayee),
      leftAmount: positive(BigInt(cashier.dayAmount) - asked),
      wagering: { required: String(wagering.required), done: String(wagering.done) },
      paymentPassword: Boolean(member?.payment_password_hash),
      documents: person.state,
      withoutDocuments: withoutDocuments === undefined ? null : String(withoutDocuments),
      bonus: bonus ? { ...bonus, balance: String(bonus.balance) } : null,
    }
  })
