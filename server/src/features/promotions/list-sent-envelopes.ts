import { listSentEnvelopes as contract } from '@tucano/contract/promotions/sent-envelopes'
import { readAccounts } from '@tucano/ledger'
import { findMember } from '#accounts/members'
import { transferredToday } from '#cashier/transfers'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { listSent } from '#promotions/read-sent-envelopes'
import { refuseTrial } from './press.ts'

export const listSentEnvelopes = ({ db, brand }: Services) =>
  answer(contract, async (_request, { member }) => {
    refuseTrial(member)
    const { memberId } = member
    const [own, accounts, moved] = [
      await findMember(db, memberId),
      await readAccounts(db, [memberId]),
      await transferredToday(db, memberId),
    ]
    const cash = accounts.find(({ kind, currency }) => kind === 'cash' && currency === brand.currency.code)
    const { min, max, perDay } = brand.transfers
    const left = BigInt(perDay) - moved
    return {
      list: await listSent(db, memberId),
      paymentPassword: typeof own?.payment_password_hash === 'string',
      available: String(cash?.balance ?? 0n),
      min: String(min),
      max: String(max),
      leftToday: String(left > 0n ? left : 0n),
    }
  })
