import { setRebates as contract } from '@tucano/contract/agents/downlines'
import { maskNickname } from '#accounts/mask'
import { refuseSuspended } from '#accounts/suspensions'
import { tell } from '#inbox/tell'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { changeRebates } from '#team/rebates'

export const setRebates = ({ db, brand }: Services) =>
  answer(contract, async ({ memberId: asked, rebates }, { member: { memberId: giverId } }) => {
    const memberId = BigInt(asked)
    await db.transaction().execute(async (trx) => {
      await refuseSuspended(trx, giverId)
      const { asked: isAsked } = await changeRebates(trx, { giverId, memberId, rebates, maxBp: brand.agents.rebateMaxBp })
      if (!isAsked) return
      const { nickname } = await trx.selectFrom('member.members').select('nickname').where('id', '=', giverId).executeTakeFirstOrThrow()
      await tell(trx, memberId, { kind: 'rebatesAsked', facts: { other: maskNickname(nickname) } })
    })
    return {}
  })
