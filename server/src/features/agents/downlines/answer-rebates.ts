import { answerRebates as contract } from '@tucano/contract/agents/downlines'
import { tell } from '#inbox/tell'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { answerAsked } from '#team/rebates'

export const answerRebates = ({ db }: Services) =>
  answer(contract, async ({ askedId, accept }, { member: { memberId } }) => {
    await db.transaction().execute(async (trx) => {
      const { askedBy } = await answerAsked(trx, { memberId, askedId: BigInt(askedId), accept })
      if (askedBy === null) return
      const { account } = await trx.selectFrom('member.members').select('account').where('id', '=', memberId).executeTakeFirstOrThrow()
      await tell(trx, askedBy, { kind: 'rebatesAnswered', facts: { other: account, answer: accept ? 'yes' : 'no' } })
    })
    return {}
  })
