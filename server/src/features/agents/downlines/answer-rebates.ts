import { answerRebates as contract } from '@tucano/contract/agents/downlines'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { answerAsked } from '#team/rebates'

export const answerRebates = ({ db }: Services) =>
  answer(contract, async ({ askedId, accept }, { member: { memberId } }) => {
    await db.transaction().execute((trx) => answerAsked(trx, { memberId, askedId: BigInt(askedId), accept }))
    return {}
  })
