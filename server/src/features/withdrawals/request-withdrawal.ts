import type { WithdrawalMethod } from '@tucano/brand'
import { moneyQueueChanged } from '@tucano/contract/deposits'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { requestWithdrawal as contract } from '@tucano/contract/withdrawals'
import type { Db } from '@tucano/database'
import { hold, openAccount } from '@tucano/ledger'
import { giveUpActive } from '#bonus/bonuses'
import { judgeCashOut, lockCashOut } from '#cashier/cash-out'
import { provePaymentPassword } from '#accounts/payment-password'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { publish } from '#platform/outbox'
import { readPayees } from './payees.ts'
import { readDay, showWithdrawal } from './store.ts'

const RATE_WHOLE = 10_000n

interface AskedWithdrawal {
  withdrawalId: string
  payeeId: string
  amount: bigint
  method: WithdrawalMethod
  givesUpBonus?: boolean
}

const feeOf = ({ feeRate, feeFixed }: Pick<WithdrawalMethod, 'feeRate' | 'feeFixed'>, amount: bigint): bigint =>
  (amount * BigInt(feeRate)) / RATE_WHOLE + BigInt(feeFixed)

/** The money is set aside in the transaction that writes the withdrawal down, with the member's limits locked: of many at once, each is judged after the last. */
export const requestWithdrawal = (services: Services) =>
  answer(
    contract,
    async (
      { withdrawalId, payeeId, method: name, amount: text, paymentPassword, givesUpBonus = false },
      { member: { memberId, type } },
    ) => {
      const { db, brand } = services
      if (type === TRIAL_TYPE) throw new Fault('account.trial')
      const method = brand.cashier.withdrawals.find((one) => one.method === name)
      if (!method) throw new Fault('withdrawal.method')
      const amount = BigInt(text)
      const fee = feeOf(method, amount)
      if (amount < method.min || amount > method.max || fee >= amount)
        throw new Fault('withdrawal.amount', { value: { min: String(method.min), max: String(method.max) } })
      await provePaymentPassword(services, memberId, paymentPassword)
      const currency = brand.currency.code
      await db.transaction().execute(async (trx) => {
        const account = await openAccount(trx, { memberId, pocket: 'cash', currency })
        await openAccount(trx, { memberId, pocket: 'locked', currency })
        await lockCashOut(trx, { memberId })
        const asked = { withdrawalId, payeeId, amount, method }
        if (await isKnown(trx, memberId, asked)) return
        await judge(services, trx, memberId, { ...asked, givesUpBonus })
        if (givesUpBonus && (await giveUpActive(trx, memberId, currency)) === 'open') throw new Fault('bonus.open')
        const { postingId } = await hold(trx, { key: `withdrawal:${withdrawalId}:hold`, account, amount })
        await trx
          .insertInto('cashier.withdrawals')
          .values({
            id: withdrawalId,
            member_id: memberId,
            payee_id: payeeId,
            method: method.method,
            kind: method.kind,
            amount,
            fee,
            currency,
            hold_id: postingId,
          })
          .execute()
        await publish(trx, moneyQueueChanged, {})
      })
      return showWithdrawal(db, withdrawalId)
    },
  )

async function isKnown(trx: Db, memberId: bigint, { withdrawalId, payeeId, amount, method }: AskedWithdrawal): Promise<boolean> {
  const known = await trx
    .selectFrom('cashier.withdrawals')
    .select(['member_id', 'payee_id', 'amount', 'method'])
    .where('id', '=', withdrawalId)
    .executeTakeFirst()
  if (!known) return false
  if (known.member_id !== memberId || known.payee_id !== payeeId || known.amount !== amount || known.method !== method.method)
    throw new Fault('key.conflict')
  return true
}

/** The payee, the day, and what holds for every way out of cash. */
async function judge(
  services: Services,
  trx: Db,
  memberId: bigint,
  { payeeId, amount, method, givesUpBonus = false }: AskedWithdrawal,
): Promise<void> {
  const { cashier } = services.brand
  const payee = (await readPayees({ db: trx, vault: services.vault }, memberId)).find((one) => one.payeeId === payeeId)
  if (!payee || (method.kind !== 'c2c' && payee.kind !== method.kind)) throw new Fault('payee.unknown')
  if (payee.cooling) throw new Fault('payee.cooling')
  const day = await readDay(trx, memberId)
  const same = day.find((one) => one.method === method.method)
  const inAll = day.reduce((sum, one) => sum + one.amount, 0n)
  if ((same?.count ?? 0) >= method.dayCount || (same?.amount ?? 0n) + amount > method.dayAmount || inAll + amount > cashier.dayAmount)
    throw new Fault('withdrawal.day')
  await judgeCashOut(services, trx, { memberId, amount, isBonusGivenUp: givesUpBonus })
}
