import { setRebates as contract } from '@tucano/contract/agents/downlines'
import { refuseSuspended } from '#accounts/suspensions'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { changeRebates } from '#team/rebates'

export const setRebates = ({ db, brand }: Services) =>
  answer(contract, async ({ memberId, rebates }, { member: { memberId: giverId } }) => {
    await db.transaction().execute(async (trx) => {
      await refuseSuspended(trx, giverId)
      await changeRebates(trx, { giverId, memberId: BigInt(memberId), rebates, maxBp: brand.agents.rebateMaxBp })
    })
    return {}
  })
