import { forfeitBonus as contract } from '@tucano/contract/rewards'
import { endBonus } from '#bonus/bonuses'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

export const forfeitBonus = ({ db, brand }: Services) =>
  answer(contract, async ({ grantId }, { member: { memberId } }) => {
    const ended = await db
      .transaction()
      .execute((trx) => endBonus(trx, { id: BigInt(grantId), memberId, currency: brand.currency.code }, 'forfeited'))
    if (ended !== 'ended') throw new Fault(ended === 'open' ? 'bonus.open' : 'bonus.none')
    return {}
  })
