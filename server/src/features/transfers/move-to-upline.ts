import type { Transfer } from '@tucano/contract/transfers'
import { openAccount, post } from '@tucano/ledger'
import { judgeCashOut, lockCashOut } from '#cashier/cash-out'
import { maskNickname } from '#accounts/mask'
import type { Member } from '#accounts/members'
import { tell } from '#inbox/tell'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { findTransfer, lockMember, transferredToday, writeTransfer } from './store.ts'

interface Moved {
  own: Pick<Member, 'id' | 'nickname'>
  upline: Pick<Member, 'id'>
  transferId: string
  amount: bigint
}

/** One posting, once for an id, within the day's limit however many ask at once. The upline is told of it. */
export function moveToUpline({ db, brand }: Pick<Services, 'db' | 'brand'>, { own, upline, transferId, amount }: Moved): Promise<Transfer> {
  const currency = brand.currency.code
  return db.transaction().execute(async (trx) => {
    await lockMember(trx, own.id)
    const known = await findTransfer(trx, own.id, transferId)
    if (known && known.amount !== String(amount)) throw new Fault('key.conflict')
    if (known) return known
    if ((await transferredToday(trx, own.id, brand.timeZone)) + amount > BigInt(brand.transfers.perDay)) throw new Fault('transfer.limit')
    const from = await openAccount(trx, { memberId: own.id, pocket: 'cash', currency })
    const to = await openAccount(trx, { memberId: upline.id, pocket: 'cash', currency })
    await lockCashOut(trx, { memberId: own.id, to: upline.id })
    await judgeCashOut({ brand }, trx, { memberId: own.id, amount })
    const { postingId } = await post(trx, {
      key: `upline:${own.id}:${transferId}`,
      kind: 'transferUpline',
      moves: [{ from, to, amount, currency }],
    })
    await writeTransfer(trx, { memberId: own.id, uplineId: upline.id, transferId, amount, currency, postingId }, brand.timeZone)
    await tell(trx, upline.id, {
      kind: 'transferReceived',
      facts: { amount: String(amount), currency, from: maskNickname(own.nickname) },
    })
    return (await findTransfer(trx, own.id, transferId))!
  })
}
